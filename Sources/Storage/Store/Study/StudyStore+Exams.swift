package import Flashcards
import Preferences
package import Secrets
package import Vault

/// Exams: what is possible, and the cards of each day.
extension StudyStore {
  /// What is possible for an exam of a deck that is ahead. Slow; nothing is written.
  ///
  /// - Parameters:
  ///   - query: the exam's search.
  ///   - goesOn: asked before each plan that is tried.
  /// - Returns: nil if it was not to go on, or the exam has no cards.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func preview(
    of exam: Exam,
    matching query: CardQuery,
    in deck: DeckID,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey,
    while goesOn: () -> Bool = { true }
  ) throws(VaultFailure) -> ExamPreview? {
    let context = try searchContext(at: now, in: exam.isOfAllDecks ? nil : deck, under: key)
    let situation = try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let habits = try reader.answerHabits(boundary)
      return try reader.situation(of: exam, in: deck, matching: query, habits, context)
    }
    return situation.cards.isEmpty ? nil : situation.preview(of: exam, while: goesOn)
  }

  /// Saves a deck with other exams, and has today's cards come for those.
  ///
  /// - Parameter name: the name of the exam, for the undo log.
  /// - Returns: the changes.
  package func keepExams(
    of deck: Deck,
    named name: String,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> ChangeSet {
    let kept = try vault.writeRecords(under: key) { records in
      guard var present = try records.deck(deck.id) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: deck.id.rawValue)
      }
      present.exams = deck.exams
      var change = ChangeSet()
      change.decks = [present]
      return try records.write(change, as: UndoableOperation(.exam, name), at: now.time)
    }
    var all = kept
    all.merge(try planExams(at: now, boundary: boundary, under: key))
    return all
  }

  /// Has the cards of today come for the exams that are ahead, once a day, and spreads what is due once an exam
  /// is over. Slow on a day with an exam.
  ///
  /// - Returns: the changes, empty if there is nothing to do.
  package func planExams(
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> ChangeSet {
    let today = boundary.day(of: now)
    let limitRules = try settings(under: key).limitRules
    let wanted = try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      return try reader.decks().flatMap { deck in
        deck.exams.filter { $0.isToPlan(on: today) }.map { (deck: deck, exam: $0) }
      }
    }
    guard !wanted.isEmpty else { return ChangeSet() }
    let habits = try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      return try reader.answerHabits(boundary)
    }
    var all = ChangeSet()
    for (deck, exam) in wanted {
      let scope = exam.isOfAllDecks ? nil : deck.id
      let context = try searchContext(at: now, in: scope, under: key)
      // A search that can't be understood any more finds nothing.
      let query = exam.hasAllCards ? .everything : try? CardQuery(exam.search)
      let situation = try vault.readRecords(under: key) { records in
        var reader = StudyReader(records)
        return try reader.situation(of: exam, in: deck.id, matching: query, habits, context)
      }
      let planned = exam.isAhead(on: today) ? situation.day(of: exam) : nil
      let change = try vault.writeRecords(under: key) { records in
        var reader = StudyReader(records)
        let change =
          if let planned {
            try reader.change(
              for: exam,
              in: deck.id,
              planned.day,
              planned.standing,
              limitRules,
              context
            )
          } else {
            try reader.change(after: exam, in: deck.id, situation, context)
          }
        // How an exam stands is no step of its own.
        let known = Set(try reader.decks().lazy.map(\.withoutStandings))
        let isStep =
          !change.cards.isEmpty || !known.isSuperset(of: change.decks.map(\.withoutStandings))
        let operation = isStep ? UndoableOperation(.examDay, exam.name(in: deck)) : nil
        return try records.write(change, as: operation, at: now.time)
      }
      all.merge(change)
    }
    return all
  }
}

extension RecordWriter {
  /// Writes changes, if there are any, and notes what undoes them, if they are an operation.
  fileprivate func write(
    _ change: ChangeSet,
    as operation: UndoableOperation?,
    at now: Timestamp
  ) throws -> ChangeSet {
    guard !change.isEmpty else { return change }
    let capture = try write(change, at: now)
    if let operation {
      try log(capture.record, of: operation, concerning: capture.decks, at: now)
    }
    return capture.change
  }
}

extension StudyReader {
  /// How the learner answers.
  fileprivate mutating func answerHabits(_ boundary: DayBoundary) throws -> AnswerHabits {
    var tally = AnswerHabitsTally(boundary: boundary)
    try eachReviewInTurn(startingOver: { tally = AnswerHabitsTally(boundary: boundary) }) {
      tally.add($0)
    }
    return tally.habits
  }

