package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// What rows of a browser are made of, in the order of their ids. Rows that are gone or can't be read are
  /// left out.
  ///
  /// - Parameter ids: of cards, or in a list of notes of notes.
  /// - Throws: `VaultFailure`.
  package func rows(
    _ ids: [Int64],
    _ unit: BrowserUnit,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> [CardRow] {
    try vault.readRecords(under: key) { records in
      let types = records.noteTypeTable
      var rows: [(note: Note, cards: [Flashcard])] = []
      for id in ids {
        let cards =
          switch unit {
          case .cards: [try records.awakeCard(FlashcardID(rawValue: id))].compactMap { $0 }
          case .notes:
            try records.cardIDs("note", id).compactMap { try records.awakeCard($0) }
              .sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }
          }
        if let first = cards.first,
          let note: Note = try records.readable(first.note.rawValue, types)
        {
          rows.append((note, cards))
        }
      }
      var decks: [DeckID: Deck] = [:]
      for id in Set(rows.lazy.flatMap(\.cards).map(\.deck)) {
        decks[id] = try records.readable(id.rawValue, types)
      }
      let estimate = try RecallEstimate(
        Array(decks.values),
        SearchContext(now: now, boundary: boundary),
        records
      )
      return try rows.compactMap { note, cards in
        guard let deck = decks[cards[0].deck] else { return nil }
        let recall = try cards.compactMap { try records.recall(of: $0.id, estimate) }
        return CardRow(
          note: note,
          cards: cards,
          deck: deck,
          retrievability: recall.isEmpty ? nil : recall.reduce(0, +) / Double(recall.count)
        )
      }
    }
  }
}

extension RecordReader {
  /// A card that its note asks for; nil if there is none with this id, or it can't be read.
  fileprivate func awakeCard(_ id: FlashcardID) throws -> Flashcard? {
    guard let card: Flashcard = try readable(id.rawValue, noteTypeTable),
      try indexedValues(of: id.rawValue, in: .flashcard)?[FlashcardColumn.due.place] != nil
    else { return nil }
    return card
  }

  fileprivate func recall(of card: FlashcardID, _ estimate: RecallEstimate) throws -> Double? {
    try db.statement("SELECT \(RecallEstimate.columns) FROM record_flashcard AS c WHERE c.id = ?")
      .first([card.rawValue]) { estimate.probability($0, at: 0) } ?? nil
  }
}
