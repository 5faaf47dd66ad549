package import Flashcards
package import Secrets
package import Vault

/// Days that are moved: the one service of screens and commands.
extension StudyStore {
  /// What a tool would do, and the number of unreadable records. Opens no card, and writes nothing.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func loadChange(
    by request: LoadRequest,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (change: LoadChange, damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let cards = try reader.loadCards(of: request.deck, at: now, boundary).cards
      return (cards.change(by: request.tool), reader.damaged)
    }
  }

  /// Has a tool move days, in one transaction, and notes what undoes it. Ends at the next record once the key is
  /// destroyed.
  ///
  /// - Returns: what it did, what was written, nothing where nothing changes, and the number of unreadable records.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func moveDays(
    by request: LoadRequest,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> (load: LoadChange, written: ChangeSet, damaged: Int) {
    try vault.writeRecords(under: key) { records in
      var reader = StudyReader(records)
      let (cards, decks, schedulers) = try reader.loadCards(of: request.deck, at: now, boundary)
      let load = cards.change(by: request.tool)
      let context = EditContext(now: now, boundary: boundary)
      var change = try reader.change(moving: load.moves, schedulers, context)
      change.decks = decks.compactMap { $0.eased(by: request.tool, on: cards.today) }
      guard !change.isEmpty else { return (load, change, reader.damaged) }
      let capture = try records.write(change, at: now.time, progress)
      let name = decks.first { $0.id == request.deck }?.name.description ?? ""
      let operation = UndoableOperation(request.tool.name.kind, name)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now.time)
      return (load, capture.change, reader.damaged)
    }
  }
}

extension StudyReader {
  /// The cards of a deck and of those within it, or of all decks, as far as their days can be moved, and these
  /// decks.
  mutating func loadCards(
    of id: DeckID?,
    at now: LocalMoment,
    _ boundary: DayBoundary
  ) throws -> (cards: LoadCards, decks: [Deck], schedulers: [DeckID: Scheduler]) {
    var chosen = try decks()
    if let id {
      guard let deck = chosen.first(where: { $0.id == id }) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
      }
      chosen = chosen.filter { deck.name.contains($0.name) }
    }
    let sets = Dictionary(
      try parameters(of: chosen).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let schedulers = chosen.map { deck in
      deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary)
    }
    let ids = chosen.map(\.id)
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var cards = LoadCards(
      today: boundary.day(of: now),
      rules: zip(schedulers, chosen).map { LoadRule($0, calendar: $1.easyCalendar) },
      capacity: try count(in: Set(ids))
    )
    try eachLoadRow(of: ids) { row in
      guard let place = places[DeckID(rawValue: row.integerOrZero(2))] else { return }
      cards.add(row, rule: place, boundary)
    }
    return (cards, chosen, Dictionary(uniqueKeysWithValues: zip(ids, schedulers)))
  }

  /// Lends the rows of the cards of decks. If most cards are requested, reading all of them is faster.
  private func eachLoadRow(of decks: [DeckID], _ body: (Row) throws -> Void) throws {
    let columns =
      "id, note, deck, due, buried, phase, last_review, last_zone, stability, difficulty"
    let wanted = try count(in: Set(decks))
    guard try decks.count == 1 || wanted * 2 <= records.count(of: .flashcard) else {
      try records.each("SELECT \(columns) FROM record_flashcard") { try body($0) }
      return
    }
    for deck in decks {
      try records.each(
        "SELECT \(columns) FROM record_flashcard WHERE deck = ?",
        deck.rawValue
      ) { try body($0) }
    }
  }

  /// The change that moves cards. The entries of the log come behind all that it has of these cards.
  ///
  /// - Parameter replacing: true to take back what moved the cards today before, so that a day has at most one
  ///   entry of each.
  mutating func change(
    moving moves: [LoadChange.Move],
    _ schedulers: [DeckID: Scheduler],
    _ context: EditContext,
    replacing: Bool = false
  ) throws -> ChangeSet {
    let now = context.now
    let boundary = context.boundary
    let morning = boundary.start(of: boundary.day(of: now), zoneOffset: now.zoneOffset)
    let days = Dictionary(uniqueKeysWithValues: moves.map { ($0.card, $0.day) })
    var last: [FlashcardID: Review] = [:]
    // What can't be read there is told where answers are read.
    _ = try records.eachReview(since: replacing ? min(morning, now.time) : now.time) { review in
      guard days[review.card] != nil,
        last[review.card].map({ $0.moment.time < review.moment.time }) ?? true
      else { return }
      last[review.card] = review
    }
    var change = ChangeSet()
    for var card in try cards(days.keys.sorted()) {
      guard let day = days[card.id], let scheduler = schedulers[card.deck] else { continue }
      let latest = last[card.id]
      if replacing, let latest,
        let before = latest.logged?.daysBeforeMove(after: card.progress.reviews)
      {
        change.withdrawn.append(latest)
        card.progress.intervalDays = before
      }
      let later = latest.flatMap { latest -> EditContext? in
        guard latest.moment.time >= now.time else { return nil }
        let time = latest.moment.time.advanced(byMilliseconds: 1)
        return EditContext(
          now: LocalMoment(time: time, zoneOffset: now.zoneOffset),
          boundary: boundary
        )
      }
      guard let entry = card.move(to: day, by: scheduler, later ?? context) else { continue }
      change.cards.append(card)
      change.reviews.append(entry)
    }
    return change
  }
}

extension LoadCards {
  /// Adds a card by its columns, or counts it among those that never move.
  fileprivate mutating func add(_ row: Row, rule: Int, _ boundary: DayBoundary) {
    // A card that its note no longer asks for is none.
    guard let number = row.integer(3), let state = DueNumber(number: number).state else { return }
    switch state {
    case .new: others.new += 1
    case .suspended: others.suspended += 1
    case .away: others.filtered += 1
    case .moment, .step, .dayStep: others.steps += 1
    case .day(let due):
      guard row.integer(5) == Int64(Phase.review.rawValue) else {
        others.steps += 1
        return
      }
      guard row.integer(4) != Int64(today) else {
        others.buried += 1
        return
      }
      guard let time = row.integer(6), let stability = row.double(8),
        let difficulty = row.double(9)
      else {
        others.unknown += 1
        return
      }
      let last = LocalMoment(
        time: Timestamp(milliseconds: time),
        zoneOffset: Int32(clamping: row.integerOrZero(7))
      )
      add(
        LoadCard(
          id: FlashcardID(rawValue: row.integerOrZero(0)),
          note: NoteID(rawValue: row.integerOrZero(1)),
          rule: rule,
          memory: Memory(stability: stability, difficulty: difficulty),
          answered: boundary.day(of: last),
          due: due
        )
      )
    }
  }
}
