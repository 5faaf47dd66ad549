import MarkupRendering
import ReaderProtocol

@testable import DeckFormats
@testable import Flashcards

/// What is on cards.
enum CardEntries {
  /// The text of a field in one of the formats, rendered and taken over from HTML.
  static func html(_ input: [UInt8]) throws {
    let text = input.rest.text
    let formats = FieldFormat.allCases
    let format = formats[Int(input.choice) % formats.count]
    try render(
      NoteType(
        id: NoteTypeID(rawValue: 1),
        name: "",
        kind: .normal,
        fields: [NoteField(name: "Front")],
        templates: [CardTemplate(name: "", front: "{{Front}}", back: "{{FrontSide}}<hr>{{Front}}")]
      ),
      [FieldText(text, format)],
      ordinal: 0
    )
    let back = FieldHTML.markdown(of: FieldHTML.html(of: text))
    // Markdown comes back from a package as it went.
    expect(back == text || text.unicodeScalars.contains { isControl($0) })
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.properties.generalCategory == .control || scalar.value >> 1 == 0x1014)
  }

  /// A note type and a note: the templates, the style sheet and the fields behind each other, with a byte 0x1F
  /// between them, and before them the kind, the number of the card and the format of the fields.
  static func template(_ input: [UInt8]) throws {
    guard input.count > 3 else { return }
    let parts = input.dropFirst(3).split(separator: 0x1F, omittingEmptySubsequences: false)
      .map { Array($0).text }
    let formats = FieldFormat.allCases
    let format = formats[Int(input[2]) % formats.count]
    let fields = parts.dropFirst(3).map { FieldText($0, format) }
    try render(
      NoteType(
        id: NoteTypeID(rawValue: 1),
        name: "Type",
        kind: input[0] & 1 == 0 ? .normal : .cloze,
        fields: fields.indices.map { NoteField(name: $0 == 3 ? "Front" : "Field \($0)") },
        templates: [
          CardTemplate(name: "Card", front: parts[0], back: parts.count > 1 ? parts[1] : "")
        ],
        css: parts.count > 2 ? parts[2] : ""
      ),
      Array(fields),
      ordinal: Int(Int8(bitPattern: input[1]))
    )
  }

  /// Renders a card, whose faces come through the pipe as they are.
  private static func render(_ type: NoteType, _ fields: [FieldText], ordinal: Int) throws {
    let request = FaceRequest(
      type: type,
      fields: fields,
      ordinal: ordinal,
      tags: "a b",
      deck: "A::B",
      flag: 1
    )
    guard let face = CardRendering.face(of: request) else { return }
    expect(try CardFace(face.frame) == face)
  }
}
