/// The learner's statistics, computed from the review log and the current cards.
public struct StudyStatistics: Sendable, Equatable {
  /// The totals of a day of study.
  public struct Day: Sendable, Hashable {
    /// The number of answers.
    public var answers = 0
    /// The number of right answers.
    public var right = 0
    /// The number of cards seen for the first time.
    public var new = 0
    /// The number of answers to cards in steps.
    public var learning = 0
    /// The number of answers to cards at intervals of less than 21 days.
    public var young = 0
    /// The number of answers to cards at intervals of 21 days and more.
    public var mature = 0
    /// The milliseconds spent, each answer at most a minute.
    public var milliseconds: Int64 = 0

    /// Creates a day without answers.
    public init() {}
  }

  /// The retention: the number of answers to known cards, and of those remembered.
  public struct Retention: Sendable, Hashable {
    /// The number of answers that remembered the card.
    public var passed = 0
    /// The number of answers.
    public var total = 0

    /// The share remembered, 0 to 1; nil without answers.
    public var share: Double? { total > 0 ? Double(passed) / Double(total) : nil }

    /// Creates a value from its parts; without answers by default.
    public init(passed: Int = 0, total: Int = 0) {
      self.passed = passed
      self.total = total
    }

    mutating func add(_ isPass: Bool) {
      total += 1
      passed += isPass ? 1 : 0
    }
  }

  /// The numbers of cards by state.
  public struct States: Sendable, Hashable {
    /// Never answered.
    public var new = 0
    /// In steps.
    public var learning = 0
    /// In review, at intervals of less than 21 days.
    public var young = 0
    /// In review, at intervals of 21 days and more.
    public var mature = 0
    /// Suspended.
    public var suspended = 0
  }

  /// The number of days that `days` covers, including the current one.
  public static let calendarDays = 365
  /// The number of days that `forecast` covers, including the current one.
  public static let forecastDays = 30
  /// The interval in days from which a card is mature, as in Anki.
  public static let matureInterval = 21

  /// The current day of study.
  public let today: StudyDay
  /// The days of the last year, the current one last.
  public private(set) var days = [Day](repeating: Day(), count: calendarDays)
  /// The number of consecutive days with answers, up to now. Days on which nothing was due neither
  /// break the streak nor count, and the current one can't break it before it is over.
  public private(set) var streak = 0
  /// The numbers of cards due on the next days; those overdue count for the current one.
  public private(set) var forecast = [Int](repeating: 0, count: forecastDays)
  /// The true retention of cards at intervals of less than 21 days, over the last 30 days.
  public private(set) var young = Retention()
  /// The true retention of cards at intervals of 21 days and more, over the last 30 days.
  public private(set) var mature = Retention()
  /// The true retention of all cards over the last year.
  public private(set) var year = Retention()
  /// The numbers of cards by state.
  public private(set) var states = States()
  /// The memories of the cards that are known.
  public private(set) var memories = MemoryStatistics()
  /// The answers of the last year by interval, button and hour.
  public private(set) var answers = AnswerStatistics()

  /// Computes the statistics.
  ///
  /// - Parameters:
  ///   - reviews: the answers, ordered by time. Those to other cards are ignored.
  ///   - cards: the cards that count.
  ///   - now: the current moment.
  ///   - boundary: the end of the days of study.
  ///   - scheduler: the scheduler of a deck, by which past due days are computed.
  public init(
    reviews: [Review],
    cards: [Card],
    now: LocalMoment,
    boundary: DayBoundary,
    scheduler: (DeckID) -> Scheduler
  ) {
    today = boundary.day(of: now)
    var schedulers: [DeckID: Scheduler] = [:]
    for card in cards {
      count(card, boundary)
      guard card.progress.memory != nil, !card.isSuspended else { continue }
      let known = schedulers[card.deck] ?? scheduler(card.deck)
      schedulers[card.deck] = known
      memories.add(card.progress, model: known.model, on: today, boundary)
    }
    countAnswers(reviews, cards, boundary, scheduler)
    answers.close()
  }

  /// Computes the statistics of a history.
  public init(of history: StudyHistory, now: LocalMoment, boundary: DayBoundary) {
    let schedulers = history.schedulers(boundary: boundary)
    let standard = Scheduler(model: FSRS6(), settings: .defaults)
    self.init(
      reviews: history.reviews,
      cards: history.cards,
      now: now,
      boundary: boundary
    ) { schedulers[$0] ?? standard }
  }

