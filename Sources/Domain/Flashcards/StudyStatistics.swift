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

    mutating func add(_ review: Review) {
      answers += 1
      right += review.rating.isPass ? 1 : 0
      milliseconds += Int64(min(review.duration, ReviewHistory.longestDuration))
    }
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
  public static let forecastDays = 365
  /// The numbers of days of a forecast that can be chosen.
  package static let forecastSpans = [30, 90, 365]
  /// The number of days of a month.
  package static let monthDays = 30
  /// The interval in days from which a card is mature, as in Anki.
  public static let matureInterval = 21

  /// The current day of study.
  public let today: StudyDay
  /// The days of the last year, the current one last.
  public internal(set) var days = [Day](repeating: Day(), count: calendarDays)
  /// How well the parameters in force predict the answers; nil until it is worked out, which takes longer.
  public var calibration: CalibrationReport?
  /// The number of consecutive days with answers, up to now. Days on which nothing was due neither
  /// break the streak nor count, and the current one can't break it before it is over.
  public internal(set) var streak = 0
  /// The numbers of cards due on the next days; those overdue count for the current one. Cards of an exam
  /// that is ahead count on the days on which its plan foresees them, new ones among them.
  public internal(set) var forecast = [Int](repeating: 0, count: forecastDays)
  /// The true retention by spans of days.
  public internal(set) var trueRetention = TrueRetention()
  /// The numbers of cards by state.
  public internal(set) var states = States()
  /// The memories of the cards that are known.
  public internal(set) var memories = MemoryStatistics()
  /// The answers of the last year by interval, button and hour.
  public internal(set) var answers = AnswerStatistics()

  /// The true retention of cards at intervals of less than 21 days, over the last 30 days.
  public var young: Retention { trueRetention[.month].young }
  /// The true retention of cards at intervals of 21 days and more, over the last 30 days.
  public var mature: Retention { trueRetention[.month].mature }
  /// The true retention of all cards over the last year.
  public var year: Retention { trueRetention[.year].total }

  /// Statistics without cards and answers.
  ///
  /// - Parameter today: the current day of study.
  init(on today: StudyDay) {
    self.today = today
  }

  /// Counts answers that were given since, as far as they are of the current day: in its totals and in
  /// the streak. What depends on the cards is right once all is computed anew.
  public mutating func add(_ reviews: [Review], _ boundary: DayBoundary) {
    guard let last = days.indices.last else { return }
    for review in reviews where review.kind.counts && boundary.day(of: review.moment) == today {
      if days[last].answers == 0 { streak += 1 }
      days[last].add(review)
    }
  }

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
    cards: [Flashcard],
    now: LocalMoment,
    boundary: DayBoundary,
    scheduler: @escaping (DeckID) -> Scheduler
  ) {
    var count = StatisticsCount(at: now, boundary, scheduler: scheduler)
    for card in cards { count.add(card) }
    for review in reviews { count.add(review) }
    self = count.finish()
  }
}
