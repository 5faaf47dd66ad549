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
        return FoundNote(
          id: note.id,
          deck: place.deck,
          prompt: note.content.fields.first?.plain ?? ""
        )
      }
    }
  }

  /// The number of notes that have every word in their fields or tags.
  package func count(with words: SearchWords, under key: VaultKey) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { try NoteIndex($0).count(of: words) }
  }

  /// Makes a row of each note of all decks that has every word, the newest note first, with what the
  /// notes' cards tell. All of it is read in one transaction. Ends at the next record once the key is
  /// destroyed.
  ///
  /// - Parameter row: returns the row of a note. It gets the deck of the note's first card, nil if that
  ///   can't be read, and the number of cards that can be studied.
  /// - Returns: the rows, and the number of unreadable decks, and of unreadable notes that may have the
  ///   words.
  package func rows<Row>(
    with words: SearchWords,
    under key: VaultKey,
    _ row: (_ note: Note, _ deck: Deck?, _ cards: Int) throws -> Row
  ) throws(VaultFailure) -> (rows: [Row], damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = Dictionary(uniqueKeysWithValues: try reader.decks().map { ($0.id, $0) })
      var rows: [Row] = []
      func add(_ note: Note, at place: NotePlace?) throws {
        guard let place else { return }
        rows.append(try row(note, decks[place.deck], place.cards))
      }
      guard words.isEmpty else {
        let unreadable = try NoteIndex(records).eachNote(with: words) { note in
          try add(note, at: records.place(of: note.id))
          return true
        }
        return (rows, reader.damaged + unreadable)
      }
      let places = try reader.places()
      try reader.eachNote { try add($0, at: places[$0.id]) }
      return (rows.reversed(), reader.damaged)
    }
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
  fileprivate func place(of note: NoteID) throws -> NotePlace? {
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
