public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Makes the progress of all cards anew from the log of answers.
  ///
  /// - Parameter scheduler: how the cards of a deck are scheduled, by the set of parameters it uses.
  /// - Returns: how many cards stood otherwise before.
  /// - Throws: `damaged` where a deck, a card or an answer can't be read: progress would be lost.
  @discardableResult
  public func rebuild(
    under key: VaultKey,
    scheduler: (Deck, ParameterSet?) throws -> Scheduler
  ) throws(VaultFailure) -> Int {
    try vault.writeRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let cards = try reader.cards()
      let sets = Dictionary(
        uniqueKeysWithValues: try reader.parameters(of: decks).map { ($0.id, $0) }
      )
      let histories = Dictionary(grouping: try reader.reviews(), by: \.card)
      guard reader.damaged == 0 else {
        throw VaultFailure.damaged(.records(table: RecordTable.review.name))
      }
      let schedulers = try Dictionary(
        uniqueKeysWithValues: decks.map {
          ($0.id, try scheduler($0, $0.options.parameters.flatMap { sets[$0] }))
        }
      )
      var change = StudyChange()
      for var card in cards {
        guard let scheduler = schedulers[card.deck] else { continue }
        let progress = scheduler.replay(histories[card.id] ?? [])
        guard progress != card.progress else { continue }
        card.progress = progress
        change.cards.append(card)
      }
      var writer = StudyWriter(records, change)
      try writer.put()
      return change.cards.count
    }
  }
}
