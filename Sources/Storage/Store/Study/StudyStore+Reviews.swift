public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// The answers from a moment on, or all, in order, and the number of unreadable records of
  /// answers.
  public func reviews(
    since start: Timestamp? = nil,
    under key: VaultKey
  ) throws(VaultFailure) -> (reviews: [Review], damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let reviews = try reader.reviews(since: start)
      return (reviews, reader.damaged)
    }
  }

  /// All answers to the cards of a deck and those within it, or of all decks, and the number of
  /// unreadable records. The vault can be used meanwhile.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  public func studyHistory(
    of id: DeckID?,
    under key: VaultKey
  ) throws(VaultFailure) -> (history: StudyHistory, damaged: Int) {
    let found = try studyHistory(under: key) { decks in
      guard let id else { return .all }
      return decks.contains { $0.id == id } ? .one(id) : .none
    }
    guard let found else {
      throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id?.rawValue ?? 0)
    }
    return found
  }

  /// The same of the decks that are chosen from all, in one transaction; nil if none is.
  package func studyHistory(
    under key: VaultKey,
    of choose: ([Deck]) -> DeckChoice
  ) throws(VaultFailure) -> (history: StudyHistory, damaged: Int)? {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var decks = try reader.decks()
      var id: DeckID?
      switch choose(decks) {
      case .none: return nil
      case .all: break
      case .one(let chosen):
        guard let deck = decks.first(where: { $0.id == chosen }) else { return nil }
        id = chosen
        decks = decks.filter { $0.id == chosen || deck.name.contains($0.name) }
      }
      let past = StudyHistory(
        of: id,
        decks: decks,
        cards: try reader.cards(in: Set(decks.map(\.id)), withDormant: false),
        reviews: try reader.reviews(),
        parameters: try reader.parameters(of: decks)
      )
      return (past, reader.damaged)
    }
  }

  /// The answers to one card, and the number of unreadable records of answers.
  public func history(
    of card: CardID,
    under key: VaultKey
  ) throws(VaultFailure) -> (history: ReviewHistory, damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reviews: [Review] = []
      let damaged = try records.eachReview { if $0.card == card { reviews.append($0) } }
      return (ReviewHistory(reviews), damaged)
    }
  }

  /// Merges the answers of each past day, in UTC, into one record, so that years of them open fast.
  /// Reading gives the same answers as before.
  public func closeDays(before now: Timestamp, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.closeDays(before: now.utcDay) }
  }
}

/// The decks whose answers are read.
package enum DeckChoice: Sendable {
  /// All decks.
  case all
  /// A deck with those within it.
  case one(DeckID)
  /// No deck.
  case none
}
