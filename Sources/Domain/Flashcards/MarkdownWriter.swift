/// Writes lines as Markdown from which `Markdown.lines` parses the same lines: text stays text,
/// whatever special characters are in it.
///
/// Each line is written in several ways, the plainest first, and the first that parses as intended
/// is taken. If none does, the styles are dropped and the words stay.
public struct MarkdownWriter {
  /// True if the text has gaps, `{{c1::text::hint}}`, which stay as they are written.
  private let hasGaps: Bool
  private var output = ""
  /// True if every line parses as intended.
  private var isFaithful = true

  private init(hasGaps: Bool) {
    self.hasGaps = hasGaps
  }

  /// Markdown that shows a plain text as it is, except that its line ends become line feeds.
  public static func literal(_ text: String, hasGaps: Bool = false) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { StyledLine(kind: .text, runs: $0.isEmpty ? [] : [StyledRun(text: String($0))]) }
    return source(of: lines, hasGaps: hasGaps).text
  }

  /// Markdown that shows lines, and true if it shows all of their styles.
  public static func source(
    of lines: [StyledLine],
    hasGaps: Bool
  ) -> (text: String, isFaithful: Bool) {
    var writer = MarkdownWriter(hasGaps: hasGaps)
    let units = Unit.lines(of: lines, hasGaps: hasGaps)
    var index = 0
    while index < lines.count {
      if index > 0 { writer.output += "\n" }
      guard lines[index].kind == .code else {
        writer.write(lines[index].kind, units[index])
        index += 1
        continue
      }
      let end = lines[index...].firstIndex { $0.kind != .code } ?? lines.count
      writer.writeCode(lines[index..<end], units[index..<end])
      index = end
    }
    return (writer.output, writer.isFaithful)
  }

  /// True for bytes that may be Markdown syntax, and for line ends.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"): true
    case UInt8(ascii: "<"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "."), UInt8(ascii: ")"): true
    // The line ends of ASCII, and the first bytes of those beyond it.
    case 0x0A...0x0D, 0xC2, 0xE2: true
    default: false
    }
  }

  // MARK: Lines

  private mutating func write(_ kind: StyledLine.Kind, _ units: [Unit]) {
    let units = Unit.withoutStylesAtSpace(units)
    let wanted = Unit.shown(units)
    for notation in MarkdownLine.Notation.all
    where !(hasGaps && notation.isRaw && units.contains { $0.isSign }) {
      let line = MarkdownLine(kind, units, notation)
      if line.reads(as: kind, wanted) {
        output += line.text
        return
      }
    }
    isFaithful = false
    let plain = units.map(\.withoutStyle)
    for kind in [kind, .text] {
      let line = MarkdownLine(kind, plain, .escaped)
      if kind == .text || line.reads(as: kind, Unit.shown(plain)) {
        output += line.text
        return
      }
    }
  }

  private mutating func writeCode(_ lines: ArraySlice<StyledLine>, _ units: ArraySlice<[Unit]>) {
    let texts = lines.map(\.text)
    let block = "```\n" + texts.map { $0 + "\n" }.joined() + "```"
    if Markdown.lines(of: block).map(\.text) == texts {
      output += block
      return
    }
    isFaithful = false
    for (index, line) in units.enumerated() {
      if index > 0 { output += "\n" }
      write(.text, line.map(\.withoutStyle))
    }
  }
}
