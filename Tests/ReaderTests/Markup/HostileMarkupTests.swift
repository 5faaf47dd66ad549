import Flashcards
import Testing

@testable import MarkupRendering

@Suite("Hostile markup")
struct HostileMarkupTests {
  /// A sequence of numbers that look random and are always the same.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let soup = [
    "<b>", "</b>", "<i>", "</i>", "<p>", "<div>", "</div>", "<table>", "<tr>", "<td>", "</td>",
    "<td colspan=99999999 rowspan=-3>", "</table>", "<ul>", "<ol start=999999999999>", "<li>",
    "</ul>", "<sup>", "</sup>", "<sub>", "<ruby>", "<rt>", "<a href=x>", "</a>", "<pre>", "</pre>",
    "<blockquote>", "<svg>", "<math>", "<script>", "</script>", "<style>", "</style>", "<!--",
    "-->",
    "<template>", "<select>", "<textarea>", "<hr id=answer>", "<br>", "<img src=x alt=", "\"", "'",
    ">", "<", "&", "&amp;", "&#x0;", "&#55296;", "{{c1::", "}}", "::", "{{c2,3::", "[sound:", "]",
    "\\(", "\\)", "x^{2", "}", "\\frac{", "[latex]", "[/latex]", "\u{0}", "\u{10FFD0}",
    "\u{10FFD1}", "\u{10FFD4}", "\u{301}", "🇩🇪", "\n", "\t", " ", "word", "漢字[かんじ]", "<frameset>",
    "<body>", "</html>", "<plaintext>", "<span style='display:none'>", "<span style='color:",
    "</p>",
    "{{#F}}", "{{/F}}", "{{", "|", "---", "*", "_", "`", "```", "> ", "- ", "1. ", "[a](b)", "![",
  ]

  @Test("Random soup is rendered, whatever the format of the field", arguments: 0..<6)
  func soup(seed: UInt64) {
    var dice = Dice(state: seed &* 7_919 &+ 1)
    for format in FieldFormat.allCases {
      for _ in 0..<25 {
        let fields = (0..<2).map { _ in
          (0..<Int.random(in: 0..<120, using: &dice))
            .map { _ in Self.soup.randomElement(using: &dice) ?? "" }.joined()
        }
        let front = Bool.random(using: &dice) ? "{{F}}{{furigana:G}}" : fields[1]
        let normal = face(front, "{{FrontSide}}<hr id=answer>{{text:G}}", fields, format)
        let cloze = face("{{cloze:F}}", "{{cloze:F}}{{type:cloze:F}}", fields, format, kind: .cloze)
        for card in [normal, cloze] {
          guard let card else { continue }
          for line in card.question + card.answer {
            #expect(line.runs.allSatisfy { !$0.text.contains("\n") })
            guard case .table(let table) = line.kind else { continue }
            #expect(Set(table.rows.map(\.count)).count == 1)
          }
        }
      }
    }
  }

  @Test(
    "What is deep, long or left open is rendered in a moment",
    arguments: [
      "<div>", "<b>", "<table>", "<table><tr><td>", "<ul><li>", "<b><p>",
      "<i a=1><i a=2><i a=3><p>",
      "<a b c d e f g h i j k l m n o p>", "<a ", "<!--", "&#", "[sound:", "\\(", "\\(x\\)",
      "{{c1::",
      "<sup>", "<ruby>a<rt>", "<blockquote>", "<svg><g>", "<script>", "<style>", "<a href='",
      "<br>",
      "<p>x", "\u{10FFD0}", "a[b ", "<span style='color:red'>x", "<td colspan=64>", "[latex]",
      "<li>", "<select><option>", "<frameset>", "<nobr><p>",
    ]
  )
  func deep(piece: String) {
    let text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      let lines = LineWriter.lines(of: text, isAnswer: false).lines
      #expect(lines.count <= LineWriter.mostPieces + 200)
    }
    // A bound far above what it takes, and far below what squares would take.
    #expect(time < .seconds(30))
    let card = face("{{furigana:F}}{{cloze:F}}", "{{text:F}}", [text], kind: .cloze)
    #expect(card == nil || card?.question != nil)
  }

  @Test("Much emphasis that ends is not cut")
  func emphasis() {
    let html = String(repeating: "<b>x</b><i>y</i>", count: 3_000)
    #expect(LineWriter.lines(of: html, isAnswer: false).lines.first?.text.count == 6_000)
  }

  @Test("A long side ends in a mark, and keeps its beginning")
  func long() {
    let lines = LineWriter.lines(
      of: String(repeating: "<p>a paragraph of words</p>", count: 50_000),
      isAnswer: false
    ).lines
    #expect(lines.first?.text == "a paragraph of words")
    #expect(lines.last?.runs.first?.placeholder == .rest)
  }
}
