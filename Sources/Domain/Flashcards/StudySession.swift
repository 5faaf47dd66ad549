/// The next step of a session.
public enum NextFlashcard: Sendable, Hashable {
  /// A card to answer.
  case card(FlashcardID)
  /// Nothing before this moment, when a card in steps is due again.
  case waiting(until: Timestamp)
  /// Nothing is left for today.
  case finished
}

/// A study session: the choice of the next card, the effect of answers, and what is done elsewhere.
///
/// It can be sealed and restored as it is, in the middle of a card.
public struct StudySession: Sendable, Codable {
  /// The standard for the time, in milliseconds, by which cards in steps come early when nothing else is
  /// left; as in Anki.
  public static let learnAhead: Int64 = 1_200_000

  /// An answer of the session, and where its card stood.
  struct SessionAnswer: Sendable, Codable {
    let review: Review
    /// The index in the queue; nil if the queue was rebuilt since.
    var place: Int?
    let step: Timestamp?
  }

  var cards: [FlashcardID: SessionFlashcard]
  private(set) var notes: [NoteID: [FlashcardID]]
  var queue: StudyQueue
  /// The index in the queue.
  var place = 0
  /// The cards of the queue that are not shown.
  var leftOut: Set<FlashcardID>
  /// The answers that were not undone, in order.
  var given: [SessionAnswer] = []
  private(set) var decks: [DeckID: Deck]
  private let boundary: DayBoundary
  /// The filtered deck that is studied; nil for any other.
  public private(set) var filtered: FilteredDeck?
  /// The filtered decks within the studied one.
  private(set) var beneath: [FilteredDeck]
  /// The filtered decks, wherever they are, whose answers change no schedule.
  private(set) var previews: Set<FilteredDeckID> = []
  /// The name of the studied deck.
  private(set) var selected: DeckName
  /// The numbers of cards that come once those of the queue were shown.
  private var unloaded: StudyCounts

  private enum CodingKeys: String, CodingKey {
    case cards, notes, queue, place, leftOut, given = "undos", decks, boundary, today, current,
      filtered, beneath, previews, selected, unloaded
  }

  /// The day of study that the queue was made for.
  public private(set) var today: StudyDay
  /// The card shown; nil before `next` and while there is none.
  public internal(set) var current: FlashcardID?

  /// Begins a session.
  public init(_ request: StudyRequest) {
    boundary = request.boundary
    (filtered, beneath, selected) = (request.filtered, request.beneath, request.selected)
    unloaded = request.unloaded
    today = request.boundary.day(of: request.now)
    cards = [:]
    notes = [:]
    leftOut = []
    decks = [:]
    queue = StudyQueue(request)
    take(request)
  }

  /// Cards that probably come after the current one, at most `count`.
  public func upcoming(_ count: Int) -> [FlashcardID] {
    let rest = queue.main.dropFirst(place).lazy
      .filter { $0 != current && !leftOut.contains($0) && cards[$0] != nil }
    let steps = queue.steps.sorted { $0.value < $1.value }.lazy.map(\.key)
      .filter { $0 != current && cards[$0] != nil }
    return Array(steps.prefix(count)) + Array(rest.prefix(count))
  }

  /// Rebuilds the queue, after a roll-over or a change of decks; answers can still be undone.
  public mutating func refill(_ request: StudyRequest) {
    today = boundary.day(of: request.now)
    (filtered, beneath, selected) = (request.filtered, request.beneath, request.selected)
    unloaded = request.unloaded
    queue = StudyQueue(request)
    place = 0
    current = nil
    leftOut = []
    take(request)
    for index in given.indices { given[index].place = nil }
  }

