public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// The newest notes of all decks that match, over a separate connection, so that the vault can be
  /// used meanwhile. Unreadable notes are passed over. Ends at the next record once the key is
  /// destroyed.
  public func notes(
    limit: Int,
    under key: VaultKey,
    where isMatch: (Note) -> Bool
  ) throws(VaultFailure) -> [FoundNote] {
    try vault.readRecords(under: key) { records in
      var found: [Note] = []
      let codec = records.noteCodec
      _ = try records.openAll(in: .note) { header, content in
        // Its damage is told by what opens the deck.
        guard let note = try? codec.note(header.id, from: content), isMatch(note) else {
          return
        }
        found.append(note)
        // They come ordered by id, the newest last.
        if found.count > 2 * limit { found.removeFirst(limit) }
      }
      return try found.suffix(limit).reversed().compactMap { note in
        guard let card = try records.cardIDs("note", note.id.rawValue).min(),
          let clear = try records.clear(of: card.rawValue, in: .flashcard),
          let deck = clear[CardColumns.deck]
        else { return nil }
        return FoundNote(
          id: note.id,
          deck: DeckID(rawValue: deck),
          prompt: note.content.fields.first?.plain ?? ""
        )
      }
    }
  }

  /// Makes a row of each note of all decks that has one, the newest note first, with what the notes'
  /// cards tell. All of it is read in one transaction, over a separate connection. Ends at the next
  /// record once the key is destroyed.
  ///
  /// - Parameter row: returns the row of a note; nil to leave the note out. It gets the deck of the
  ///   note's first card, nil if that can't be read, and the number of cards that can be studied.
  /// - Returns: the rows, and the number of unreadable decks and notes.
  package func rows<Row>(
    under key: VaultKey,
    _ row: (_ note: Note, _ deck: Deck?, _ cards: Int) throws -> Row?
  ) throws(VaultFailure) -> (rows: [Row], damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = Dictionary(uniqueKeysWithValues: try reader.decks().map { ($0.id, $0) })
      let places = try reader.places()
      var rows: [Row] = []
      try reader.eachNote { note in
        guard let place = places[note.id],
          let row = try row(note, decks[place.deck], place.cards)
        else { return }
        rows.append(row)
      }
      return (rows.reversed(), reader.damaged)
    }
  }
}

/// The cards of a note, from their clear columns.
struct NotePlace {
  /// The first card.
  var first: CardID
  /// The deck of the first card.
  var deck: DeckID
  /// The number of cards that the note asks for.
  var cards: Int
}

extension StudyReader {
  /// The places of all notes that have cards.
  func places() throws -> [NoteID: NotePlace] {
    var places: [NoteID: NotePlace] = [:]
    let selection = RecordSelection(order: ["deck", "due"])
    try records.eachIndexed(of: .flashcard, selection) { id, values in
      guard let note = values[CardColumns.note], let deck = values[CardColumns.deck] else { return }
      let (card, deckID) = (CardID(rawValue: id), DeckID(rawValue: deck))
      let count = CardColumns.dueState(values) == nil ? 0 : 1
      guard var place = places[NoteID(rawValue: note)] else {
        places[NoteID(rawValue: note)] = NotePlace(first: card, deck: deckID, cards: count)
        return
      }
      if card < place.first { (place.first, place.deck) = (card, deckID) }
      place.cards += count
      places[NoteID(rawValue: note)] = place
    }
    return places
  }
}
