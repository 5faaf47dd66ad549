import Testing

@testable import Flashcards

/// One line of `anki-occlusion-26.9.3.jsonl`: the text of a field, and what Anki finds in it.
private struct OcclusionLine: Decodable {
  struct Occlusion: Decodable {
    struct Shape: Decodable {
      let shape: String
      let properties: [[String]]
    }
    let number: Int
    let shapes: [Shape]
  }
  let text: String
  let occlusions: [Occlusion]
  let hides: Bool
  let cards: [Int]
}

@Suite("Shapes over pictures are Anki's")
struct OcclusionFixtureTests {
  private let lines: [OcclusionLine]

  init() throws {
    lines = try Fixture.lines("anki-occlusion-26.9.3", as: OcclusionLine.self)
  }

  @Test("as they are read, with the cards that they make")
  func read() throws {
    let gallery = NoteTypeGallery.cloze.draft(
      named: "T",
      fieldNames: { "\($0)" },
      templateName: { "\($0)" }
    )
    let type = gallery.applied(as: NoteTypeID(rawValue: 5_000))
    for line in lines {
      let draft = OcclusionDraft(line.text)
      for mask in draft.masks {
        for number in mask.numbers {
          let shapes = try #require(line.occlusions.first { $0.number == number }).shapes
          #expect(
            shapes.contains { shape in
              shape.shape == mask.shape.kind?.rawValue
                && shape.properties.allSatisfy { mask.shape.value(Substring($0[0])) == $0[1] }
            },
            "\(line.text)"
          )
        }
      }
      #expect(
        draft.masks.map(\.numbers.count).reduce(0, +)
          == line.occlusions.map(\.shapes.count).reduce(0, +),
        "\(line.text)"
      )
      #expect(draft.hidesAll == line.hides, "\(line.text)")
      #expect(type.ordinals(of: [FieldText(line.text, .html)]) == line.cards, "\(line.text)")
    }
  }

  @Test("as they are written by changes")
  func written() {
    var first = OcclusionDraft("")
    first.add()
    #expect(first.text == lines[0].text)

    var second = OcclusionDraft("")
    second.toggleHidesAll()
    second.add()
    second.add()
    #expect(second.text == lines[1].text)

    var third = OcclusionDraft("")
    third.add()
    third.place(OcclusionArea(left: 0, top: 0.35, width: 0.25, height: 0.2))
    third.add()
    third.join()
    third.size(width: 0, height: 0.1333)
    #expect(third.text == lines[2].text)

    var fourth = OcclusionDraft(
      "{{c1::image-occlusion:ellipse:left=.1:top=.2:rx=.1:ry=.1:oi=1}}<br>"
        + "{{c2::image-occlusion:polygon:left=.5:top=.2:points=.1,.1 .3,.1 .2,.3:oi=1}}<br>"
        + #"{{c0::image-occlusion:text:left=.1:top=.8:text=a\:b:scale=1.:fs=.05:oi=1}}<br>"#
    )
    fourth.move(x: 0.05, y: 0)
    fourth.size(width: 0.1, height: 0)
    fourth.walk(1)
    fourth.size(width: 0.1, height: 0)
    fourth.move(x: 0, y: -0.1)
    #expect(fourth.text == lines[3].text)
  }

  @Test("as they are shown: the element of Anki's template has a text with a colon whole")
  func shown() throws {
    let shape = try #require(OcclusionShape(#"image-occlusion:text:left=.1:text=a\:b"#))
    #expect(shape.value("text") == "a:b")
    #expect(
      shape.html("cloze", [1])
        == #"<div class="cloze" data-ordinal="1" data-shape="text" data-left=".1" data-text="a&#x3A;b" ></div>"#
    )
  }
}

@Suite("A type for image occlusion made here is Anki's")
struct OcclusionTypeTests {
  private static let names: [NoteTypeGallery.Field: String] = [
    .occlusion: "Occlusion", .image: "Image", .header: "Header", .backExtra: "Back Extra",
    .comments: "Comments",
  ]

  @Test("in its templates, letter by letter, and in the fields that it finds")
  func templates() throws {
    let type = NoteTypeGallery.imageOcclusion.draft(
      named: "Image Occlusion",
      fieldNames: { Self.names[$0] ?? "" },
      templateName: { _ in "Image Occlusion" }
    ).applied(as: NoteTypeID(rawValue: 5_000))
    let lines = try Fixture.lines("anki-templates-26.9.3", as: TemplateLine.self)
    let stock = try #require(lines.map(\.type.type).first { $0.name == "Stock Image Occlusion" })
    #expect(type.kind == stock.kind)
    #expect(type.fields.map(\.name) == stock.fields.map(\.name))
    #expect(type.templates == stock.templates)
    let places = try #require(type.occlusionFields)
    #expect(places.shapes == 0 && places.picture == 1 && places.header == 2)
    #expect(StandardNoteType.cloze.type.occlusionFields == nil)
  }

  @Test(
    "has notes that are told of by their header, else by their picture, never by their shapes",
    arguments: [
      ("<b>The heart</b><br>seen from above", #"<img src="heart.png">"#, "The heart"),
      (" ", #"<img src="my heart.png" alt="x">"#, "my heart.png (Occlusions)"),
      ("", "", "Occlusions"),
    ]
  )
  func title(header: String, picture: String, expected: String) {
    let type = NoteTypeGallery.imageOcclusion.draft(
      named: "Occlusions",
      fieldNames: { Self.names[$0] ?? "" },
      templateName: { _ in "Image Occlusion" }
    ).applied(as: NoteTypeID(rawValue: 5_000))
    let shapes = "{{c1::image-occlusion:rect:left=.1:top=.1:width=.2:height=.2:oi=1}}<br>"
    let content = NoteContent(
      type: type,
      fields: [shapes, picture, header, "More", ""].map { FieldText($0, .html) }
    )
    #expect(content.title == expected)
    let lines = content.firstLines(asking: 0)
    #expect(lines.question == expected && lines.answer.isEmpty)
    #expect(content.firstLine(of: .question, asking: 0) == expected)
    let face = CardFace(plain: content, ordinal: 0)
    let texts = (face.question + face.answer).flatMap(\.runs).map(\.text)
    #expect(!texts.contains { $0.contains("image-occlusion") } && texts.contains("More"))
  }
}
