package import Flashcards
package import Secrets
package import Vault

/// What building a filtered deck came to.
package struct FilteredBuild: Sendable {
  /// What was written; empty if nothing was.
  package let changes: ChangeSet
  /// The number of cards that are in the deck now.
  package let cards: Int
  /// The number of notes that may be meant and can't be read.
  package let damaged: Int
  /// The deck as it was saved.
  package let deck: FilteredDeck
}

extension StudyStore {
  /// Builds a filtered deck in one transaction, which is one step to undo: saves it, has its cards come
  /// home, and takes those that its searches find now.
  ///
  /// - Parameters:
  ///   - deck: the deck, new or changed or as it was. One with the id 0 gets an id. Its name gets a `+` for
  ///     each other deck that has it.
  ///   - queries: its searches, in their order.
  ///   - kind: `filteredBuild` or `customStudy`.
  ///   - requiresCards: true to write nothing if no card is found.
  ///   - chance: a number, a new one each time, that decides the order by chance.
  package func build(
    _ deck: FilteredDeck,
    finding queries: [CardQuery],
    _ context: SearchContext,
    as kind: UndoableOperation.Kind = .filteredBuild,
    requiresCards: Bool = false,
    chance: UInt64,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> FilteredBuild {
    try vault.writeRecords(under: key) { records in
      let now = context.now.time
      let deck = try records.named(deck, at: now)
      var building = try FilteredBuilding(records, deck, context)
      let taken = try building.choose(finding: queries, chance: chance)
      guard !taken.isEmpty || !requiresCards else {
        return FilteredBuild(changes: ChangeSet(), cards: 0, damaged: building.damaged, deck: deck)
      }
      var change = ChangeSet()
      change.filteredDecks = [deck]
      let places = Dictionary(uniqueKeysWithValues: taken.enumerated().map { ($1, $0) })
      let home = try records.cardsHome(from: deck.id) { places[$0] == nil }
      var reader = StudyReader(records)
      // In the order of the table, so that each of its pages is written once.
      change.cards = try reader.cards(taken.sorted())
      for index in change.cards.indices {
        let place = places[change.cards[index].id] ?? 0
        change.cards[index].stay = FilteredStay(deck: deck.id, place: place, since: now)
      }
      let count = change.cards.count
      change.cards += home
      let capture = try records.write(change, at: now, progress)
      let operation = UndoableOperation(kind, deck.name.description)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
      return FilteredBuild(
        changes: change,
        cards: count,
        damaged: building.damaged + reader.damaged,
        deck: deck
      )
    }
  }
}

extension RecordWriter {
  /// A filtered deck with an id, and a name that no other deck has.
  fileprivate func named(_ deck: FilteredDeck, at now: Timestamp) throws -> FilteredDeck {
    var reader = StudyReader(self)
    let others = try reader.filteredDecks().filter { $0.id != deck.id }
    let names = try Set(reader.decks().map(\.name) + others.map(\.name))
    var ids = try idSource()
    return FilteredDeck(
      id: deck.id.rawValue == 0 ? ids.next(at: now) : deck.id,
      ankiID: deck.ankiID,
      name: deck.name.free(among: names),
      options: deck.options,
      carried: deck.carried
    )
  }
}

/// The choice of the cards of a filtered deck within one transaction.
private struct FilteredBuilding {
  private let records: RecordWriter
  private let deck: FilteredDeck
  private let context: SearchContext
  private let moment: OrderMoment
  private let retentions: [Int64: Float]
  private let decays: [Int64: Float]
  private(set) var damaged = 0

  init(_ records: RecordWriter, _ deck: FilteredDeck, _ context: SearchContext) throws {
    self.records = records
    self.deck = deck
    self.context = context
    var reader = StudyReader(records)
    let first = try reader.collections().map { Timestamp(milliseconds: $0.created * 1_000) }.min()
    let zone = context.now.zoneOffset
    moment = OrderMoment(
      context.now,
      boundary: context.boundary,
      firstDay: first.map {
        context.boundary.day(of: LocalMoment(time: $0, zoneOffset: zone))
      } ?? 0
    )
    let decks = try reader.decks()
    retentions = Dictionary(
      uniqueKeysWithValues: decks.map {
        ($0.id.rawValue, Float($0.options.scheduling.retention))
      }
    )
    decays = try RecallEstimate(decks, context, records).decays
  }

  /// The cards to take, in their order.
  mutating func choose(finding queries: [CardQuery], chance: UInt64) throws -> [FlashcardID] {
    var choice = FilteredChoice(at: moment, chance: chance)
    for (query, search) in zip(queries, deck.options.searches) {
      let found = try foundIDs(query)
      try choice.take(search) { try eachCandidate(found, search.order, $0) }
    }
    return choice.cards
  }

