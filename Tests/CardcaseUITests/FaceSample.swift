import Flashcards
import MarkupRendering
import Testing
import Widgets
import WindowLevels
import Wording

@testable import StudyUI

/// A field in its golden file: as it looks on a card, at two widths and on several terminals.
struct FaceSample: CustomTestStringConvertible, Sendable {
  let name: String
  let field: FieldText

  var testDescription: String { name }

  private init(_ name: String, _ text: String, _ format: FieldFormat = .html) {
    self.name = name
    field = FieldText(text, format)
  }

  /// All samples.
  static let all = [
    FaceSample(
      "emphasis",
      "<b>bold</b> <i>italic</i> <u>underlined</u> <s>struck out</s> <b><i>both</i></b> <code>code</code>"
    ),
    FaceSample(
      "colours",
      """
      <font color=red>red</font> <span style="color:#000080">navy</span> \
      <span style="color:yellow">yellow</span> <span style="color:white">white</span> \
      <span style="color:black">black</span> <span style="background:yellow">marked</span> \
      <mark>mark</mark> <span style="color:white;background:navy">white on navy</span>
      """
    ),
    FaceSample(
      "scripts",
      "H<sub>2</sub>O, x<sup>2n+1</sup>, CO<sub>2</sub><sup>Q</sup>, y<sup>a<b>q</b></sup>, 10<sup>−3</sup>"
    ),
    FaceSample(
      "lists",
      """
      <ul><li>one<ol><li>first, with words enough for more than one row of a narrow card</li>\
      <li>second<ul><li>deep</li></ul></li></ol></li><li>two</li></ul><ol start=9><li>nine<li>ten</ol>
      """
    ),
    FaceSample(
      "table",
      """
      <table><tr><th>Infinitiv</th><th>Präteritum</th><th align=right>№</th></tr>\
      <tr><td>gehen</td><td>ging</td><td align=right>1</td></tr>\
      <tr><td>sehen</td><td>sah</td><td align=right>10</td></tr></table>
      """
    ),
    FaceSample(
      "wide table",
      """
      above<table><tr><td>a cell with a long text that has no room</td><td><b>b</b></td>\
      <td>another cell with a long text</td></tr><tr><td colspan=2>two columns</td><td>c</td></tr></table>
      """
    ),
    FaceSample("code", "<pre><code>def f(x):\n    if x:\n\treturn x\n\n    return 0</code></pre>"),
    FaceSample("preformatted", "<pre>a   b\n  c\td</pre>after"),
    FaceSample(
      "links",
      """
      See <a href="https://example.org/a?b=c">the manual</a> and \
      <a href="https://example.org/a/rather/long/path/to/a/page.html">a page</a>, \
      <a href="https://example.org">example.org</a>.
      """
    ),
    FaceSample("ruby", "<ruby>漢字<rt>かんじ</rt></ruby>を<ruby>読<rt>よ</rt></ruby>む"),
    FaceSample("headings", "<h1>One</h1><h3>Three</h3><p>text<hr>text"),
    FaceSample(
      "quotes",
      """
      <blockquote>Quoted words that take more than one row of a narrow card.\
      <blockquote>deep</blockquote></blockquote><q>short</q>
      """
    ),
    FaceSample(
      "entities",
      "&lt;&amp;&gt; &hellip; &mdash; &alpha;&Omega; &frac12; &notin; &euro; a&nbsp;&nbsp;b"
    ),
    FaceSample(
      "formulas",
      #"\(x^2 + \alpha \le \frac{a}{b}\), [$]\sqrt{2}[/$], \[\begin{matrix}a\end{matrix}\]"#
    ),
    FaceSample(
      "placeholders",
      """
      <img src="cat.jpg"> <img src="x.png" alt="a cat">[sound:meow.mp3]<video src="v.mp4"></video>\
      <canvas></canvas><svg></svg><script>x</script><iframe src="https://example.org/page"></iframe>\
      <canvas id="image-occlusion-canvas"></canvas><input>
      """
    ),
    FaceSample("hidden", "a<span style='display:none'>b</span><style>c</style><!-- d -->e"),
    FaceSample(
      "markdown",
      """
      # Heading
      A *line* with **marks** and `code`,
      and ~~another~~ one: <https://example.org>

      1. one
      2. two
         - [x] done

      > quoted

      | a | b |
      |---|--:|
      | 1 | 20 |

      ```
      let x = 1
        y
      ```
      """,
      .markdown
    ),
    FaceSample("plain text", "<b>no markup</b>\n  indented\tand &amp; kept", .plain),
  ]

  /// The sample at two widths, on dark and light terminals with 256 colours, on one with 8, and on one
  /// with neither colours nor Unicode.
  var text: String {
    let terminals = [
      TerminalTraits(colors: .full, unicode: true, background: .dark),
      TerminalTraits(colors: .full, unicode: true, background: .light),
      TerminalTraits(colors: .eight, unicode: true, background: .dark),
      TerminalTraits(colors: .none, unicode: false),
    ]
    let lines = face?.question ?? []
    return [48, 24].flatMap { width in
      terminals.map { traits in
        let theme = Theme(traits)
        let rows = StyledRows(lines, width: width, theme: theme, wording: Wording()).rows
        var canvas = Canvas(size: Size(width: width, height: rows.count))
        for (y, row) in rows.enumerated() {
          canvas.write(row, at: Point(x: 0, y: y), width: width, theme: theme)
        }
        return GoldenScreen.part(
          canvas,
          canvas.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
        )
      }
    }.joined(separator: "\n\n") + "\n"
  }

  /// The card with the field as its question.
  private var face: CardFace? {
    CardRendering.face(
      of: FaceRequest(
        type: StandardNoteType.basic.type,
        fields: [field, FieldText("")],
        ordinal: 0
      )
    )
  }
}
