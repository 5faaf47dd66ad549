import Flashcards
import Testing

@testable import MarkupRendering

@Suite("HTML as lines of styled text")
struct LineWriterTests {
  @Test(
    "Each element is shown in its way",
    arguments: [
      ("a <b>b</b> <i>i</i> <u>u</u> <s>s</s> <code>c</code>", "a {b:b} {i:i} {u:u} {s:s} {c:c}"),
      ("<b><i>x</i></b>", "{bi:x}"), ("a\n  b\t c", "a b c"), ("  a  ", "a"),
      ("a<br>b<br><br>c<br>", "a\nb\n\nc"), ("<div>a</div><div>b</div>", "a\nb"),
      ("a<div>b</div>c", "a\nb\nc"), ("<div>a</div><div><br></div><div>b</div>", "a\n\nb"),
      ("<p>a</p><p>b</p>c", "a\n\nb\n\nc"), ("<h2>T</h2><p>a</p>", "## T\na"),
      ("a&nbsp;&nbsp;b&lt;&amp;&hellip;&CounterClockwiseContourIntegral;", "a  b<&…∳"),
      ("H<sub>2</sub>O x<sup>2</sup>", "H₂~_2O x²~^2"),
      ("x<sup>ab</sup> y<sub>Q</sub> z<sup>q1</sup>", "xᵃᵇ~^{ab} y_Q z^{q1}"),
      ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"),
      ("<ol start=3><li>a</li><li value=7>b<p>c</p></li><li></li></ol>", "3. a\n7. b\n\n  c\n8. "),
      ("<p>x</p><ul><li>a</li></ul><p>y</p>", "x\n- a\n\ny"),
      ("<blockquote>a<blockquote>b</blockquote></blockquote>c", "> a\n> \n> > b\n\nc"),
      ("<pre>a\n  b\n\n\tc</pre>", "|a\n|  b\n|\n|\tc"),
      ("<pre><code>if x:\n    y</code></pre>", "|{c:if x:}\n|{c:    y}"),
      ("a<hr>b", "a\n---\nb"), ("<q>a</q>", "“~\"a”~\""),
      ("<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", "漢字(かんじ)"),
      ("<ruby><rb>漢</rb><rt>か</rt></ruby>", "漢(か)"),
      (
        "<a href='https://a.b/c'>x</a> <a href='https://a.b/c'>y</a> <a href='#'>z</a>",
        "{l:x}{n:[1]} {l:y}{n:[1]} z\n\n(1) {l:https://a.b/c}"
      ),
      ("<a href='https://a.b'>a.b</a>", "{l:a.b}"), ("<a href='javascript:x()'>x</a>", "x"),
      (
        "<font color=red>r</font><span style='color:#00f;background-color:yellow'>b</span>",
        "{#255,0,0:r}{#0,0,255@255,255,0:b}"
      ),
      ("<span style='color: rgb(1, 2, 3) !important'>r</span>", "{#1,2,3:r}"),
      (
        "<span style='font-weight:700;font-style:italic;text-decoration:underline line-through'>x</span>",
        "{bius:x}"
      ),
      ("<b style='font-weight:normal'>x</b>", "{b:x}"),
      ("<span style='vertical-align:super'>2</span>", "²~^2"),
      (
        "a<span style='display:none'>b</span><style>x</style><!-- c --><span hidden>d</span>e",
        #"a<hint("", text: "b")><hint("", text: "d")>e"#
      ),
      ("<dl><dt>a</dt><dd>b</dd></dl>", "a\n  b"), ("<mark>x</mark>", "{@255,255,0:x}"),
      ("<div style='white-space:pre-wrap'>a  b\n c</div>", "a  b\n c"),
      ("<input type=checkbox checked>x<input type=checkbox>y", "[x] x[ ] y"),
      ("", ""), ("<b></b>", ""), ("&nbsp;", ""), ("a<wbr>b", "ab"),
    ]
  )
  func element(html: String, expected: String) {
    #expect(shown(html) == expected)
  }

