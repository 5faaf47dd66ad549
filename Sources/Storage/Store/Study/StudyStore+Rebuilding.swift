public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Rebuilds the progress of all cards from the log of answers.
  ///
  /// For recovery and for merging devices; no command offers it yet.
  ///
  /// - Parameter scheduler: the scheduler for the cards of a deck, by the set of parameters it
  ///   uses.
  /// - Returns: the number of cards whose progress changed.
  /// - Throws: `VaultFailure.damaged` if a deck, a card or an answer can't be read: progress would
  ///   be lost.
  @discardableResult
  public func rebuild(
    under key: VaultKey,
    scheduler: (Deck, ParameterSet?) throws -> Scheduler
  ) throws(VaultFailure) -> Int {
    try vault.writeRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let sets = Dictionary(
        uniqueKeysWithValues: try reader.parameters(of: decks).map { ($0.id, $0) }
      )
      try reader.requireWhole()
      let schedulers = try decks.map { deck in
        (deck.id, try scheduler(deck, deck.options.parameters.flatMap { sets[$0] }))
      }
      var replay = Replay(
        schedulers: Dictionary(uniqueKeysWithValues: schedulers),
        capacity: try records.count(of: .flashcard)
      )
      try reader.eachCard { replay.add($0, isDormant: $1) }
      try reader.eachReviewInTurn(startingOver: { replay.startOver() }) { replay.follow($0) }
      try reader.requireWhole()
      let changed = replay.changed
      for kept in changed {
        try records.update(
          kept.card.id.rawValue,
          indexed: kept.card.indexedColumns(isDormant: kept.isDormant),
          kept.card.recordContent(),
          in: .flashcard
        )
      }
      return changed.count
    }
  }
}

extension StudyReader {
  /// Stops if something could not be read.
  fileprivate func requireWhole() throws(VaultFailure) {
    guard damaged == 0 else { throw .damaged(.records(table: RecordTable.review.name)) }
  }
}

/// The rebuilt progress of all cards.
private struct Replay {
  /// A card, and those parts of its record that are not in it.
  struct LoadResult {
    var card: Flashcard
    let isDormant: Bool
    let scheduler: Int
  }

  private let schedulers: [Scheduler]
  /// The index of each deck's scheduler.
  private let placesOfDecks: [DeckID: Int]
  private var kept: [LoadResult] = []
  /// The progress after the answers so far, in the order of `kept`.
  private var progress: [FlashcardProgress] = []
  private var places: [FlashcardID: Int] = [:]

  /// - Parameter capacity: the number of cards.
  init(schedulers: [DeckID: Scheduler], capacity: Int) {
    let decks = schedulers.sorted { $0.key < $1.key }
    self.schedulers = decks.map(\.value)
    placesOfDecks = Dictionary(uniqueKeysWithValues: zip(decks.map(\.key), decks.indices))
    kept.reserveCapacity(capacity)
    progress.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  /// Adds a card, unless its deck is gone.
  mutating func add(_ card: Flashcard, isDormant: Bool) {
    guard let scheduler = placesOfDecks[card.deck] else { return }
    places[card.id] = kept.count
    kept.append(
      LoadResult(
        card: card,
        isDormant: isDormant,
        scheduler: scheduler
      )
    )
    progress.append(card.placement?.progress ?? .new)
  }

  /// Applies an answer. Those to one card must come in order.
  mutating func follow(_ review: Review) {
    guard let place = places[review.card] else { return }
    let card = kept[place]
    guard card.card.placement?.covers(review) != true else { return }
    schedulers[card.scheduler].follow(review, &progress[place], fuzzID: card.card.fuzzID)
  }

  /// Discards the answers applied so far.
  mutating func startOver() {
    for place in progress.indices {
      progress[place] = kept[place].card.placement?.progress ?? .new
    }
  }

  /// The cards whose progress changed.
  var changed: [LoadResult] {
    zip(kept, progress).compactMap { kept, progress in
      guard kept.card.progress != progress else { return nil }
      var kept = kept
      kept.card.progress = progress
      return kept
    }
  }
}
