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

  @Test(
    "What a style sheet hides is a sign where it stands",
    arguments: [
      (".hide { display: none }", "q <hint(\"\", text: \"a\")>"),
      ("#back{visibility:hidden}", "q <hint(\"\", text: \"a\")>"),
      (".card p > span.hide, i { display: none }", "q <hint(\"\", text: \"a\")>"),
      ("body.card1 #qa .hide { display: none }", "q <hint(\"\", text: \"a\")>"),
      (".mobile .hide { display: none }", "q a"), (".card2 .hide { display: none }", "q a"),
      ("div > .hide { display: none }", "q a"), ("p.hide { display: none }", "q a"),
      (".hide { display: none } span.hide { display: inline }", "q a"),
      ("span.hide { display: inline } .hide { display: none }", "q a"),
      (
        ".hide { display: none !important } span.hide { display: inline }",
        "q <hint(\"\", text: \"a\")>"
      ),
      (".hide:hover { display: none }", "q a"), ("", "q a"),
    ]
  )
  func hiding(css: String, question: String) throws {
    let front = "<p>{{F}} <span class='big hide' id=back>{{G}}</span></p>"
    let card = try #require(face(front, "{{G}}", ["q", "a"], css: css))
    #expect(card.question.words == question)
    #expect(card.answer.words == "a")
    // The element's own style wins, unless the sheet's is important.
    let shown = try #require(
      face(front.replacing("id=back", with: "style='display:inline'"), "x", ["q", "a"], css: css)
    )
    if css.hasPrefix(".hide {"), !css.contains("!") { #expect(shown.question.words == "q a") }
    // A sheet in the template counts too.
    let inner = try #require(face("<style>\(css)</style>" + front, "x", ["q", "a"]))
    #expect(inner.question.words == question)
  }

  @Test("What is hidden is opened one after the other, from the question on")
  func opening() throws {
    let card = try #require(
      face(
        "{{F}} {{hint:G}}",
        "<table><tr><td><i hidden>x</i></table>",
        ["q", "h"]
      )
    )
    #expect(card.hints(withAnswer: false) == 1 && card.hints(withAnswer: true) == 2)
    #expect(card.opening(1).question.words == "q {n:G: }h")
    #expect(card.opening(1).answer == card.answer)
    #expect(card.opening(2).answer.words == "| x" && card.opening(9) == card.opening(2))
    #expect(card.opening(2).hints(withAnswer: true) == 0)
  }

  @Test("A script is named once")
  func scripts() throws {
    let script = "<script>x</script>"
    let both = try #require(face("{{F}}\(script)\(script)", "{{G}}\(script)", ["q", "a"]))
    #expect(both.question.words == "q<script>" && both.answer.words == "a")
    let back = try #require(face("{{F}}", "{{G}}\(script)", ["q", "a"]))
    #expect(back.answer.words == "a<script>")
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

  @Test(
    "A sound in Markdown is left as it is written, whatever its name",
    arguments: [
      ("[sound:_x_.mp3] *b*", #"<sound("_x_.mp3")> {i:b}"#),
      ("**a[sound:b**c**.mp3]**", #"{b:a}<sound("b**c**.mp3")>"#),
      ("[sound:www.a.mp3][sound:a@b.org.mp3]", #"<sound("www.a.mp3")><sound("a@b.org.mp3")>"#),
      ("[sound:a&amp;b.mp3] [sound:c", #"<sound("a&b.mp3")> [sound:c"#),
    ]
  )
  func sounds(markdown: String, words: String) {
    #expect(face("{{F}}", "x", [markdown], .markdown)?.question.words == words)
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
