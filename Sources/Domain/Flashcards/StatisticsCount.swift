/// Counts the statistics of study from the cards, and then from the answers in their order, neither of
/// which it keeps.
public struct StatisticsCount {
  /// The state of a card after its answers so far.
  private struct FlashcardTimeline {
    let scheduler: Int
    let fuzzID: FlashcardID
    var progress = FlashcardProgress.new
    /// The day on which it is due next; nil for a card never answered.
    var due: StudyDay?
  }

  /// The days from the first answer to the current one.
  private struct Past {
    let start: StudyDay
    var ledger: DueLedger
    /// For each day, true if a card was answered.
    var active: [Bool]

    init(from start: StudyDay, through today: StudyDay) {
      self.start = start
      ledger = DueLedger(from: start, through: today)
      active = [Bool](repeating: false, count: today - start + 1)
    }
  }

  private let boundary: DayBoundary
  private let scheduler: (DeckID) -> Scheduler
  private var schedulers: [Scheduler] = []
  private var places: [DeckID: Int] = [:]
  private var courses: [FlashcardTimeline] = []
  private var indices: FlashcardIndex
  private var past: Past?
  private var numbers: StudyStatistics
  /// The decks whose cards come by plans for exams, on each of the next days.
  private var plannedDecks: [Set<DeckID>]

  private var today: StudyDay { numbers.today }

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - now: the current moment.
  ///   - boundary: the end of the days of study.
  ///   - capacity: the number of cards, as far as it is known, so that none has to be moved.
  ///   - decks: the decks of the cards, as far as they have exams.
  ///   - areAll: true if these are all decks there are.
  ///   - scheduler: the scheduler of a deck, by which past due days are computed.
  public init(
    at now: LocalMoment,
    _ boundary: DayBoundary,
    capacity: Int = 0,
    decks: [Deck] = [],
    areAll: Bool = false,
    scheduler: @escaping (DeckID) -> Scheduler
  ) {
    self.boundary = boundary
    self.scheduler = scheduler
    indices = FlashcardIndex(capacity: capacity)
    courses.reserveCapacity(capacity)
    let today = boundary.day(of: now)
    numbers = StudyStatistics(on: today)
    // The cards of the current day were made due by now.
    let exams = decks.examForecasts(areAll: areAll)
    plannedDecks = [[]]
    for day in 1..<(exams.isEmpty ? 1 : StudyStatistics.forecastDays) {
      let (plans, decks) = exams.cards(on: today + day)
      numbers.forecast[day] = plans.reduce(0) { $0 + $1.cards.total }
      plannedDecks.append(decks)
    }
  }

  // MARK: Cards

  /// Counts a card. All cards come before the answers.
  public mutating func add(_ card: Flashcard) {
    count(card)
    let progress = card.progress
    let isRemembered = progress.memory != nil && !card.isSuspended
    guard isRemembered || progress.reviews > 0 else { return }
    let place = place(of: card.deck)
    if isRemembered {
      numbers.memories.add(progress, model: schedulers[place].model, on: today, boundary)
    }
    guard progress.reviews > 0 else { return }
    indices.append(card.id)
    courses.append(FlashcardTimeline(scheduler: place, fuzzID: card.fuzzID))
  }

  /// The place of a deck's scheduler.
  private mutating func place(of deck: DeckID) -> Int {
    if let known = places[deck] { return known }
    places[deck] = schedulers.count
    schedulers.append(scheduler(deck))
    return schedulers.count - 1
  }

  private mutating func count(_ card: Flashcard) {
    if card.isSuspended {
      numbers.states.suspended += 1
      return
    }
    switch card.progress.phase {
    case .new: numbers.states.new += 1
    case .learning, .relearning: numbers.states.learning += 1
    case .review where card.progress.intervalDays >= StudyStatistics.matureInterval:
      numbers.states.mature += 1
    case .review: numbers.states.young += 1
    }
    guard let due = card.progress.due else { return }
    let ahead = max(0, day(of: due, now: card.progress.lastReview) - today)
    guard ahead < StudyStatistics.forecastDays else { return }
    let isPlanned = plannedDecks.indices.contains(ahead) && plannedDecks[ahead].contains(card.deck)
    if !isPlanned { numbers.forecast[ahead] += 1 }
  }

