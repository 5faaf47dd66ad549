/// The numbers a learner looks at, from the log of answers and the cards as they are.
public struct StudyStatistics: Sendable, Equatable {
  /// What was done on a day of study.
  public struct Day: Sendable, Hashable {
    /// How many answers were given.
    public var answers = 0
    /// How many of them were right.
    public var right = 0
    /// How many cards were seen for the first time.
    public var new = 0
    /// The milliseconds spent, each answer at most a minute.
    public var milliseconds: Int64 = 0

    /// A day on which nothing was done.
    public init() {}
  }

  /// Answers to known cards, of which some were remembered.
  public struct Retention: Sendable, Hashable {
    /// How many were remembered.
    public var passed = 0
    /// How many there were.
    public var total = 0

    /// The share that was remembered, 0 to 1; nil where there were none.
    public var share: Double? { total > 0 ? Double(passed) / Double(total) : nil }

    fileprivate mutating func add(_ isPass: Bool) {
      total += 1
      passed += isPass ? 1 : 0
    }
  }

  /// How many cards are in each state.
  public struct States: Sendable, Hashable {
    /// Never answered.
    public var new = 0
    /// In steps.
    public var learning = 0
    /// Known, and seen at intervals of less than 21 days.
    public var young = 0
    /// Known, and seen at intervals of 21 days and more.
    public var mature = 0
    /// Left out.
    public var suspended = 0
  }

  /// The days that `days` covers, the present one among them.
  public static let calendarDays = 365
  /// The days that `forecast` covers, the present one among them.
  public static let forecastDays = 30
  /// From this interval in days on a card is mature, as in Anki.
  public static let matureInterval = 21

  /// The present day of study.
  public let today: StudyDay
  /// The days of the last year, the present one last.
  public private(set) var days = [Day](repeating: Day(), count: calendarDays)
  /// On how many days in a row something was done, up to now. Days on which nothing was due neither
  /// break it nor count, and the present one breaks nothing before it is over.
  public private(set) var streak = 0
  /// How many cards come up on the next days: on the present one also all that came up before.
  public private(set) var forecast = [Int](repeating: 0, count: forecastDays)
  /// The true retention of cards at intervals of less than 21 days, over the last 30 days.
  public private(set) var young = Retention()
  /// The true retention of cards at intervals of 21 days and more, over the last 30 days.
  public private(set) var mature = Retention()
  /// The true retention of all cards over the last year.
  public private(set) var year = Retention()
  /// The cards in each state.
  public private(set) var states = States()

  /// Sums up.
  ///
  /// - Parameters:
  ///   - reviews: the answers, in the order of their times. Those to other cards are left out.
  ///   - cards: the cards that count.
  ///   - now: the present moment.
  ///   - boundary: where days of study end.
  ///   - scheduler: that of a deck, to tell what was due when.
  public init(
    reviews: [Review],
    cards: [Card],
    now: LocalMoment,
    boundary: DayBoundary,
    scheduler: (DeckID) -> Scheduler
  ) {
    today = boundary.day(of: now)
    for card in cards { count(card, boundary) }
    countAnswers(reviews, cards, boundary, scheduler)
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

  /// What a card's answers have led to so far.
  private struct Course {
    let scheduler: Int
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
    var indices = CardIndex(room: cards.count)
    for card in cards where card.progress.reviews > 0 {
      let place = places[card.deck] ?? schedulers.count
      if place == schedulers.count {
        schedulers.append(scheduler(card.deck))
        places[card.deck] = place
      }
      indices.put(card.id, at: courses.count)
      courses.append(Course(scheduler: place))
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
    schedulers[course.scheduler].follow(review, &course.progress)
    let last = course.progress.lastReview
    course.due = course.progress.due.map { Self.day(of: $0, boundary, now: last) }
  }

  private mutating func count(_ review: Review, on day: StudyDay, before: CardProgress) {
    let age = today - day
    guard review.kind.counts, age >= 0, age < Self.calendarDays else { return }
    let index = Self.calendarDays - 1 - age
    days[index].answers += 1
    days[index].right += review.rating.isPass ? 1 : 0
    days[index].new += before.phase == .new ? 1 : 0
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

  /// Both are about the days up to the present one, which is the last.
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

/// On which days something was due, from spans of days.
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

  /// For each day whether anything was due.
  var due: [Bool] {
    var count = 0
    return changes.dropLast().map { change in
      count += change
      return count > 0
    }
  }
}
