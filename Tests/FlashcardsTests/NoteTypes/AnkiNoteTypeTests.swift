import Testing

@testable import Flashcards

/// What Anki's engine makes of note types whose fields change, and which it takes
/// (`Tests/Scripts/note_type_fixtures.py`).
@Suite("Note types as Anki changes them")
struct AnkiNoteTypeTests {
  struct Row: Decodable {
    let front: String
    let back: String
    let isCloze: Bool
    let isTaken: Bool?
    let field: String?
    let name: String?
    let newFront: String?
    let newBack: String?

    /// The type that it is about.
    var type: NoteType {
      NoteType(
        id: NoteTypeID(rawValue: 900),
        name: "T",
        kind: isCloze ? .cloze : .normal,
        fields: ["A", "B", "C d", "é"].map { NoteField(name: $0) },
        templates: [CardTemplate(name: "Card 1", front: front, back: back)]
      )
    }
  }

  private static let rows = Result {
    try Fixture.lines("anki-note-types-26.9.3", as: Row.self)
  }

  @Test("are taken and refused as there")
  func taken() throws {
    let rows = try Self.rows.get().filter { $0.isTaken != nil }
    #expect(rows.count > 50)
    for row in rows {
      #expect(NoteTypeDraft(row.type).problems().isEmpty == row.isTaken, "\(row.front)")
    }
  }

  @Test("have the fields of their templates renamed and removed as there")
  func changed() throws {
    let rows = try Self.rows.get().filter { $0.field != nil }
    #expect(rows.count > 100)
    for row in rows {
      var draft = NoteTypeDraft(row.type)
      let index = try #require(draft.fields.firstIndex { $0.name == row.field })
      if let name = row.name {
        try draft.renameField(at: index, to: name)
      } else {
        draft.removeField(at: index)
      }
      // The engine gives fronts of sections alone the first field then; a renaming here is nothing else.
      if row.name == nil || TemplateText(row.front).hasValue {
        #expect(draft.templates[0].front == row.newFront, "\(row.front)")
      }
      #expect(draft.templates[0].back == row.newBack, "\(row.back)")
    }
  }
}