  /// The ids of the cards that a search finds, in their order.
  private mutating func foundIDs(_ query: CardQuery) throws -> [Int64] {
    let found = try CardSearch(query, context, records).found()
    damaged += found.unreadable
    return found.cards.map(\.card.rawValue).sorted()
  }

  /// Lends the found cards with all that an order needs; those that their notes no longer ask for are left
  /// out.
  private func eachCandidate(
    _ ids: [Int64],
    _ order: FilteredOrder,
    _ lend: (FilteredCandidate) -> Void
  ) throws {
    let logged = order == .oldestSeen ? try lastLogged() : [:]
    let isByNote = order == .added || order == .reverseAdded
    let note = isByNote ? "(SELECT n.anki_id FROM record_note AS n WHERE n.id = c.note)" : "NULL"
    let statement = try records.db.unkeptStatement(
      """
      SELECT c.id, c.note, \(note), c.ordinal, c.anki_id, c.position, c.phase, c.suspended, c.buried,
        c.filtered, c.due_day, c.due_time, c.interval, c.lapses, c.reviews, c.deck, c.stability,
        c.difficulty, c.last_review, c.carried
      FROM record_flashcard AS c WHERE c.id = ? AND c.due IS NOT NULL
      """
    )
    for id in ids {
      try statement.each([id]) { row in
        let card = FlashcardID(rawValue: id)
        lend(
          FilteredCandidate(
            card: orderCandidate(row, card, order),
            lapses: Int(row.integerOrZero(13)),
            lastLogged: logged[card],
            hindrance: hindrance(row)
          )
        )
      }
    }
  }

  private func hindrance(_ row: Row) -> FilteredCandidate.Hindrance? {
    if row.integerOrZero(7) != 0 { return .suspended }
    if row.integer(8) == Int64(context.today) { return .buried }
    // Its own cards have gone home before.
    return row.integer(9).flatMap { $0 == deck.id.rawValue ? nil : .filtered }
  }

  private func orderCandidate(_ row: Row, _ id: FlashcardID, _ order: FilteredOrder)
    -> OrderCandidate
  {
    let last = row.integer(18)
    let reviews = row.integerOrZero(14)
    let carried = row.bytes(19)
    let isAsItCame = FlashcardCodec.carriedReviews(carried) == reviews
    let came = isAsItCame ? FlashcardCodec.carriedModified(carried) : nil
    let note = row.integerOrZero(1)
    return OrderCandidate(
      id: id,
      seed: row.integer(4) ?? id.rawValue,
      noteSeed: row.integer(2).map { IDSource.place(ofAnki: $0) } ?? IDSource.place(of: note),
      ordinal: Int(row.integerOrZero(3)),
      modified: came ?? (last ?? 0) / 1_000,
      state: state(row),
      intervalDays: Int(row.integerOrZero(12)),
      memory: order.asksMemory ? memory(row, carried, reviews) : nil
    )
  }

  private func state(_ row: Row) -> OrderCandidate.State {
    let isInReview = row.integerOrZero(6) == Int64(Phase.review.rawValue)
    if let day = row.integer(10) {
      return isInReview ? .review(due: StudyDay(day)) : .dayStep(due: StudyDay(day))
    }
    guard let time = row.integer(11).map({ Timestamp(milliseconds: $0) }) else {
      return .new(position: Int(row.integerOrZero(5)))
    }
    guard isInReview else { return .step(due: time) }
    let local = LocalMoment(time: time, zoneOffset: context.now.zoneOffset)
    return .review(due: context.boundary.day(of: local))
  }

  private func memory(_ row: Row, _ carried: UnsafeRawBufferPointer, _ reviews: Int64)
    -> OrderMemory?
  {
    let came = CarriedMemory(carried, reviews: reviews)
    let home = row.integerOrZero(15)
    guard let stability = came?.stability ?? row.double(16).map({ Float($0) }),
      let difficulty = came?.difficulty ?? row.double(17).map({ Float($0) })
    else { return nil }
    let last = came.map { $0.lastReview.map { $0 * 1_000 } } ?? row.integer(18)
    return OrderMemory(
      stability: stability,
      difficulty: difficulty,
      decay: came.map { $0.decay ?? CarriedMemory.standardDecay } ?? decays[home]
        ?? Float(FSRSParameters.defaults.decay),
      retention: retentions[home],
      lastAnswer: last.map { Timestamp(milliseconds: $0) }
    )
  }

  /// The times of the last entries of the log of all cards.
  private func lastLogged() throws -> [FlashcardID: Timestamp] {
    var last: [FlashcardID: Timestamp] = [:]
    // What can't be read is told where the vault is verified.
    _ = try records.eachReview { review in
      let time = review.moment.time
      if last[review.card].map({ $0 < time }) ?? true { last[review.card] = time }
    }
    return last
  }
}
