import Testing

@testable import Flashcards

/// Note types far larger than anybody makes, as a package may bring them: a check that goes through them
/// once for each part would not end.
@Suite("Note types of any size")
struct LargeNoteTypeTests {
  private static func type(
    fields: [String] = ["F0"],
    fronts: [String] = ["{{F0}}"],
    back: String = "{{FrontSide}}"
  ) -> NoteType {
    NoteType(
      id: NoteTypeID(rawValue: 50),
      name: "Large",
      kind: .normal,
      fields: fields.map { NoteField(name: $0) },
      templates: fronts.enumerated().map { index, front in
        CardTemplate(name: "T\(index)", front: front, back: back)
      }
    )
  }

  @Test("ten thousand fields, all of which a template shows, are checked, and two of one name told")
  func fields() {
    var names = (0..<10_000).map { "F\($0)" }
    let all = names.map { "{{\($0)}}" }.joined(separator: "<br>")
    let whole = NoteTypeDraft(Self.type(fields: names, fronts: [all]))
    #expect(whole.problems().isEmpty)
    names[9_999] = " f7 "
    let told = NoteTypeDraft(Self.type(fields: names)).problems()
    #expect(told.map(\.place) == [.field(7), .field(9_999)])
  }

  @Test("a thousand card types are checked, and the front that an earlier one has is told")
  func cardTypes() {
    var draft = NoteTypeDraft(Self.type(fronts: (0..<1_000).map { "{{F0}} \($0)" }))
    #expect(draft.problems().isEmpty)
    draft.setFront("{{F0}} 3", at: 999)
    #expect(draft.problems().map(\.reason) == [.sameFront(as: "T3")])
  }

  @Test("a template of a megabyte and a hundred thousand sections in each other are parsed")
  func templates() {
    let depth = 100_000
    let nested =
      String(repeating: "{{#F0}}", count: depth) + "{{F0}}"
      + String(repeating: "{{/F0}}", count: depth)
    let text = String(repeating: "<p>words</p>", count: 90_000) + "{{F0}}"
    #expect(NoteTypeDraft(Self.type(fronts: [nested, text])).problems().isEmpty)
    let open = String(nested.dropLast(7))
    #expect(
      NoteTypeDraft(Self.type(fronts: [open])).problems().map(\.reason)
        == [.template(.sectionNotClosed(name: "F0"))]
    )
    let content = NoteContent(type: Self.type(fronts: [nested]), fields: [FieldText("x", .html)])
    #expect(content.ordinals == [0])
  }
}
