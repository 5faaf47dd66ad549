package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// Passes on the notes with a card in one of the decks that are chosen from all, the oldest first, each
  /// with the deck of the first of these cards. Opens no card.
  ///
  /// - Returns: the number of unreadable records.
  package func eachNote(
    under key: VaultKey,
    in choose: ([Deck]) -> [Deck],
    _ body: (Note, Deck) -> Void
  ) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = Dictionary(
        choose(try reader.decks()).map { ($0.id, $0) },
        uniquingKeysWith: { one, _ in one }
      )
      var homes = try reader.homes { decks[$0] != nil }[...]
      try reader.eachNote { note in
        homes = homes.drop { $0.note < note.id }
        if let home = homes.first, home.note == note.id, let deck = decks[home.deck] {
          body(note, deck)
        }
      }
      return reader.damaged
    }
  }
}

/// A card, as far as it says where its note is.
private struct Home {
  let note: NoteID
  let card: FlashcardID
  let deck: DeckID
}

extension StudyReader {
  /// The cards in decks, ordered by note.
  fileprivate mutating func homes(where isWanted: (DeckID) -> Bool) throws -> [Home] {
    var homes: [Home] = []
    func add(_ note: NoteID, _ card: FlashcardID, _ deck: DeckID) {
      if isWanted(deck) { homes.append(Home(note: note, card: card, deck: deck)) }
    }
    do {
      // By an index that has all of it.
      try records.each("SELECT note, id, deck FROM record_flashcard ORDER BY note, deck") { row in
        add(
          NoteID(rawValue: row.integer(0) ?? 0),
          FlashcardID(rawValue: row.integer(1) ?? 0),
          DeckID(rawValue: row.integer(2) ?? 0)
        )
      }
    } catch let error as DatabaseError where error.isCorruption {
      homes = []
      try eachCard { card, _ in add(card.note, card.id, card.deck) }
    }
    homes.sort { ($0.note, $0.card) < ($1.note, $1.card) }
    return homes
  }
}
