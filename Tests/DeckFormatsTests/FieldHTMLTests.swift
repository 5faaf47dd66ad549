import Flashcards
import TestSupport
import Testing

@testable import DeckFormats

@Suite("HTML in fields")
struct FieldHTMLTests {
  @Test(
    "becomes Markdown",
    arguments: [
      ("a<br>b<br/>c", "a\nb\nc"),
      ("a<div>b</div>c", "a\nb\nc"),
      ("<div>a</div><div><br></div><div>b</div>", "a\n\nb"),
      ("<p>one</p>\n<p>two</p>", "one\ntwo"),
      ("<b>x</b> <i>y</i> <code>z</code>", "**x** *y* `z`"),
      ("<strong> x </strong>y", " **x** y"),
      ("<b>one<br>two</b>", "**one**\n**two**"),
      ("<b></b>x", "x"),
      ("<b><i>both</i></b>", "***both***"),
      ("<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>d", "- a\n- b\n  1. c\nd"),
      ("<h2>Head</h2>text", "## Head\ntext"),
      ("x<sub>2</sub> <span style=\"color: red; a > b\">red</span>", "x2 red"),
      ("a &lt; b &amp;&amp; c&nbsp;d &#233;&#x4e00;", "a < b && c d é一"),
      ("a & b &unknown; 1 < 2", "a & b &unknown; 1 < 2"),
      ("<style>b { }</style>text<!-- no -->", "text"),
      ("see <img src=\"a b.png\">", "see <img src=\"a b.png\">"),
      ("[sound:x.mp3]", "[sound:x.mp3]"), ("[sound:_x_.mp3]", "[sound:_x_.mp3]"),
      ("2*3*4 [sound:_x_.mp3]", "2\\*3\\*4 [sound:_x_.mp3]"),
      ("one\ntwo", "one two"),
      ("<pre>a\n  b</pre>c", "```\na\n  b\n```\nc"),
      ("{{c1::<b>gap</b>::hint}}", "{{c1::**gap**::hint}}"),
      ("2*3*4 and __init__", "2\\*3\\*4 and \\_\\_init\\_\\_"),
      ("- 5<br># x", "\\- 5\n\\# x"),
      ("<b>a*b*</b>", "**a\\*b\\***"),
      ("<code>a`b*</code>", "``a`b*``"),
      ("<b>a</b><i>b</i>", "**a**_b_"),
      ("<ol start=\"3\"><li>c</li><li value=\"7\">g</li></ol>", "3. c\n7. g"),
      ("&alpha; &ne; &hearts;", "α ≠ ♥"),
      ("&lt;img src=\"a\"&gt;", "\\<img src=\"a\">"),
      ("<ul><li><p>a</p></li></ul>", "- a"),
    ]
  )
  func reading(html: String, markdown: String) {
    #expect(FieldHTML.markdown(of: html) == markdown)
  }

  @Test("Markdown that Anki can show becomes tags")
  func writing() {
    #expect(FieldHTML.html(of: "**a** < *b*\n`c`") == "<b>a</b> &lt; <i>b</i><br><code>c</code>")
    #expect(FieldHTML.html(of: "a\n\n<img src=\"x\">") == "a<br><br><img src=\"x\">")
    #expect(FieldHTML.html(of: "**a** [sound:_x_.mp3]") == "<b>a</b> [sound:_x_.mp3]")
  }

  private static let lossy: [(html: String, losses: Set<MarkupLoss>)] = [
    ("H<sub>2</sub>O, x<sup>2</sup>", [.scripts]), ("<a href=\"x\">y</a>", [.links]),
    ("<table><tr><td>a</td></tr></table>", [.tables]), ("<ruby>山<rt>やま</rt></ruby>", [.ruby]),
    ("<s>no</s>", [.struckOut]), ("<u>a</u>", [.underlined]),
    ("<font color=red>a</font>", [.looks]), ("<span style=\"COLOR: red\">a</span>", [.looks]),
    ("&unknown;", [.entities]), ("<code>a<b>b</b></code>", []),
    ("<code>`</code>", [.emphasis]), ("<video></video>", [.embedded]),
    ("<b><i>a</i> b</b> <span>c</span> <a name=x>d</a>", []), ("a & b; &amp;", []),
    ("<div style=\"margin: 0\">e</div>", []),
  ]

  @Test("what can't be kept is named", arguments: lossy)
  func losses(html: String, losses: Set<MarkupLoss>) {
    #expect(FieldHTML.read(html, hasGaps: false).losses == losses)
  }

  @Test("lists, headings and code become their tags, and what has no tags stays Markdown")
  func blocks() {
    let list = "- a\n- b\n  1. c\n  2. d\n- e"
    #expect(
      FieldHTML.html(of: list)
        == "<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li><li>e</li></ul>"
    )
    #expect(
      FieldHTML.html(of: "# h\ntext\n\n```\na < b\n```")
        == "<h1>h</h1>text<br><br><pre>\na &lt; b</pre>"
    )
    #expect(FieldHTML.html(of: "* a") == "<div class=\"markdown\">* a</div>")
    #expect(FieldHTML.html(of: "5. a") == "<ol start=\"5\"><li>a</li></ol>")
    #expect(FieldHTML.html(of: "\n a \n") == "&#10; a &#10;")
  }

  @Test("every text comes back as it was")
  func roundTrip() {
    var generator = SeededGenerator(seed: 11)
    let parts = [
      "*", "**", "_", "`", "```", "#", "# ", "- ", "1. ", "\n", "\n\n", " ", "  ", "a", "word", "<",
      ">", "&", "&amp;", "<b>", "</b>", "<br>", "<img src='a'>", "\\", "é", "日本", "\u{A0}",
      "{{c1::",
      "}}", "\"", "\t", "<!--", "<style>", "<im", "g>",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 1..<12, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let html = FieldHTML.html(of: text)
      #expect(FieldHTML.markdown(of: html) == text, "\(html)")
    }
  }
}
