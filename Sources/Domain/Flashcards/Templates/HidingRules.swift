/// The rules of a style sheet by which something is hidden or shown: `display` and `visibility`, for
/// selectors of elements, classes and ids, within one another or directly in one another.
public struct HidingRules: Sendable, Hashable {
  /// The conditions of a selector on one element.
  public struct Compound: Sendable, Hashable {
    /// The element's name; nil for any.
    public internal(set) var element: String?
    /// Its id; nil for any.
    public internal(set) var id: String?
    /// The classes it has.
    public internal(set) var classes: [String] = []
    /// True if the element stands directly in that of the compound before.
    public internal(set) var isChild = false
  }

  /// A rule with one selector.
  public struct Rule: Sendable, Hashable {
    /// The parts of the selector, the outermost first.
    public let selector: [Compound]
    /// True where `display` is `none`; nil where it is not set.
    public internal(set) var removes: Bool?
    /// True where `visibility` is `hidden`; nil where it is not set.
    public internal(set) var conceals: Bool?
    /// True for what also wins over the element's own `style`.
    public let isImportant: Bool
    /// The number by which the more precise of two rules wins.
    public let specificity: Int
  }

  private static let mostBytes = 200_000
  private static let mostRules = 500
  private static let mostParts = 8

  /// The rules, in their order.
  public private(set) var rules: [Rule] = []
  /// True if something is hidden in another way, which is not followed: another selector or property.
  public private(set) var hidesOtherwise = false

  /// Reads a style sheet; what is none in it is passed over.
  public init(_ css: String) {
    // Most style sheets hide nothing.
    guard Self.signs.contains(where: css.contains) else { return }
    var rest = Array(Self.withoutComments(css).utf8.prefix(Self.mostBytes))[...]
    while let open = rest.firstIndex(where: { $0 == Self.open || $0 == Self.semicolon }) {
      let prelude = Self.text(rest[rest.startIndex..<open])
      guard rest[open] == Self.open else {
        rest = rest[(open + 1)...]
        continue
      }
      let end = Self.end(of: rest, from: open)
      let body = Self.text(rest[(open + 1)..<end])
      rest = rest[min(end + 1, rest.endIndex)...]
      if prelude.hasPrefix("@") {
        if !prelude.hasPrefix("@font-face"), Declarations(of: body).hides { hidesOtherwise = true }
      } else {
        add(prelude, body)
      }
    }
  }

  private static let signs = ["display", "visibility", "opacity", "font-size", "transparent"]
  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let semicolon = UInt8(ascii: ";")

  private mutating func add(_ prelude: String, _ body: String) {
    for isImportant in [false, true] {
      let found = Declarations(of: body, isImportant: isImportant)
      if found.hidesOtherwise { hidesOtherwise = true }
      guard found.removes != nil || found.conceals != nil else { continue }
      for text in prelude.split(separator: ",") {
        guard let selector = Self.selector(text), rules.count < Self.mostRules else {
          if found.hides { hidesOtherwise = true }
          continue
        }
        let specificity = selector.reduce(0) { sum, part in
          sum + (part.id == nil ? 0 : 10_000) + part.classes.count * 100
            + (part.element == nil ? 0 : 1)
        }
        rules.append(
          Rule(
            selector: selector,
            removes: found.removes,
            conceals: found.conceals,
            isImportant: isImportant,
            specificity: specificity
          )
        )
      }
    }
  }

  /// The parts of a selector; nil for one of another kind.
  private static func selector(_ text: Substring) -> [Compound]? {
    var parts: [Compound] = []
    var isChild = false
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      for (index, piece) in word.split(separator: ">", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { isChild = true }
        guard !piece.isEmpty else { continue }
        guard var part = compound(piece), parts.count < mostParts else { return nil }
        part.isChild = isChild && !parts.isEmpty
        isChild = false
        parts.append(part)
      }
    }
    return parts.isEmpty || isChild ? nil : parts
  }

  private static func compound(_ text: Substring) -> Compound? {
    var part = Compound()
    var rest = text[...]
    var sign: Character?
    if let first = rest.first, first == "." || first == "#" {
      sign = first
      rest = rest.dropFirst()
      if rest.isEmpty { return nil }
    }
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "*" }
      guard !name.isEmpty else { return nil }
      switch sign {
      case nil: part.element = name == "*" ? nil : name.lowercased()
      case ".": part.classes.append(String(name))
      default:
        guard part.id == nil else { return nil }
        part.id = String(name)
      }
      rest = rest.dropFirst(name.count)
      guard let next = rest.first else { break }
      guard next == "." || next == "#" else { return nil }
      sign = next
      rest = rest.dropFirst()
      if rest.isEmpty { return nil }
    }
    return part
  }
}

extension HidingRules {
  /// The bytes as text without white space at the ends.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The place of the brace that closes one, or the end.
  private static func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var depth = 0
    for index in start..<bytes.endIndex {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return bytes.endIndex
  }

  private static func withoutComments(_ css: String) -> String {
    guard css.contains("/*") else { return css }
    let bytes = Array(css.utf8.prefix(mostBytes))
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

/// The declarations of a rule, as far as they hide or show.
private struct Declarations {
  private(set) var removes: Bool?
  private(set) var conceals: Bool?
  /// True if something is hidden by another property.
  private(set) var hidesOtherwise = false

  var hides: Bool { removes == true || conceals == true }

  /// All declarations of a text, those in blocks within it too.
  init(of text: String) {
    for isImportant in [false, true] {
      let found = Declarations(of: text, isImportant: isImportant)
      if found.removes == true { removes = true }
      if found.conceals == true { conceals = true }
    }
  }

  init(of text: String, isImportant: Bool) {
    for declaration in text.split(whereSeparator: { ";{}".contains($0) }) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].filter { !$0.isWhitespace }.lowercased()
      var value = declaration[declaration.index(after: colon)...].filter { !$0.isWhitespace }
        .lowercased()
      let ending = "!important"
      guard value.hasSuffix(ending) == isImportant else { continue }
      if isImportant { value.removeLast(ending.count) }
      switch name {
      case "display": removes = value == "none"
      case "visibility": conceals = value == "hidden" || value == "collapse"
      case "opacity", "font-size", "max-height":
        if Float(value) == 0 || value == "0px" { hidesOtherwise = true }
      case "color": if value == "transparent" { hidesOtherwise = true }
      default: break
      }
    }
  }
}
