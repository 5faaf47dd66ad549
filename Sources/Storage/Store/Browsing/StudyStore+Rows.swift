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
        let asked = unit == .cards ? try records.awakeCard(FlashcardID(rawValue: id)) : nil
        guard unit == .notes || asked != nil else { continue }
        let note = asked?.note.rawValue ?? id
        let others = try records.cardIDs("note", note).filter { $0 != asked?.id }
          .compactMap { try records.awakeCard($0) }
          .sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }
        if let note: Note = try records.readable(note, types) {
          rows.append((note, (asked.map { [$0] } ?? []) + others))
        }
      }
      var decks: [DeckID: Deck] = [:]
      var reader = StudyReader(records)
      let presets = try reader.presets()
      for id in Set(rows.lazy.flatMap(\.cards).map(\.deck)) {
        decks[id] = try records.readable(id.rawValue, types)
      }
      let estimate = try RecallEstimate(
        Array(decks.values),
        SearchContext(now: now, boundary: boundary),
        records
      )
      return try rows.compactMap { note, cards in
        guard let first = cards.first, let deck = decks[first.deck] else { return nil }
        let recall = try cards.prefix(unit == .cards ? 1 : cards.count)
          .compactMap { try records.recall(of: $0.id, estimate) }
        let parameters: ParameterSet? = try deck.options.parameters.flatMap {
          try records.parameters($0)
        }
        return CardRow(
          note: note,
          cards: cards,
          deck: deck,
          preset: presets.name(of: deck),
          parameters: parameters,
          retrievability: recall.isEmpty ? nil : recall.reduce(0, +) / Double(recall.count),
          customData: first.carried?.customData?.json
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
