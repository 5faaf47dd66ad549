import Flashcards
import Testing

@testable import MarkupRendering

@Suite("Faces of cards")
struct CardRenderingTests {
  @Test("The answer stands beneath the question and does not repeat it")
  func answers() throws {
    let basic = try #require(
      face("{{F}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{G}}", ["<b>q</b>", "a"])
    )
    #expect(basic.question.words == "{b:q}")
    #expect(basic.answer.words == "a")
    #expect(face("{{F}}", "{{F}}<hr id=answer>{{G}}", ["q", "a"])?.answer.words == "a")
    #expect(face("{{F}}", "{{F}}<br>{{G}}", ["q", "a"])?.answer.words == "a")
    #expect(
      face("{{F}}", "{{F}}<br>{{H}}<hr id=answer>{{G}}", ["q", "a", "h"])?.answer.words
        == "h\n---\na"
    )
    #expect(face("{{F}}", "{{G}}", ["q", "a"])?.answer.words == "a")
    #expect(face("{{F}}", "{{FrontSide}}", ["q", "a"])?.answer.words == "")
    #expect(face("{{F}}", "x", ["", "a"]) == nil)
    #expect(face("{{F}}", "x", ["a"], ordinal: 1) == nil)
  }

  @Test("Gaps are marked in the question and in the answer, whatever elements they hold")
  func gaps() throws {
    let text = "<ul><li>{{c1::a<b>b</b>::h}} {{c2::c}}</li></ul>"
    let first = try #require(
      face("{{cloze:F}}", "{{cloze:F}}<br>{{G}}", [text, "extra"], kind: .cloze)
    )
    #expect(first.question.words == "- {?:[h]} c")
    #expect(first.answer.words == "- {!:a}{b!:b} c\n\nextra")
    let wide = try #require(
      face("{{cloze:F}}", "{{cloze:F}}", ["{{c1::<p>a</p><p>b</p>}}c"], kind: .cloze)
    )
    #expect(wide.answer.words == "{!:a}\n\n{!:b}\n\nc")
    #expect(face("{{cloze:F}}", "{{cloze:F}}", ["{{c1::a}}"], kind: .cloze, ordinal: 1) == nil)
    let ruled = try #require(
      face("{{cloze:F}}", "{{cloze:F}}<hr id=answer>{{G}}", ["x {{c1::a}}", "e"], kind: .cloze)
    )
    #expect(ruled.answer.words == "x {!:a}\n---\ne")
  }

  @Test("A typed answer is expected as plain text")
  func typed() throws {
    let card = try #require(
      face(
        "{{F}}{{type:G}}",
        "{{F}}<hr id=answer>{{type:G}}<p>{{H}}",
        ["q", "<b>é</b>&amp;x<br>y", "h"]
      )
    )
    #expect(card.question.words == "q")
    #expect(card.expected == "é&x\ny")
    #expect(!card.ignoresAccents)
    #expect(card.answer.words == "{b=:é}{=:&x}\n{=:y}\n\nh")
    #expect(face("{{F}}{{type:nc:G}}", "x", ["q", "a"])?.ignoresAccents == true)
    let gap = face(
      "{{cloze:F}}{{type:cloze:F}}",
      "{{cloze:F}}",
      ["{{c1::a}} {{c1::b}} {{c2::c}}"],
      kind: .cloze
    )
    #expect(gap?.expected == "a, b")
  }

  @Test("Fields are Markdown, HTML or plain text")
  func formats() {
    let markdown = "# T\n\na **b** `c`\nd ~~e~~\n\n- [x] f\n\n| g | h |\n|---|--:|\n| 1 | 2 |"
    #expect(
      face("{{F}}", "x", [markdown], .markdown)?.question.words == """
        # T
        a {b:b} {c:c}
        d {s:e}
        - [x] f

        =| {b:g} | {b:h}<right>
        | 1 | 2<right>
        """
    )
    #expect(
      face("<u>{{F}}</u>, {{G}}", "x", ["a *b*", "c"], .markdown)?.question.words
        == "{u:a }{iu:b}, c"
    )
    #expect(
      face("{{F}}", "x", ["<b>a</b> &amp;\n  b *c*"], .plain)?.question.words
        == "<b>a</b> &amp;\n  b *c*"
    )
    #expect(face("{{F}}", "x", ["{{c1::**a**}}"], .markdown)?.question.words == "{{c1::{b:a}}}")
  }

  @Test("A hint waits for the answer, speech is named, and a faulty template says so")
  func others() throws {
    let hint = try #require(face("{{F}}{{hint:G}}", "{{hint:G}}", ["q", "h"]))
    #expect(hint.question.words == #"q <hint("G", text: "h")>"#)
    #expect(hint.answer.words == "{n:G: }h")
    #expect(
      face("{{F}}{{tts en_US:G}}", "x", ["q", "<b>s</b>"])?.question.words == #"q<speech("s")>"#
    )
    let fault = try #require(face("{{F}}{{Nope}}", "x", ["q"]))
    #expect(fault.question.words == fault.answer.words)
    #expect(
      fault.question.first?.runs.first?.placeholder
        == .fault(.unknownField(tag: "{{Nope}}", name: "Nope"))
    )
  }
}
