import Flashcards
import Testing

@testable import MarkupRendering

@Suite("Pictures with hidden parts on cards")
struct OcclusionMarkupTests {
  private static let shapes =
    "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>"
    + "{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.1:oi=1}}<br>"
    + "{{c3::image-occlusion:rect:left=.8:top=.8:width=.1:height=.1}}<br>"
    + "{{c0::image-occlusion:text:left=.1:top=.1:text=Herz}}<br>"
  private static let front = """
    {{#H}}<div>{{H}}</div>{{/H}}
    <div style="display: none">{{cloze:F}}</div>
    <div id="err"></div>
    <div id="image-occlusion-container">
        {{G}}
        <canvas id="image-occlusion-canvas"></canvas>
    </div>
    <script>anki.imageOcclusion.setup();</script>
    """
  private static let back = front + #"<div><button id="toggle">Toggle Masks</button></div>"#

  private func sides(
    _ ordinal: Int,
    header: String = "",
    picture: String = #"<img src="map.png">"#,
    css: String = ""
  ) throws -> CardFace {
    try #require(
      face(
        Self.front,
        Self.back,
        [Self.shapes, picture, header],
        kind: .cloze,
        ordinal: ordinal,
        css: css
      )
    )
  }

  private func picture(_ lines: [StyledLine]) -> OccludedPicture? {
    lines.flatMap(\.runs).lazy.compactMap { run -> OccludedPicture? in
      if case .occludedPicture(let picture)? = run.placeholder { picture } else { nil }
    }.first
  }

  @Test("have the shape that is asked for, those that are hidden and those that are not")
  func roles() throws {
    let first = try sides(0)
    let question = try #require(picture(first.question))
    #expect(question.file == "map.png" && question.text == "map.png")
    #expect(question.shapes.map(\.role) == [.asked, .hidden, .open, .label])
    #expect(question.asked == [1] && question.count == 3 && !question.isRevealed)
    let answer = try #require(picture(first.answer))
    #expect(answer.shapes.map(\.role) == [.revealed, .hidden, .open, .label])
    #expect(answer.isRevealed)
    let third = try sides(2)
    #expect(picture(third.question)?.shapes.map(\.role) == [.hidden, .hidden, .asked, .label])
    #expect(picture(third.question)?.asked == [3])
  }

  @Test("are the picture alone, without a sign for what hides and draws them in Anki")
  func alone() throws {
    let sides = try sides(0)
    #expect(sides.question.flatMap(\.runs).filter { $0.placeholder != nil }.count == 1)
    #expect(sides.answer.flatMap(\.runs).filter { $0.placeholder != nil }.count == 1)
    #expect(sides.pictures(withAnswer: false).first?.occlusion?.isRevealed == false)
    #expect(sides.pictures(withAnswer: true).map { $0.occlusion?.isRevealed } == [true])
    #expect(sides.answersInPlace)
    #expect(face("{{F}}", "{{G}}", ["a", "b"])?.answersInPlace == false)
  }

  @Test("have the header above them on both sides")
  func header() throws {
    let sides = try sides(0, header: "Which organ?")
    #expect(sides.question.first?.text == "Which organ?")
    #expect(sides.answer.first?.text == "Which organ?")
  }

  @Test("are named without the picture where the field has none")
  func missing() throws {
    let sides = try sides(0, picture: "none")
    #expect(picture(sides.question) == nil)
    #expect(sides.question.map(\.text).joined().contains("none"))
  }

  @Test("have the colours of the style sheet")
  func colors() throws {
    let css = """
      #image-occlusion-canvas {
          --inactive-shape-color: #FFF;
          --active-shape-color: rgb(1, 2, 3);
          --inactive-shape-border: 0px #212121;
          --highlight-shape-color: #ff8e8e00;
          --highlight-shape-border: 2px blue;
      }
      """
    let colors = try #require(picture(try sides(0, css: css).question)).colors
    #expect(colors.hidden.fill == RGBColor(red: 255, green: 255, blue: 255))
    #expect(colors.hidden.edge == nil)
    #expect(colors.asked.fill == RGBColor(red: 1, green: 2, blue: 3))
    #expect(colors.asked.edge == OcclusionColors().asked.edge)
    #expect(colors.revealed.fill == nil)
    #expect(colors.revealed.edge == RGBColor(red: 0, green: 0, blue: 255))
    #expect(picture(try sides(0).question)?.colors == OcclusionColors())
  }
}
