public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// The totals of a deck and those within it. Opens no card; unreadable answers are not counted.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck, `damaged` if it can't be read.
  public func totals(of id: DeckID, under key: VaultKey) throws(VaultFailure) -> DeckTotals {
    try vault.readRecords(under: key) { records in
      guard let deck = try records.deck(id) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
      }
      var reader = StudyReader(records)
      let inner = try reader.decks().filter { $0.id != id && deck.name.contains($0.name) }
      let cards = Set(
        try ([deck] + inner).flatMap { try records.cardIDs("deck", $0.id.rawValue) }
      )
      var totals = DeckTotals(innerDecks: inner.count, cards: cards.count)
      _ = try records.eachReview { review in
        if review.kind.isAnswer, cards.contains(review.card) { totals.answers += 1 }
      }
      return totals
    }
  }
}