  @Test(
    "What can't be shown is named where it stands",
    arguments: [
      (
        "<img src='a/cat.jpg'> <img src=x.png alt='A  cat'> <img src='data:x'>",
        #"<picture("cat.jpg")> <picture("A cat" x.png)> <picture("")>"#
      ),
      (
        "<img src='https://u@example.org:8/a/cat.jpg?x'> <img src='//x.org/y.png' alt=Y>",
        #"<picture("cat.jpg (example.org:8)")> <picture("Y (x.org)")>"#
      ),
      ("a[sound:b c.mp3]d", #"a<sound("b c.mp3")>d"#), ("[sound:x", "[sound:x"),
      (
        "<audio src=x.ogg>no</audio><video src='v/w.mp4?x'></video>",
        #"<sound("x.ogg")><video("w.mp4")>"#
      ),
      (
        "<svg><text>a</text></svg><canvas></canvas><script>x()</script>",
        "<drawing><drawing><script>"
      ),
      ("<canvas id=image-occlusion-canvas></canvas>", "<imageOcclusion>"),
      (
        "<iframe src='https://x.y/z'></iframe><object data=a.swf></object>",
        #"<embedded("z")><embedded("a.swf")>"#
      ),
      ("<input type=text><textarea>x</textarea>", "<input><input>"),
      ("<div style='display:none'>a<script>x</script></div>", #"<hint("", text: "a")>"#),
      ("<div style='display:none'><script>x</script><img src=a></div>", ""),
      (
        "<button>More</button><p style='visibility:hidden'>a</p>b",
        #"<hint("More", text: "a")>b"#
      ),
      (
        "<details><summary>Why</summary>a<b>b</b></details>c",
        #"<hint("Why", text: "ab")>c"#
      ),
      ("<details open><summary>Why</summary>a</details>", "Why\na"),
    ]
  )
  func named(html: String, expected: String) {
    #expect(shown(html) == expected)
  }

  @Test("A table has rows of one length, headings and alignments")
  func tables() {
    #expect(
      shown(
        """
        <table><caption>C</caption><thead><tr><th>a<th align=right>b</tr></thead>
        <tr><td>1<br>2<td style='text-align:center'><b>x</b></tr><tr><td colspan=2>wide</tr></table>z
        """
      ) == "C\n=| {b:a} | {b:b}<right>\n| 1 / 2 | {b:x}<center>\n| wide | \n\nz"
    )
    #expect(
      shown("<table><tr><td rowspan=2>a<td>b<tr><td>c</table>") == "| a | b\n|  | c"
    )
    #expect(shown("<table><tr><td>a<table><tr><td>b<td>c</table></table>") == "| a / b c")
    #expect(shown("<table></table>a") == "a")
  }

  @Test(
    "Formulas are text where all of one can be",
    arguments: [
      (#"\(x^2\)"#, #"x²~\(x^2\)"#), (#"\(\alpha \le \beta\)"#, #"α ≤ β~\(\alpha \le \beta\)"#),
      (#"[$]a_1[/$]"#, "a₁~[$]a_1[/$]"),
      (#"[latex]\frac{a}{b+1}[/latex]"#, #"a/(b+1)~[latex]\frac{a}{b+1}[/latex]"#),
      (#"\[\sqrt{2}\]"#, #"√2~\[\sqrt{2}\]"#), (#"\(2\pi r\)"#, #"2πr~\(2\pi r\)"#),
      (#"\(x^{\beta}\)"#, #"xᵝ~\(x^{\beta}\)"#), (#"\(\matrix{a}\)"#, #"\(\matrix{a}\)"#),
      (#"\(x^Q\)"#, #"\(x^Q\)"#), (#"\(\sin x\)"#, #"sin x~\(\sin x\)"#), (#"\(x"#, #"\(x"#),
      (#"<code>\(x^2\)</code>"#, #"{c:\(x^2\)}"#),
      (#"90^\circ \(90^\circ\)"#, #"90^\circ 90°~\(90^\circ\)"#),
      (#"\(\mathbb{R}^n\)"#, #"ℝⁿ~\(\mathbb{R}^n\)"#),
      (#"\(\lim_{x\to0} x\)"#, #"lim_(x→0) x~\(\lim_{x\to0} x\)"#),
      (#"\(\ce{SO4^2- + 2H2O -> Na+}\)"#, #"SO₄²⁻ + 2H₂O → Na⁺~\(\ce{SO4^2- + 2H2O -> Na+}\)"#),
      (
        #"\(\begin{pmatrix}1&x^2\\0&\alpha\end{pmatrix}\)"#,
        #"(1, x²; 0, α)~\(\begin{pmatrix}1&x^2\\0&\alpha\end{pmatrix}\)"#
      ),
      (#"\(\frac{\foo{a}}{2}+\beta\)"#, #"(\foo{a})/2+β~\(\frac{\foo{a}}{2}+\beta\)"#),
      (#"\(\)"#, #"\(\)"#),
      (#"[$$]\left(a\right)\to\infty[/$$]"#, #"(a) → ∞~[$$]\left(a\right)\to\infty[/$$]"#),
    ]
  )
  func formulas(html: String, expected: String) {
    #expect(shown(html) == expected)
  }
}