  private mutating func count(_ card: Card, _ boundary: DayBoundary) {
    if card.isSuspended {
      states.suspended += 1
      return
    }
    switch card.progress.phase {
    case .new: states.new += 1
    case .learning, .relearning: states.learning += 1
    case .review where card.progress.intervalDays >= Self.matureInterval: states.mature += 1
    case .review: states.young += 1
    }
    guard let due = card.progress.due else { return }
    let day = max(today, Self.day(of: due, boundary, now: card.progress.lastReview))
    if day - today < Self.forecastDays { forecast[day - today] += 1 }
  }

  private static func day(of due: Due, _ boundary: DayBoundary, now: LocalMoment?) -> StudyDay {
    switch due {
    case .day(let day): day
    case .moment(let time):
      boundary.day(of: LocalMoment(time: time, zoneOffset: now?.zoneOffset ?? 0))
    }
  }

  /// The state of a card after its answers so far.
  private struct Course {
    let scheduler: Int
    let fuzzID: CardID
    var progress = CardProgress.new
    /// The day on which it is due next; nil for a card never answered.
    var due: StudyDay?
  }

  private mutating func countAnswers(
    _ reviews: [Review],
    _ cards: [Card],
    _ boundary: DayBoundary,
    _ scheduler: (DeckID) -> Scheduler
  ) {
    var schedulers: [Scheduler] = []
    var places: [DeckID: Int] = [:]
    var courses: [Course] = []
    var indices = CardIndex(capacity: cards.count)
    for card in cards where card.progress.reviews > 0 {
      let place = places[card.deck] ?? schedulers.count
      if place == schedulers.count {
        schedulers.append(scheduler(card.deck))
        places[card.deck] = place
      }
      indices.insert(card.id, at: courses.count)
      courses.append(Course(scheduler: place, fuzzID: card.fuzzID))
    }
    guard let first = reviews.first.map({ boundary.day(of: $0.moment) }) else { return }
    let start = min(first, today)
    var ledger = DueLedger(from: start, through: today)
    var active = [Bool](repeating: false, count: today - start + 1)
    for review in reviews {
      guard let index = indices[review.card] else { continue }
      let day = boundary.day(of: review.moment)
      if review.kind.counts, day >= start, day <= today { active[day - start] = true }
      count(review, on: day, before: courses[index].progress)
      if let due = courses[index].due { ledger.add(from: due, through: day) }
      follow(review, &courses[index], schedulers, boundary)
    }
    for course in courses {
      if let due = course.due { ledger.add(from: due, through: today) }
    }
    countStreak(active, ledger.due)
  }

  private func follow(
    _ review: Review,
    _ course: inout Course,
    _ schedulers: [Scheduler],
    _ boundary: DayBoundary
  ) {
    schedulers[course.scheduler].follow(review, &course.progress, fuzzID: course.fuzzID)
    let last = course.progress.lastReview
    course.due = course.progress.due.map { Self.day(of: $0, boundary, now: last) }
  }

  private mutating func count(_ review: Review, on day: StudyDay, before: CardProgress) {
    let age = today - day
    guard review.kind.counts, age >= 0, age < Self.calendarDays else { return }
    let index = Self.calendarDays - 1 - age
    days[index].answers += 1
    days[index].right += review.rating.isPass ? 1 : 0
    switch CardAge(before) {
    case .new: days[index].new += 1
    case .learning: days[index].learning += 1
    case .young: days[index].young += 1
    case .mature: days[index].mature += 1
    }
    answers.add(review, before: before)
    days[index].milliseconds += Int64(min(review.duration, ReviewHistory.longestDuration))
    guard review.kind == .review else { return }
    year.add(review.rating.isPass)
    guard age < 30 else { return }
    if before.intervalDays >= Self.matureInterval {
      mature.add(review.rating.isPass)
    } else {
      young.add(review.rating.isPass)
    }
  }

  /// Computes the streak. Both arrays cover the days up to the current one, which is the last.
  private mutating func countStreak(_ active: [Bool], _ isDue: [Bool]) {
    guard let first = active.firstIndex(of: true) else { return }
    for day in (first..<active.count).reversed() {
      if active[day] {
        streak += 1
      } else if day != active.count - 1, isDue[day] {
        return
      }
    }
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
