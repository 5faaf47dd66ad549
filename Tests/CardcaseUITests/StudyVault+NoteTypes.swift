import Flashcards

extension StudyVault {
  /// A type as Anki has it, with five fields and two templates.
  static let vocabularyType = NoteType(
    id: NoteTypeID(rawValue: 1_000),
    ankiID: 1_700_000_000_000,
    name: "Vokabeln",
    kind: .normal,
    fields: ["Wort", "Bedeutung", "Aussprache", "Beispiel", "Quelle"].map { NoteField(name: $0) },
    templates: [
      CardTemplate(
        name: "Hin",
        front: "{{Wort}}",
        back: "{{FrontSide}}<hr id=answer>{{Bedeutung}}{{#Beispiel}}<br>{{Beispiel}}{{/Beispiel}}"
      ),
      CardTemplate(name: "Her", front: "{{Bedeutung}}", back: "{{Wort}}"),
    ],
    css: ".card { font-size: 20px; }"
  )

  /// The sources of the fields of a note of that type.
  static let vocabulary = [
    "<b>gwin</b>", "Wein &amp; Rebe", "gwi:n", "<i>gwin coch</i><br>Rotwein", "",
  ]

  /// A deck with a note of that type.
  static var imported: StudyVault {
    var vault = StudyVault([("one", "eins")])
    let note = Note(
      id: NoteID(rawValue: 500),
      ankiID: 1_700_000_000_001,
      guid: "v",
      content: NoteContent(
        type: vocabularyType,
        fields: vocabulary.map { FieldText($0, .html) }
      ),
      tags: Tags("cymraeg"),
      modified: Timestamp(rawValue: 0)
    )
    vault.notes[note.id] = note
    for ordinal in 0...1 {
      let id = FlashcardID(rawValue: 501 + Int64(ordinal))
      vault.cards[id] = Flashcard(
        id: id,
        note: note.id,
        ordinal: ordinal,
        deck: DeckID(rawValue: 1),
        position: 500
      )
    }
    return vault
  }
}