  /// The cards of an exam, on the day of a context.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  fileprivate mutating func situation(
    of exam: Exam,
    in id: DeckID,
    matching query: CardQuery?,
    _ habits: AnswerHabits,
    _ context: SearchContext
  ) throws -> ExamSituation {
    let (now, boundary) = (context.now, context.boundary)
    let today = boundary.day(of: now)
    let decks = try decks()
    guard let deck = decks.first(where: { $0.id == id }) else {
      throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
    }
    let found =
      exam.hasAllCards
      ? nil
      : try query.map { Set(try CardSearch($0, context, records).found().cards.lazy.map(\.card)) }
        ?? []
    var cards: [Flashcard] = []
    var others: Set<DeckID> = []
    let possible = exam.decks(of: deck, among: decks)
    try eachCard(in: Set(possible.map(\.id)), withDormant: false) { card in
      guard !card.isSuspended else { return }
      if found?.contains(card.id) ?? true { cards.append(card) } else { others.insert(card.deck) }
    }
    cards.sort { ($0.position, $0.note, $0.ordinal) < ($1.position, $1.note, $1.ordinal) }
    let ids = Set(cards.lazy.map(\.id))
    var answered = 0
    let start = boundary.start(of: today, zoneOffset: now.zoneOffset)
    _ = try records.eachReview(since: start) { review in
      if review.kind.isAnswer, ids.contains(review.card) { answered += 1 }
    }
    let counts = Dictionary(cards.map { ($0.deck, 1) }, uniquingKeysWith: +)
    // The deck with the most cards has its memory for all.
    let greatest = possible.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] }
    let set = try parameters(of: greatest.map { [$0] } ?? []).first
    return ExamSituation(
      today: today,
      cards: cards.map { ExamCard($0, on: today, boundary) },
      laterRetention: deck.options.scheduling.retention,
      model: FSRS6(set?.parameters ?? .defaults),
      habits: habits,
      answeredToday: answered,
      wholeDecks: possible.filter { counts[$0.id] != nil && !others.contains($0.id) }
        .map(\.name.description).sorted(),
      leavesCardsOut: cards.contains { others.contains($0.deck) },
      easyDates: deck.easyDates
    )
  }

  /// The changes that have the cards of a day come for an exam, as the vault is now.
  fileprivate mutating func change(
    for exam: Exam,
    in id: DeckID,
    _ day: ExamDay,
    _ standing: ExamStanding,
    _ limitRules: LimitRules,
    _ context: SearchContext
  ) throws -> ChangeSet {
    let (now, boundary) = (context.now, context.boundary)
    let today = boundary.day(of: now)
    let decks = try decks()
    guard var deck = decks.first(where: { $0.id == id }),
      let place = deck.exams.firstIndex(of: exam)
    else { return ChangeSet() }
    deck.exams[place].standing = standing
    let planned = exam.decks(of: deck, among: decks)
    let moves = day.moves(for: exam, on: today)
    var change = try change(
      moving: moves.map { LoadChange.Move(card: $0, from: today, day: $1) },
      schedulers(of: planned, boundary),
      EditContext(now: now, boundary: boundary),
      replacing: true
    )
    var coming: [DeckID: DayCounts] = [:]
    for card in try cards(day.new) { coming[card.deck, default: DayCounts()].new += 1 }
    for card in try cards(day.known) { coming[card.deck, default: DayCounts()].reviews += 1 }
    let roomy = planned.map { $0.id == id ? deck : $0 }.withRoom(
      for: coming,
      on: today,
      done: try counts(of: today, at: now, boundary: boundary),
      limiting: exam.isOfAllDecks ? nil : id,
      limitRules
    )
    change.decks = roomy.filter { deck in !decks.contains(deck) }
    if !exam.hasAllCards { change.cards += try putFirst(day.new) }
    return change
  }

  /// New cards with positions in front of all others of their decks.
  private mutating func putFirst(_ ids: [FlashcardID]) throws -> [Flashcard] {
    let cards = try cards(ids)
    let first = try positions(in: Set(cards.map(\.deck))).lowerBound
    let start = max(0, first - cards.count)
    return cards.enumerated().compactMap { place, card in
      var card = card
      card.position = min(card.position, start + place)
      return card
    }
  }

  /// The changes on a day of the month after an exam: what is due is spread, so that no day has much more
  /// answers than those before it had.
  fileprivate mutating func change(
    after exam: Exam,
    in id: DeckID,
    _ situation: ExamSituation,
    _ context: SearchContext
  ) throws -> ChangeSet {
    let (now, boundary) = (context.now, context.boundary)
    guard var deck = try decks().first(where: { $0.id == id }),
      let place = deck.exams.firstIndex(of: exam)
    else { return ChangeSet() }
    let today = boundary.day(of: now)
    let ids = Set(situation.cards.lazy.map(\.id))
    let start = boundary.start(of: exam.day - Exam.monthBefore, zoneOffset: now.zoneOffset)
    let end = boundary.start(of: exam.day, zoneOffset: now.zoneOffset)
    var answers = 0
    _ = try records.eachReview(since: start) { review in
      if review.kind.isAnswer, review.moment.time < end, ids.contains(review.card) { answers += 1 }
    }
    let (cards, _, schedulers) = try loadCards(of: exam.isOfAllDecks ? nil : id, at: now, boundary)
    let flattened = cards.change(by: .flatten(perDay: Exam.mostCards(after: answers)))
    let moves = flattened.moves.filter { ids.contains($0.card) }
    var change = try change(moving: moves, schedulers, EditContext(now: now, boundary: boundary))
    deck.exams[place].close(on: today, known: situation.known)
    change.decks = [deck]
    return change
  }

  /// The schedulers of decks.
  private mutating func schedulers(
    of decks: [Deck],
    _ boundary: DayBoundary
  ) throws -> [DeckID: Scheduler] {
    let sets = Dictionary(
      try parameters(of: decks).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return Dictionary(
      uniqueKeysWithValues: decks.map { deck in
        (
          deck.id,
          deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary)
        )
      }
    )
  }
}
