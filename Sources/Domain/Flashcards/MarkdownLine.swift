/// One line of Markdown, written in one of several ways.
struct MarkdownLine {
  /// A way to write a line.
  struct Notation {
    /// True if special characters stay as they are; otherwise those that could be read as Markdown
    /// are escaped.
    let isRaw: Bool
    let strong: String
    let emphasis: String

    static let raw = Notation(isRaw: true, strong: "**", emphasis: "*")
    static let escaped = Notation(isRaw: false, strong: "**", emphasis: "*")
    /// All ways, the plainest first.
    static let all = [
      raw, escaped, Notation(isRaw: false, strong: "**", emphasis: "_"),
      Notation(isRaw: false, strong: "__", emphasis: "*"),
      Notation(isRaw: false, strong: "__", emphasis: "_"),
    ]

    func mark(of style: TextStyle) -> String { style == .strong ? strong : emphasis }
  }

  private(set) var text = ""
  /// The text without the brackets and hints of gaps.
  private var shown = ""

  init(_ kind: StyledLine.Kind, _ units: [MarkdownWriter.Unit], _ notation: Notation) {
    var marker: Int?
    switch kind {
    case .text, .code, .rule, .table, .address:
      if !notation.isRaw { marker = Self.marker(in: units) }
    case .heading(let level): put(String(repeating: "#", count: level) + " ")
    case .item(let depth, let number):
      put(String(repeating: "  ", count: depth) + (number.map { "\($0). " } ?? "- "))
    }
    let sounds = Self.sounds(in: units)
    var open: [TextStyle] = []
    var index = 0
    while index < units.count {
      let unit = units[index]
      if unit.isBracket {
        text.append(unit.character)
        index += 1
        continue
      }
      change(&open, to: unit.style, units[index...], notation)
      if unit.style.contains(.code) {
        index = putCode(units, from: index)
        continue
      }
      if !notation.isRaw, !unit.style.contains(.picture), !sounds[index] {
        if index == marker || Self.needsEscape(units, at: index) { put("\\") }
      }
      put(String(unit.character))
      index += 1
      // Emphasis ends right after its last character, so that it ends before an enclosing gap.
      if index < units.count, units[index].isBracket,
        let next = units[index...].first(where: { !$0.isBracket })
      {
        change(&open, to: next.style.intersection(unit.style), units[index...], notation)
      }
    }
    change(&open, to: [], [], notation)
  }

  /// True if the line parses as this kind, with these runs.
  func reads(as kind: StyledLine.Kind, _ runs: [StyledRun]) -> Bool {
    let lines = Markdown.lines(of: shown)
    return lines.count == 1 && lines[0].kind == kind && lines[0].runs == runs
  }

  private mutating func put(_ part: String) {
    text += part
    shown += part
  }

  /// Closes emphasis that does not go on, and opens new emphasis, the longest first.
  private mutating func change(
    _ open: inout [TextStyle],
    to style: TextStyle,
    _ rest: ArraySlice<MarkdownWriter.Unit>,
    _ notation: Notation
  ) {
    while let first = open.firstIndex(where: { !style.contains($0) }) {
      guard let last = open.popLast() else { return }
      put(notation.mark(of: last))
      if open.count <= first { break }
    }
    func extent(_ style: TextStyle) -> Int {
      rest.prefix { $0.style.contains(style) }.count
    }
    let missing = [TextStyle.strong, .emphasis].filter { style.contains($0) && !open.contains($0) }
    for new in missing.sorted(by: { extent($0) > extent($1) }) {
      put(notation.mark(of: new))
      open.append(new)
    }
  }

  /// Writes a code span, in more backticks than it contains.
  private mutating func putCode(_ units: [MarkdownWriter.Unit], from start: Int) -> Int {
    let end =
      units[start...].firstIndex { $0.style != units[start].style || $0.isBracket } ?? units.count
    let code = String(units[start..<end].map(\.character))
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: longest + 1)
    put(ticks + code + ticks)
    return end
  }

  // MARK: Escapes

  /// True for each character of a sound, in which nothing is read as Markdown.
  private static func sounds(in units: [MarkdownWriter.Unit]) -> [Bool] {
    units.map { MarkedCharacter(character: $0.character, mark: $0.isBracket ? .gap : .plain) }
      .keepingSounds.map(\.isInSound)
  }

  private static func needsEscape(_ units: [MarkdownWriter.Unit], at index: Int) -> Bool {
    switch units[index].character {
    case "\\", "*", "_", "`": true
    case "<":
      units[(index + 1)...].lazy.filter { !$0.isBracket }.prefix(3).map {
        $0.character.lowercased()
      }
        == ["i", "m", "g"]
    default: false
    }
  }

  /// The index of the character that would make text a heading or an item of a list.
  private static func marker(in units: [MarkdownWriter.Unit]) -> Int? {
    let text = units.indices.lazy.filter { !units[$0].isBracket }
      .drop { units[$0].character == " " || units[$0].character == "\t" }
    let first = text.prefix { "0123456789".contains(units[$0].character) }
    let sign = text.dropFirst(first.count).first
    guard let sign else { return nil }
    switch units[sign].character {
    case "#", "-", "+": return first.isEmpty ? sign : nil
    case ".", ")": return first.isEmpty ? nil : sign
    default: return nil
    }
  }
}
