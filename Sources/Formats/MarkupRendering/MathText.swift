import Flashcards

/// Formulas of TeX as text, as far as they can be written so: what has no such form stands in them as
/// its source.
struct MathText {
  /// The greatest depth of groups within groups.
  private static let greatestDepth = 8

  private let source: [Character]
  private var index = 0
  private var output = ""

  /// The formula in Unicode: `x^2` as `x²`, `\alpha` as `α`, `\frac{a}{b}` as `a/b`; nil if a part of
  /// the whole of
  /// it has no such form.
  static func unicode(of source: String) -> String? {
    guard source.utf8.count <= 1_000 else { return nil }
    var formula = MathText(source: Array(source))
    guard let text = formula.sequence(depth: 0, isGroup: false) else { return nil }
    let result = text.withoutBlanks
    return result.isEmpty || result == source.withoutBlanks ? nil : result
  }

  private init(source: [Character]) { self.source = source }

  private var character: Character? { index < source.count ? source[index] : nil }

  private mutating func skipSpace() {
    while character?.isWhitespace == true { index += 1 }
  }

  /// Reads up to the end of the formula or of the group.
  private mutating func sequence(depth: Int, isGroup: Bool) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    var text = ""
    while let next = character {
      if next == "}" {
        guard isGroup else { return nil }
        index += 1
        return text
      }
      if next.isWhitespace {
        skipSpace()
        if !text.isEmpty, text.last != " " { text.append(" ") }
        continue
      }
      guard let atom = atomOrSource(depth: depth) else { return nil }
      if atom.isRelation {
        if text.last == " " { text.removeLast() }
        text += (text.isEmpty ? "" : " ") + atom.text + " "
        skipSpace()
      } else {
        text += atom.text
      }
    }
    return isGroup ? nil : text
  }

  /// One thing of a formula.
  private struct Atom {
    let text: String
    var isRelation = false
  }

  /// The next thing; a command that has no form here as its source, with the groups behind it.
  private mutating func atomOrSource(depth: Int) -> Atom? {
    let start = index
    if let atom = atom(depth: depth) { return atom }
    guard start < source.count, source[start] == "\\" else { return nil }
    index = start + 1
    while let next = character, next.isASCII, next.isLetter { index += 1 }
    guard index > start + 1 else { return nil }
    while character == "{", group() != nil {}
    return Atom(text: String(source[start..<index]))
  }

  /// The source of a group, without its braces; nil where none begins or ends here.
  private mutating func group() -> ArraySlice<Character>? {
    guard character == "{" else { return nil }
    var depth = 0
    var end = index
    while end < source.count {
      if source[end] == "\\" {
        end += 1
      } else if source[end] == "{" {
        depth += 1
      } else if source[end] == "}" {
        depth -= 1
      }
      end += 1
      if depth == 0, end <= source.count {
        defer { index = end }
        return source[(index + 1)..<(end - 1)]
      }
    }
    return nil
  }

  private mutating func atom(depth: Int) -> Atom? {
    guard let next = character else { return nil }
    index += 1
    switch next {
    case "{": return sequence(depth: depth + 1, isGroup: true).map { Atom(text: $0) }
    case "^", "_": return script(next == "^" ? .raised : .lowered, depth: depth)
    case "\\": return command(depth: depth)
    case "~": return Atom(text: " ")
    case "'": return Atom(text: "′")
    case "&", "#", "$", "%", "\"", "`": return nil
    default: return Atom(text: String(next))
    }
  }

  /// The argument of a command: a group or one atom.
  private mutating func argument(depth: Int) -> String? {
    skipSpace()
    guard depth < Self.greatestDepth, character != "}", character != "^", character != "_" else {
      return nil
    }
    return atomOrSource(depth: depth + 1)?.text
  }

  private mutating func script(_ script: TextState.Script, depth: Int) -> Atom? {
    guard let text = argument(depth: depth) else { return nil }
    if script == .raised, text == "∘" || text == "°" { return Atom(text: "°") }
    let dense = text.filter { $0 != " " }
    if let written = ScriptCharacters.text(dense, script) { return Atom(text: written) }
    let sign = script == .raised ? "^" : "_"
    return Atom(text: sign + (dense.count == 1 ? dense : "(\(dense))"))
  }

  private mutating func command(depth: Int) -> Atom? {
    let start = index
    while let next = character, next.isASCII, next.isLetter { index += 1 }
    guard index > start else {
      defer { index += 1 }
      return character.flatMap { Self.signs[$0] }.map { Atom(text: $0) }
    }
    let name = String(source[start..<index])
    if let symbol = MathSymbols.symbols[name] {
      skipSpace()
      return Atom(text: symbol)
    }
    if let symbol = MathSymbols.relations[name] { return Atom(text: symbol, isRelation: true) }
    if MathSymbols.functions.contains(name) { return Atom(text: name) }
    if let accent = MathSymbols.accents[name] {
      return argument(depth: depth).flatMap { $0.count == 1 ? Atom(text: $0 + accent) : nil }
    }
    switch name {
    case "frac", "dfrac", "tfrac": return fraction(depth: depth)
    case "sqrt": return root(depth: depth)
    case "left", "right":
      guard let bracket = argument(depth: depth) else { return nil }
      return Atom(text: bracket == "." ? "" : bracket)
    case "mathbb":
      return argument(depth: depth).flatMap { MathSymbols.doubled[$0] }.map { Atom(text: $0) }
    case "text", "textrm", "textbf", "textit", "mathrm", "mathbf", "mathit", "mathsf",
      "operatorname":
      return argument(depth: depth).map { Atom(text: $0) }
    case "ce": return group().flatMap { ChemistryText.unicode(of: $0) }.map { Atom(text: $0) }
    case "begin": return environment(depth: depth)
    case "quad", "qquad": return Atom(text: "  ")
    case "displaystyle", "limits", "big", "Big", "bigl", "bigr": return Atom(text: "")
    default: return nil
    }
  }

  /// A matrix or rows of formulas, up to its end.
  private mutating func environment(depth: Int) -> Atom? {
    guard depth < Self.greatestDepth, let name = group().map({ String($0) }),
      let form = MathRows.forms[name]
    else { return nil }
    if name == "array" { _ = group() }
    guard let rows = MathRows(source, from: index, endOf: name) else { return nil }
    index = rows.end
    let texts = rows.cells.map { row in
      row.map { cell in
        var inner = MathText(source: Array(cell))
        return (inner.sequence(depth: depth + 1, isGroup: false) ?? String(cell)).withoutBlanks
      }.joined(separator: form.cells)
    }
    let written = texts.filter { !$0.isEmpty }.joined(separator: "; ")
    return Atom(text: form.open + written + form.close)
  }

  private mutating func fraction(depth: Int) -> Atom? {
    guard let above = argument(depth: depth), let beneath = argument(depth: depth) else {
      return nil
    }
    return Atom(text: Self.bracketed(above) + "/" + Self.bracketed(beneath))
  }

  private mutating func root(depth: Int) -> Atom? {
    var degree = ""
    skipSpace()
    if character == "[" {
      guard let end = source[index...].prefix(8).firstIndex(of: "]"),
        let raised = ScriptCharacters.text(String(source[(index + 1)..<end]), .raised)
      else { return nil }
      degree = raised
      index = end + 1
    }
    return argument(depth: depth).map { Atom(text: degree + "√" + Self.bracketed($0)) }
  }

  /// The text in brackets if it is more than one number or name.
  private static func bracketed(_ text: String) -> String {
    let isOne = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "," }
    let isNumber = text.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
    return isNumber || (isOne && text.count <= 3) ? text : "(\(text))"
  }

  /// Commands of one sign.
  private static let signs: [Character: String] = [
    ",": " ", ";": " ", ":": " ", " ": " ", "!": "", "{": "{", "}": "}", "%": "%", "$": "$",
    "&": "&", "#": "#", "_": "_", "|": "‖",
  ]
}

extension String {
  /// The text without blanks at its ends.
  var withoutBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