  private func day(of due: Due, now: LocalMoment?) -> StudyDay {
    switch due {
    case .day(let day): day
    case .moment(let time):
      boundary.day(of: LocalMoment(time: time, zoneOffset: now?.zoneOffset ?? 0))
    }
  }

  // MARK: Answers

  /// Counts an answer, which is later than those before. One to a card that does not count is ignored.
  public mutating func add(_ review: Review) {
    let day = boundary.day(of: review.moment)
    var past = self.past.take() ?? Past(from: min(day, today), through: today)
    defer { self.past = past }
    guard let index = indices[review.card] else { return }
    if review.kind.counts, day >= past.start, day <= today { past.active[day - past.start] = true }
    count(review, on: day, of: courses[index])
    if let due = courses[index].due { past.ledger.add(from: due, through: day) }
    schedulers[courses[index].scheduler]
      .follow(review, &courses[index].progress, fuzzID: courses[index].fuzzID)
    let progress = courses[index].progress
    courses[index].due = progress.due.map { self.day(of: $0, now: progress.lastReview) }
  }

  /// Forgets the answers, which then come again.
  public mutating func startOver() {
    for index in courses.indices { (courses[index].progress, courses[index].due) = (.new, nil) }
    past = nil
    var numbers = StudyStatistics(on: today)
    (numbers.states, numbers.forecast) = (self.numbers.states, self.numbers.forecast)
    numbers.memories = self.numbers.memories
    self.numbers = numbers
  }

  private mutating func count(_ review: Review, on day: StudyDay, of course: FlashcardTimeline) {
    let (age, before) = (today - day, course.progress)
    guard review.kind.counts, age >= 0 else { return }
    let interval =
      review.ankiEntry?.previousInterval
      ?? schedulers[course.scheduler].loggedInterval(of: before)
    numbers.trueRetention.add(review, after: interval, age: age)
    guard age < StudyStatistics.calendarDays else { return }
    let index = StudyStatistics.calendarDays - 1 - age
    numbers.days[index].add(review)
    switch FlashcardAge(before) {
    case .new: numbers.days[index].new += 1
    case .learning: numbers.days[index].learning += 1
    case .young: numbers.days[index].young += 1
    case .mature: numbers.days[index].mature += 1
    }
    numbers.answers.add(review, before: before)
  }

  // MARK: The end

  /// The statistics of all that was counted.
  public consuming func finish() -> StudyStatistics {
    if var past {
      for course in courses {
        if let due = course.due { past.ledger.add(from: due, through: today) }
      }
      numbers.streak = Self.streak(past.active, past.ledger.due)
    }
    numbers.answers.close()
    return numbers
  }

  /// The streak. Both arrays cover the days up to the current one, which is the last.
  private static func streak(_ active: [Bool], _ isDue: [Bool]) -> Int {
    guard let first = active.firstIndex(of: true) else { return 0 }
    var streak = 0
    for day in (first..<active.count).reversed() {
      if active[day] {
        streak += 1
      } else if day != active.count - 1, isDue[day] {
        break
      }
    }
    return streak
  }
}

/// The days on which something was due, collected from spans of days.
private struct DueLedger {
  let first: StudyDay
  private var changes: [Int]

  init(from first: StudyDay, through last: StudyDay) {
    self.first = first
    changes = [Int](repeating: 0, count: max(1, last - first + 1) + 1)
  }

  mutating func add(from: StudyDay, through: StudyDay) {
    let start = max(from, first) - first
    let end = min(through - first, changes.count - 2)
    guard start <= end else { return }
    changes[start] += 1
    changes[end + 1] -= 1
  }

  /// For each day, true if anything was due.
  var due: [Bool] {
    var count = 0
    return changes.dropLast().map { change in
      count += change
      return count > 0
    }
  }
}
