/// Where a card is in its life.
public enum Phase: UInt8, Sendable, Codable, CaseIterable {
  /// Never answered.
  case new = 0
  /// Going through the learning steps.
  case learning = 1
  /// Known, and seen at growing intervals.
  case review = 2
  /// Forgotten, and going through the relearning steps.
  case relearning = 3
}

/// The time from an answer to the next one.
public enum Interval: Sendable, Codable, Hashable {
  /// Within the day, or in steps: milliseconds.
  case milliseconds(Int64)
  /// Whole days.
  case days(Int)

  /// The length in seconds, a day being 86,400.
  public var seconds: Double {
    switch self {
    case .milliseconds(let count): Double(count) / 1_000
    case .days(let count): Double(count) * 86_400
    }
  }
}

/// When a card comes up again.
public enum Due: Sendable, Codable, Hashable {
  /// From a moment on: steps within a day.
  case moment(Timestamp)
  /// From the beginning of a day of study on.
  case day(StudyDay)
}

/// All that is derived from a card's reviews. The review log is the truth; this is a cache of it.
public struct CardProgress: Sendable, Codable, Hashable {
  /// Where the card is in its life.
  public var phase: Phase
  /// Which step comes next, counted from 0; 0 outside learning and relearning.
  public var step: Int
  /// What the model knows; nil for a card never answered.
  public var memory: Memory?
  /// The interval of the last answer in days; 0 while learning.
  public var intervalDays: Int
  /// When the card comes up again; nil for a card never answered.
  public var due: Due?
  /// The last review that counted.
  public var lastReview: LocalMoment?
  /// How often the card was answered.
  public var reviews: Int
  /// How often the card was forgotten after it was known.
  public var lapses: Int

  /// A card never answered.
  public static let new = CardProgress(
    phase: .new,
    step: 0,
    memory: nil,
    intervalDays: 0,
    due: nil,
    lastReview: nil,
    reviews: 0,
    lapses: 0
  )

  /// Keeps the parts as they are.
  public init(
    phase: Phase,
    step: Int,
    memory: Memory?,
    intervalDays: Int,
    due: Due?,
    lastReview: LocalMoment?,
    reviews: Int,
    lapses: Int
  ) {
    self.phase = phase
    self.step = step
    self.memory = memory
    self.intervalDays = intervalDays
    self.due = due
    self.lastReview = lastReview
    self.reviews = reviews
    self.lapses = lapses
  }

  /// Whether the card has come up again; never true for a new card.
  public func isDue(at moment: LocalMoment, boundary: DayBoundary) -> Bool {
    switch due {
    case .moment(let time): time <= moment.time
    case .day(let day): day <= boundary.day(of: moment)
    case nil: false
    }
  }
}