  /// Loads the cards that can be shown and those of the same notes, so that a session of a large
  /// deck stays small enough to be sealed again and again.
  private mutating func take(_ request: StudyRequest) {
    decks = Dictionary(request.decks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let here = request.beneath + [request.filtered].compactMap(\.self)
    previews = request.previews.union(here.previews)
    let upcoming = Set(queue.main).union(queue.steps.keys)
    let notes = Set(request.cards.lazy.filter { upcoming.contains($0.id) }.map(\.note))
    for card in request.cards where notes.contains(card.note) { insert(card) }
  }

  /// Compares a restored session with the stored cards.
  ///
  /// If nothing it shows differs it stays exactly as it is. Otherwise its queue is rebuilt, and
  /// what was answered elsewhere can't be undone here.
  ///
  /// - Returns: true if it stayed as it is.
  public mutating func reconcile(_ request: StudyRequest) -> Bool {
    // Of very many cards only those of the session are compared.
    var kept: [FlashcardID: Flashcard] = [:]
    for card in request.cards where cards[card.id] != nil && kept[card.id] == nil {
      kept[card.id] = card
    }
    let differing = Set(cards.values.lazy.map(\.card).filter { kept[$0.id] != $0 }.map(\.id))
    guard !differing.isEmpty else { return true }
    given.removeAll { differing.contains($0.review.card) }
    cards = cards.filter { !differing.contains($0.key) }
    notes = notes.mapValues { $0.filter { !differing.contains($0) } }
    let shown = current
    refill(request)
    if let shown, !differing.contains(shown),
      queue.main.contains(shown) || queue.steps[shown] != nil
    {
      current = shown
      queue.putFirst(shown)
    }
    return false
  }

  mutating func insert(_ card: Flashcard) {
    if cards.updateValue(SessionFlashcard(card), forKey: card.id) == nil {
      notes[card.note, default: []].append(card.id)
    }
  }

  // MARK: - Which card

  /// True if the day of study is over and the queue must be rebuilt.
  public func isStale(at now: LocalMoment) -> Bool { boundary.day(of: now) != today }

  /// True if cards that are not loaded come next.
  package func lacksCards(at now: LocalMoment) -> Bool {
    guard unloaded.total > 0, current == nil else { return false }
    if let step = nextStep, step.due <= now.time { return false }
    return queue.main.dropFirst(place).allSatisfy { leftOut.contains($0) }
  }

  /// The cards of the session: those that can be shown, and the others of their notes.
  public var known: some Sequence<FlashcardID> { cards.keys }

  /// The number of answers of this session that were not undone.
  public var answered: Int { given.count }

  /// The number of answers of this session that were wrong.
  public var wrong: Int { given.count { !$0.review.rating.isPass } }

  /// The time that the answers of this session took.
  public var time: Duration {
    .milliseconds(given.reduce(0) { $0 + Int64($1.review.duration) })
  }

  /// A card of the session in its current state.
  public func card(_ id: FlashcardID) -> Flashcard? { cards[id]?.card }

  /// Chooses the card to show: one in steps that is due, else the next in order, else one in steps
  /// that is nearly due. The card shown stays until it is answered or left out.
  ///
  /// - Parameter ahead: the time, in milliseconds, that is nearly.
  public mutating func next(
    at now: LocalMoment,
    aheadBy ahead: Int64 = StudySession.learnAhead
  ) -> NextFlashcard {
    if let current { return .card(current) }
    let step = nextStep
    if let step, step.due <= now.time { return show(step.card) }
    skipLeftOut()
    if place < queue.main.count { return show(queue.main[place]) }
    guard let step else { return .finished }
    if step.due.rawValue <= now.time.rawValue + ahead { return show(step.card) }
    return .waiting(until: step.due.advanced(byMilliseconds: -ahead))
  }

  private mutating func show(_ card: FlashcardID) -> NextFlashcard {
    current = card
    return .card(card)
  }

  private var nextStep: (card: FlashcardID, due: Timestamp)? {
    queue.steps.filter { !leftOut.contains($0.key) }
      .min { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { (card: $0.key, due: $0.value) }
  }

  private mutating func skipLeftOut() {
    while place < queue.main.count, leftOut.contains(queue.main[place]) { place += 1 }
  }

  /// The numbers of cards left, the one shown included.
  public var counts: StudyCounts {
    var counts = unloaded
    for id in queue.main.dropFirst(place) where !leftOut.contains(id) {
      if let known = cards[id], known.card.progress.phase == .new, !isPreview(known.card) {
        counts.new += 1
      } else {
        counts.review += 1
      }
    }
    counts.learning += queue.steps.keys.count { !leftOut.contains($0) }
    return counts
  }

  // MARK: - Answers

  /// Answers the card shown; nil if there is none, or its deck is gone.
  ///
  /// - Parameter balance: the choice of its next day by load; nil for none.
  public mutating func answer(
    _ rating: Rating,
    duration: UInt32,
    at now: LocalMoment,
    scheduler: Scheduler,
    balance: LoadBalance? = nil
  ) -> AnswerResult? {
    guard let current, var card = card(current), let deck = decks[card.deck] else { return nil }
    let before = card.progress
    // After the last review even if the clock went back, so that the log keeps its order.
    var moment = now
    if let last = before.lastReview, last.time >= now.time {
      moment.time = last.time.advanced(byMilliseconds: 1)
    }
    let filtered = filteredDeck(of: card)
    if let filtered, !filtered.options.reschedules {
      return preview(rating, filtered.options.delays, card, duration, moment)
    }
    let outcome = scheduler.outcome(
      of: rating,
      progress: before,
      card: card.fuzzID,
      at: moment,
      balance: balance
    )
    let review = Review(
      card: card.id,
      moment: moment,
      duration: min(duration, ReviewHistory.longestDuration),
      rating: rating,
      kind: filtered != nil && before.isReview(after: today, now.time)
        ? .filtered : ReviewKind(of: before.phase),
      model: scheduler.model.kind,
      parameters: scheduler.parameters,
      logged: chosenDays(outcome, rating, card, moment, scheduler, balance),
      isInFilteredDeck: filtered != nil
    )
    let suspends = outcome.isLeech && deck.options.leechAction == .suspend
    let buried = burySiblings(of: card)
    card.progress = outcome.progress
    if suspends { card.isSuspended = true }
    if let filtered, filtered.options.releases(after: rating, into: card.progress.phase) {
      card.stay = nil
    }
    finish(review, card)
    return AnswerResult(review: review, card: card, isLeech: outcome.isLeech, buried: buried)
  }

  /// What the log keeps of the days of an outcome; nil where a replay leads to the same.
  private func chosenDays(
    _ outcome: Outcome,
    _ rating: Rating,
    _ card: Flashcard,
    _ moment: LocalMoment,
    _ scheduler: Scheduler,
    _ balance: LoadBalance?
  ) -> LoggedAnswer? {
    let isKnown = outcome.progress.phase == .review
    if scheduler.isPlanned {
      return isKnown ? .planned(days: outcome.progress.intervalDays, rating) : nil
    }
    guard balance != nil else { return nil }
    let plain = scheduler.outcome(
      of: rating,
      progress: card.progress,
      card: card.fuzzID,
      at: moment
    )
    let days = outcome.progress.intervalDays
    return plain.progress.intervalDays == days ? nil : .chosen(days: days, rating)
  }

  /// Goes on after an answer.
  mutating func finish(_ review: Review, _ card: Flashcard) {
    given.append(SessionAnswer(review: review, place: place, step: queue.steps[card.id]))
    cards[card.id] = SessionFlashcard(card)
    if place < queue.main.count, queue.main[place] == card.id { place += 1 }
    queue.setStep(card.id, due: card.isSuspended ? nil : stepDue(of: card))
    current = nil
  }

  /// True if there is an answer to undo.
  public var canUndo: Bool { !given.isEmpty }
}
