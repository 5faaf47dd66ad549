package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// How well the parameters in force predict the answers to a deck and those within it, or to all decks.
  ///
  /// - Parameter goesOn: asked between parts of the work; false cancels.
  /// - Returns: nil if cancelled.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func calibration(
    of id: DeckID?,
    boundary: DayBoundary,
    under key: VaultKey,
    while goesOn: () -> Bool = { true }
  ) throws(VaultFailure) -> CalibrationReport? {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      guard let (_, decks) = try reader.decks({ _ in id.map { .one($0) } ?? .all }) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id?.rawValue ?? 0)
      }
      var cards: [FlashcardID: DeckID] = [:]
      try reader.eachCard(in: Set(decks.map(\.id)), withDormant: false) { cards[$0.id] = $0.deck }
      return CalibrationReport(
        of: decks,
        cards: cards,
        reviews: try reader.reviews(),
        schedulers: decks.schedulers(
          with: try reader.parameters(of: decks),
          boundary: boundary
        ),
        boundary: boundary,
        while: goesOn
      )
    }
  }
}
