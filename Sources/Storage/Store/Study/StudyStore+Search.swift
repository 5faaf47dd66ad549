package import Flashcards
package import Secrets
package import TextSearch
package import Vault

extension StudyStore {
  /// The newest notes of all decks that have every word in their fields or tags. Unreadable notes are
  /// passed over. Ends at the next record once the key is destroyed.
  package func notes(
    with words: SearchWords,
    limit: Int,
    under key: VaultKey
  ) throws(VaultFailure) -> [FoundNote] {
    try vault.readRecords(under: key) { records in
      var found: [Note] = []
      try NoteIndex(records).eachNote(with: words, most: limit) { note in
        found.append(note)
        return found.count < limit
      }
      return try found.compactMap { note in
        guard let place = try records.place(of: note.id) else { return nil }
        return FoundNote(id: note.id, deck: place.deck, prompt: note.content.title)
      }
    }
  }

  /// The number of notes that have every word in their fields or tags.
  package func count(with words: SearchWords, under key: VaultKey) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { try NoteIndex($0).count(of: words) }
  }

  /// Indexes some of what has changed, or takes some of what was deleted for good out
  /// of it, in a transaction of some milliseconds. Until all is indexed, searches read the
  /// notes that are left.
  ///
  /// - Returns: true if there is more to do.
  package func proceedWithIndex(under key: VaultKey) throws(VaultFailure) -> Bool {
    try vault.writeRecords(under: key) { try NoteIndex($0).proceed() }
  }
}

/// The cards of a note.
struct NotePlace {
  /// The first card.
  var first: FlashcardID
  /// The deck of the first card.
  var deck: DeckID
  /// The number of cards that the note asks for.
  var cards: Int

  /// Reads the place of a note with one card from a row of the card's id, deck and `due`.
  fileprivate init(_ row: Row) {
    first = FlashcardID(rawValue: row.integerOrZero(0))
    deck = DeckID(rawValue: row.integerOrZero(1))
    cards = row.isNull(2) ? 0 : 1
  }

  fileprivate mutating func add(_ other: NotePlace) {
    if other.first < first { (first, deck) = (other.first, other.deck) }
    cards += other.cards
  }
}

extension RecordReader {
  /// The place of a note; nil if it has no cards.
  func place(of note: NoteID) throws -> NotePlace? {
    var place: NotePlace?
    try each(
      "SELECT id, deck, due FROM record_flashcard INDEXED BY flashcard_note WHERE note = ?",
      note.rawValue
    ) { row in
      let card = NotePlace(row)
      if place?.add(card) == nil { place = card }
    }
    return place
  }
}

extension StudyReader {
  /// The places of all notes that have cards.
  func places() throws -> [NoteID: NotePlace] {
    var places: [NoteID: NotePlace] = [:]
    try records.each("SELECT id, deck, due, note FROM record_flashcard INDEXED BY flashcard_due") {
      row in
      let note = NoteID(rawValue: row.integerOrZero(3))
      let card = NotePlace(row)
      if places[note]?.add(card) == nil { places[note] = card }
    }
    return places
  }
}
