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
    guard let found = try studyHistory(under: key, of: { _ in id.map { .one($0) } ?? .all }) else {
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
      guard let (id, decks) = try reader.decks(choose) else { return nil }
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

  /// The statistics of a deck and those within it, or of all decks.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func statistics(
    of id: DeckID?,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> StudyStatistics {
    let found = try statistics(at: now, boundary: boundary, under: key) { _ in
      id.map { .one($0) } ?? .all
    }
    guard let found else {
      throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id?.rawValue ?? 0)
    }
    return found.statistics
  }

  /// The statistics of the decks that are chosen from all, and the number of unreadable records; nil if
  /// none is chosen. Cards and answers are read one after the other.
  package func statistics(
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey,
    of choose: ([Deck]) -> DeckChoice
  ) throws(VaultFailure) -> (statistics: StudyStatistics, damaged: Int)? {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      guard let (id, decks) = try reader.decks(choose) else { return nil }
      let schedulers = decks.schedulers(
        with: try reader.parameters(of: decks),
        boundary: boundary
      )
      let standard = Scheduler(model: FSRS6(), settings: .defaults)
      let within = Set(decks.map(\.id))
      var count = StatisticsCount(
        at: now,
        boundary,
        capacity: try reader.count(in: within),
        decks: decks,
        areAll: id == nil
      ) { schedulers[$0] ?? standard }
      try reader.eachCard(in: within, withDormant: false) { count.add($0) }
      try reader.eachReviewInTurn(startingOver: { count.startOver() }) { count.add($0) }
      return (count.finish(), reader.damaged)
    }
  }

  /// The answers to one card, and the number of unreadable records of answers.
  public func history(
    of card: FlashcardID,
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

extension StudyReader {
  /// The decks that are chosen from all, those within a chosen one included; nil if none is.
  mutating func decks(
    _ choose: ([Deck]) -> DeckChoice
  ) throws -> (id: DeckID?, decks: [Deck])? {
    let decks = try decks()
    switch choose(decks) {
    case .none: return nil
    case .all: return (nil, decks)
    case .one(let id):
      guard let deck = decks.first(where: { $0.id == id }) else { return nil }
      return (id, decks.filter { $0.id == id || deck.name.contains($0.name) })
    }
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
