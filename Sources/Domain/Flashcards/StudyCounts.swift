/// The numbers of cards left in a session.
public struct StudyCounts: Sendable, Codable, Hashable {
  /// New cards.
  public var new = 0
  /// Cards in steps.
  public var learning = 0
  /// Cards due for review.
  public var review = 0

  /// The number of all of them.
  public var total: Int { new + learning + review }

  /// Creates the counts; 0 by default.
  public init(new: Int = 0, learning: Int = 0, review: Int = 0) {
    self.new = new
    self.learning = learning
    self.review = review
  }

  /// Adds other numbers.
  static func += (counts: inout StudyCounts, other: StudyCounts) {
    counts.new += other.new
    counts.learning += other.learning
    counts.review += other.review
  }
}

extension Sequence<StudyCounts> {
  /// The sums of the numbers.
  package var sum: StudyCounts { reduce(into: StudyCounts()) { $0 += $1 } }
}

extension StudyCounts {
  /// The time that an answer is taken to need before any was given, in milliseconds.
  public static let usualDuration: Int64 = 8_000

  /// The minutes that studying these cards takes, rounded up. A new card is taken to be answered
  /// twice.
  ///
  /// - Parameter duration: The median time of the learner's answers in milliseconds; nil if unknown.
  public func minutes(eachAnswerTaking duration: Int64?) -> Int {
    let answers = Int64(review + learning + 2 * new)
    let needed = answers * max(1, duration ?? Self.usualDuration)
    return Int((needed + 59_999) / 60_000)
  }
}
