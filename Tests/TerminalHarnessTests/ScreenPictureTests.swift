import TerminalHarness
import Testing

@Suite("A picture of a screen")
struct ScreenPictureTests {
  private func lines(_ output: String, showsCursor: Bool = false) -> [String] {
    let emulator = Emulator(columns: 10, rows: 3)
    emulator.feed(output.utf8)
    let picture = ScreenPicture(emulator.screen, title: "a <b>", showsCursor: showsCursor)
    return picture.svg.split(separator: "\n").map(String.init)
  }

  @Test("has a frame, a title and the text on a grid")
  func text() {
    let lines = lines("ab & cd\r\n  x")
    #expect(lines[0].contains("width=\"118\" height=\"108\""))
    #expect(lines[1].contains("rx=\"10\" fill=\"#15181e\""))
    #expect(lines.contains { $0.hasSuffix(">a &lt;b&gt;</text>") })
    #expect(
      lines.contains(
        "<text x=\"14\" y=\"49\" fill=\"#d5d9e0\" textLength=\"63\""
          + " lengthAdjust=\"spacingAndGlyphs\">ab &amp; cd</text>"
      )
    )
    #expect(lines.contains { $0.hasPrefix("<text x=\"32\" y=\"69\"") && $0.hasSuffix(">x</text>") })
    #expect(lines.last == "</svg>")
  }

  @Test("has colours, reversal, bold and lines under the text")
  func styles() {
    let lines = lines("\u{1B}[1;31mR\u{1B}[0;7mV\u{1B}[0;4;38;5;208;48;5;232m U ")
    #expect(
      lines.contains { $0.contains("#e06c75") && $0.contains("bold") && $0.hasSuffix(">R</text>") }
    )
    #expect(
      lines.contains("<rect x=\"23\" y=\"34\" width=\"9\" height=\"20\" fill=\"#d5d9e0\"/>")
    )
    #expect(lines.contains { $0.contains("fill=\"#15181e\"") && $0.hasSuffix(">V</text>") })
    #expect(
      lines.contains("<rect x=\"32\" y=\"34\" width=\"27\" height=\"20\" fill=\"#080808\"/>")
    )
    #expect(lines.contains("<path d=\"M32 51.5h27\" stroke=\"#ff8700\"/>"))
  }

  @Test("puts wide characters and drawn lines in their columns")
  func shapes() {
    let lines = lines("漢b╭─█")
    #expect(lines.contains { $0.contains("x=\"14\"") && $0.contains("\"18\" length") })
    #expect(lines.contains { $0.contains("x=\"32\"") && $0.hasSuffix(">b</text>") })
    #expect(
      lines.contains("<path d=\"M45.5 54Q45.5 44.5 50 44.5\" stroke=\"#d5d9e0\" fill=\"none\"/>")
    )
    #expect(lines.contains("<path d=\"M50 44.5H59\" stroke=\"#d5d9e0\" fill=\"none\"/>"))
    #expect(lines.contains("<path d=\"M59 34H68V54H59z\" fill=\"#d5d9e0\"/>"))
  }

  @Test("shows the cursor if it is visible and wanted")
  func cursor() {
    let block = "<rect x=\"23\" y=\"34\" width=\"9\" height=\"20\" fill=\"#d5d9e0\"/>"
    #expect(lines("a", showsCursor: true).contains(block))
    #expect(!lines("a").contains(block))
    #expect(!lines("a\u{1B}[?25l", showsCursor: true).contains(block))
  }

  @Test("is the same every time")
  func deterministic() {
    #expect(lines("\u{1B}[33mab") == lines("\u{1B}[33mab"))
  }
}
