/// The phase of a card's life.
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

/// The interval from an answer to the next one.
public enum Interval: Sendable, Codable, Hashable {
  /// An interval within the day, or of a step, in milliseconds.
  case milliseconds(Int64)
  /// An interval in whole days.
  case days(Int)

  /// The length in seconds, with 86,400 seconds to a day.
  public var seconds: Double {
    switch self {
    case .milliseconds(let count): Double(count) / 1_000
    case .days(let count): Double(count) * 86_400
    }
  }
}

/// The time at which a card is due.
public enum Due: Sendable, Codable, Hashable {
  /// Due from a moment on: steps within a day.
  case moment(Timestamp)
  /// Due from the beginning of a day of study on.
  case day(StudyDay)
}

/// Everything derived from a card's reviews. The review log is the source of truth; this is a cache
/// of it.
public struct FlashcardProgress: Sendable, Codable, Hashable {
  /// The phase of the card's life.
  public var phase: Phase
  /// The index of the next step, counted from 0; 0 outside learning and relearning.
  public var step: Int
  /// The state of the memory model; nil for a card never answered.
  public var memory: Memory?
  /// The interval that the last answer led to, in days; 0 while learning.
  public var intervalDays: Int
  /// The time at which the card is due; nil for a card never answered.
  public var due: Due?
  /// The moment of the last review that counted.
  public var lastReview: LocalMoment?
  /// The number of reviews.
  public var reviews: Int
  /// The number of times the card was forgotten after it was known.
  public var lapses: Int

  /// The progress of a card never answered.
  public static let new = FlashcardProgress(
    phase: .new,
    step: 0,
    memory: nil,
    intervalDays: 0,
    due: nil,
    lastReview: nil,
    reviews: 0,
    lapses: 0
  )

  /// Creates a value from its parts, unchecked.
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

  /// True if the card is due; always false for a new card.
  public func isDue(at moment: LocalMoment, boundary: DayBoundary) -> Bool {
    switch due {
    case .moment(let time): time <= moment.time
    case .day(let day): day <= boundary.day(of: moment)
    case nil: false
    }
  }
}

/// The state of a card as statistics tell it: by its phase, and by its interval once it is known.
public enum FlashcardAge: Int, Sendable, CaseIterable {
  /// Never answered.
  case new
  /// In learning or relearning steps.
  case learning
  /// Known, at an interval of less than 21 days.
  case young
  /// Known, at an interval of 21 days and more.
  case mature

  /// The state of a card with this progress.
  public init(_ progress: FlashcardProgress) {
    self =
      switch progress.phase {
      case .new: .new
      case .learning, .relearning: .learning
      case .review where progress.intervalDays >= StudyStatistics.matureInterval: .mature
      case .review: .young
      }
  }
}
