/// Puts Markdown together from the tags and texts of a field.
struct MarkdownBuilder {
  /// Elements whose text has a sign before and behind it.
  private static let signs: [String: String] = [
    "b": "**", "strong": "**", "i": "*", "em": "*", "code": "`", "tt": "`", "kbd": "`",
  ]
  /// Elements that stand on lines of their own.
  private static let blocks: Set<String> = [
    "div", "p", "ul", "ol", "li", "pre", "table", "tr", "blockquote", "section", "hr", "dl", "dt",
    "dd", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private var text = ""
  /// Whether what comes next begins a line.
  private var breaksLine = false
  /// The signs of the elements that are open, and whether each has been written in this line.
  private var signs: [(sign: String, isWritten: Bool)] = []
  /// The lists that are open, with the number of the last item; nil where they have none.
  private var lists: [Int?] = []
  private var isPreformatted = false

  /// The text.
  var finished: String {
    var result = self
    result.endSigns()
    return String(result.text)
  }

  /// Adds text as HTML has it: a line end is but a space, unless it stands in preformatted text.
  mutating func addRaw(_ raw: Substring) {
    guard !isPreformatted, raw.utf8.contains(where: { $0 == .newline || $0 == .carriageReturn })
    else {
      add(String(raw))
      return
    }
    let lines = raw.split(whereSeparator: \.isNewline)
    var joined = lines.joined(separator: " ")
    if raw.first?.isNewline == true, !lines.isEmpty, !isAtLineStart { joined = " " + joined }
    if raw.last?.isNewline == true, !lines.isEmpty { joined += " " }
    if joined.contains(where: { $0 != " " }) || !isAtLineStart { add(joined) }
  }

  private var isAtLineStart: Bool { text.isEmpty || text.last == "\n" || breaksLine }

  /// Adds text.
  mutating func add(_ added: String) {
    guard !added.isEmpty else { return }
    beginLine()
    if let first = added.firstIndex(where: { !$0.isWhitespace }) {
      text += added[..<first]
      for index in signs.indices where !signs[index].isWritten {
        text += signs[index].sign
        signs[index].isWritten = true
      }
      text += added[first...]
    } else {
      text += added
    }
  }

  /// Takes a tag into account.
  mutating func add(_ tag: HTMLTag) {
    if let sign = Self.signs[tag.name] {
      if tag.isClosing { close(sign) } else { signs.append((sign, false)) }
      return
    }
    switch tag.name {
    case "br":
      beginLine()
      newLine()
    case "img":
      add(tag.text)
    case "ul", "ol":
      if tag.isClosing { _ = lists.popLast() } else { lists.append(tag.name == "ol" ? 0 : nil) }
      breaksLine = true
    case "li":
      breaksLine = true
      if !tag.isClosing { beginItem() }
    case "pre":
      breaksLine = true
      isPreformatted = !tag.isClosing
      add("```")
      breaksLine = true
    case "td", "th":
      if tag.isClosing { add(" ") }
    case let name where Self.blocks.contains(name):
      breaksLine = true
      if !tag.isClosing, name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue
      {
        add(String(repeating: "#", count: level) + " ")
      }
    default:
      break
    }
  }

  private mutating func beginItem() {
    let indent = String(repeating: "  ", count: max(0, lists.count - 1))
    if let last = lists.last, let number = last {
      lists[lists.count - 1] = number + 1
      add(indent + "\(number + 1). ")
    } else {
      add(indent + "- ")
    }
  }

  private mutating func beginLine() {
    if breaksLine, !text.isEmpty, text.last != "\n" { newLine() }
    breaksLine = false
  }

  /// Ends a line. Emphasis here ends with its line, and begins anew in the next.
  private mutating func newLine() {
    endSigns()
    text += "\n"
  }

  private mutating func endSigns() {
    for index in signs.indices.reversed() where signs[index].isWritten {
      append(closing: signs[index].sign)
      signs[index].isWritten = false
    }
  }

  private mutating func close(_ sign: String) {
    guard let index = signs.lastIndex(where: { $0.sign == sign }) else { return }
    if signs.remove(at: index).isWritten { append(closing: sign) }
  }

  /// White space before a closing sign would undo it.
  private mutating func append(closing sign: String) {
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    text.insert(contentsOf: sign, at: end)
  }
}
