public import Flashcards

/// Writes notes as text that Anki reads, and this program reads back.
public enum AnkiText {
  private static let headers = [
    "separator:tab", "html:true", "guid column:1", "notetype column:2", "deck column:3",
    "tags column:6",
  ]

  /// The notes that have cards, in their order, with the deck of their first card.
  ///
  /// - Parameter deck: only notes with a card in this deck or one within it; nil for all.
  /// - Returns: UTF-8, and how many notes it holds.
  public static func write(
    _ collection: StudyCollection,
    deck: DeckName? = nil
  ) -> (bytes: [UInt8], notes: Int) {
    let wanted = collection.decks.filter { deck?.contains($0.name) ?? true }
    let names = Dictionary(wanted.map { ($0.id, $0.name.description) }, uniquingKeysWith: { $1 })
    var decks: [NoteID: String] = [:]
    for card in collection.cards where decks[card.note] == nil {
      decks[card.note] = names[card.deck]
    }
    var bytes: [UInt8] = []
    for header in headers { bytes += "#\(header)\n".utf8 }
    var count = 0
    for note in collection.notes {
      guard let deck = decks[note.id] else { continue }
      let fields = [
        note.guid, NoteTypeName.name(of: note.words.kind), deck,
        FieldHTML.html(of: note.words.prompt), FieldHTML.html(of: note.words.answer),
        note.tags.text,
      ]
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(.tab) }
        SeparatedFields.append(field, separator: .tab, first: index == 0, to: &bytes)
      }
      bytes.append(.newline)
      count += 1
    }
    return (bytes, count)
  }
}
