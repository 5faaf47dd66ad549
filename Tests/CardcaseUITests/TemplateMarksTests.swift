import Testing
import WindowLevels

@testable import StudyUI
@testable import Widgets

@Suite("The marks of templates")
struct TemplateMarksTests {
  private static let theme = Theme(TerminalTraits(colors: .none, unicode: true), usesColors: false)

  /// The parts of a text that are marked, bold ones behind a star.
  private func parts(_ text: String, isStyling: Bool = false) -> [String] {
    let marks =
      isStyling
      ? TemplateMarks.marks(ofStyling: text, theme: Self.theme)
      : TemplateMarks.marks(ofTemplate: text, theme: Self.theme)
    let characters = Array(text)
    return marks.map {
      ($0.style == Self.theme.title ? "*" : "") + String(characters[$0.range])
    }
  }

  @Test("are replacements, tags and comments")
  func kinds() {
    #expect(parts("{{#A}}<b>{{A}}</b>{{/A}}") == ["<b>", "</b>", "*{{#A}}", "*{{A}}", "*{{/A}}"])
    #expect(parts("a < b<!-- > -->") == ["<!-- > -->"])
    #expect(parts("<img src=\"{{A}}>\">") == ["<img src=\"{{A}}>", "*{{A}}"])
    #expect(parts("/* x */ .card {}", isStyling: true) == ["/* x */"])
  }

  @Test("leave out what does not end")
  func open() {
    #expect(parts("{{A <b") == [])
    #expect(parts("<a {{B}}") == ["*{{B}}"])
    #expect(parts(String(repeating: "<a {{", count: 20_000)) == [])
  }

  @Test("are seen without colours, also on a wrapped row, and not among words from right to left")
  func drawn() {
    /// The columns of the bold cells of each row.
    func bold(_ text: String) -> [[Int]] {
      var canvas = Canvas(size: Size(width: 6, height: 2))
      TextRows(text, width: 6).draw(
        caret: nil,
        style: Self.theme.text,
        marks: TemplateMarks.marks(ofTemplate: text, theme: Self.theme),
        in: canvas.bounds,
        into: &canvas,
        theme: Self.theme
      )
      return (0..<2).map { y in
        (0..<6).filter { canvas[Point(x: $0, y: y)].style.attributes.contains(.bold) }
      }
    }
    #expect(bold("ab{{Wort}}") == [[2, 3, 4, 5], [0, 1, 2, 3]])
    #expect(bold("{{漢}}") == [[0, 1, 2, 3, 4, 5], []])
    #expect(bold("א{{A}}") == [[], []])
  }

  @Test("a caret goes by pages, and stops at the ends")
  func pages() {
    var field = TextField((1...9).map(String.init).joined(separator: "\n"), limit: 100)
    field.place(0)
    field.movePage(4, width: 10)
    #expect(TextRows(field.text, width: 10).place(of: field.caret).row == 4)
    field.movePage(40, width: 10)
    #expect(TextRows(field.text, width: 10).place(of: field.caret).row == 8)
    field.movePage(-40, width: 10)
    #expect(field.caret == 0)
  }
}
