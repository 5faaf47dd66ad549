import Flashcards
import ReaderProtocol

/// The lines that a field of HTML shows, put together from its tags and texts, and the markup that
/// can't be kept.
struct HTMLLines {
  /// Elements whose text is set in a way of its own.
  private static let styles: [String: TextStyle] = [
    "b": .strong, "strong": .strong, "i": .emphasis, "em": .emphasis, "code": .code, "tt": .code,
    "kbd": .code,
  ]
  /// Elements that stand on lines of their own.
  private static let blocks: Set<String> = [
    "div", "p", "ul", "ol", "li", "pre", "table", "tr", "blockquote", "section", "hr", "dl", "dt",
    "dd", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
  /// Elements with markup that can't be kept.
  private static let losses: [String: MarkupLoss] = [
    "sub": .scripts, "sup": .scripts, "table": .tables, "ruby": .ruby, "s": .struckOut,
    "del": .struckOut, "strike": .struckOut, "u": .underlined, "ins": .underlined, "svg": .embedded,
    "math": .embedded, "audio": .embedded, "video": .embedded, "object": .embedded,
    "iframe": .embedded, "anki-mathjax": .embedded, "mark": .looks, "big": .looks, "small": .looks,
  ]

  private(set) var losses: Set<MarkupLoss> = []
  private var lines: [StyledLine] = []
  private var kind = StyledLine.Kind.text
  private var runs: [StyledRun] = []
  /// True if the line is there though it may have no text yet.
  private var isBegun = false
  /// True if the next text begins a line.
  private var breaksLine = false
  /// The numbers of open elements, by their styles.
  private var open: [TextStyle: Int] = [:]
  /// The open lists, with the number of the last item; nil where they have none.
  private var lists: [Int?] = []
  private var isPreformatted = false

  /// The lines, without empty ones at both ends.
  var finished: [StyledLine] {
    var all = lines
    if isBegun || !runs.isEmpty { all.append(StyledLine(kind: kind, runs: runs)) }
    let isText = { (line: StyledLine) in
      line.kind != .text || !line.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    guard let first = all.firstIndex(where: isText), let last = all.lastIndex(where: isText)
    else { return [] }
    return Array(all[first...last])
  }

  // MARK: Text

  /// Adds text as HTML has it: a line end is but a space, unless it stands in preformatted text.
  mutating func addRaw(_ raw: Substring) {
    guard !isPreformatted, raw.utf8.contains(where: { $0 == .newline || $0 == .carriageReturn })
    else {
      // The line end behind the tag of preformatted text is not part of it.
      let isFirst = isPreformatted && runs.isEmpty && breaksLine && raw.first?.isNewline == true
      add(String(isFirst ? raw.dropFirst() : raw))
      return
    }
    let lines = raw.split(whereSeparator: \.isNewline)
    var joined = lines.joined(separator: " ")
    if raw.first?.isNewline == true, !lines.isEmpty, !isAtLineStart { joined = " " + joined }
    if raw.last?.isNewline == true, !lines.isEmpty { joined += " " }
    if joined.contains(where: { $0 != " " }) || !isAtLineStart { add(joined) }
  }

  /// Adds text, in which a line end is one.
  mutating func add(_ added: String) {
    for (index, part) in added.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if index > 0 { newLine() }
      if !part.isEmpty { add(String(part), [.strong, .emphasis, .code].filter(isOpen)) }
    }
  }

  /// Notes markup that is not kept.
  mutating func lose(_ loss: MarkupLoss) {
    losses.insert(loss)
  }

  private mutating func add(_ text: String, _ styles: [TextStyle]) {
    beginLine()
    let style = TextStyle(styles)
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(StyledRun(text: text, style: style))
    }
  }

  private func isOpen(_ style: TextStyle) -> Bool { open[style, default: 0] > 0 }

  // MARK: Tags

  /// Takes a tag into account.
  mutating func add(_ tag: HTMLTag) {
    note(tag)
    if let style = Self.styles[tag.name] {
      // In preformatted text all is code.
      if style != .code || !isPreformatted || tag.isClosing {
        open[style] = max(0, open[style, default: 0] + (tag.isClosing ? -1 : 1))
      }
      return
    }
    switch tag.name {
    case "br":
      beginLine()
      newLine()
    case "img":
      let text = String(tag.text.map { $0.isNewline ? " " : $0 })
      add(text, [.picture])
    case "ul", "ol":
      if tag.isClosing {
        _ = lists.popLast()
      } else {
        lists.append(tag.name == "ol" ? (tag.number("start") ?? 1) - 1 : nil)
      }
      breakLine()
    case "li":
      breakLine()
      if !tag.isClosing { beginItem(tag) }
    case "pre":
      breakLine()
      isPreformatted = !tag.isClosing
      if isPreformatted { open[.code] = 0 }
    case "td", "th":
      if tag.isClosing { add(" ", []) }
    case let name where Self.blocks.contains(name):
      breakLine()
      if !tag.isClosing, name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue
      {
        beginLine()
        kind = .heading(level)
        isBegun = true
      }
    default:
      break
    }
  }

  /// Notes the markup of a tag that can't be kept.
  private mutating func note(_ tag: HTMLTag) {
    guard !tag.isClosing else { return }
    if let loss = Self.losses[tag.name] {
      lose(loss)
    } else if tag.name == "a", tag.attribute("href") != nil {
      lose(.links)
    } else if tag.name == "font" || tag.hasLooks {
      lose(.looks)
    }
  }

  private mutating func beginItem(_ tag: HTMLTag) {
    beginLine()
    var number: Int?
    if let last = lists.last, let count = last {
      number = tag.number("value") ?? count + 1
      lists[lists.count - 1] = number
    }
    kind = .item(depth: max(0, lists.count - 1), number: number)
    isBegun = true
  }

  // MARK: Lines

  private var isAtLineStart: Bool { runs.isEmpty || breaksLine }

  /// Has the next text begin a line, unless an item of a list has only just begun.
  private mutating func breakLine() {
    if isBegun, runs.isEmpty, case .item = kind { return }
    breaksLine = true
  }

  private mutating func beginLine() {
    if breaksLine, isBegun || !runs.isEmpty { newLine() }
    breaksLine = false
    if isPreformatted, runs.isEmpty { kind = .code }
  }

  private mutating func newLine() {
    if isPreformatted, runs.isEmpty { kind = .code }
    lines.append(StyledLine(kind: kind, runs: runs))
    kind = .text
    runs = []
    isBegun = false
  }
}
