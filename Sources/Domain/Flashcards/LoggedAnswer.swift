/// The columns of an entry of Anki's review log that follow from others here, kept so that the entry
/// goes out as it came; or the days that were chosen for a card, which a replay can't tell.
public struct LoggedAnswer: Sendable, Codable, Hashable {
  /// The interval that it led to: days if above 0, seconds if below.
  public let interval: Int32
  /// The interval before it, likewise.
  public let previousInterval: Int32
  /// The ease per mille, or, under FSRS, the difficulty scaled to 100 to 1,100.
  public let factor: Int32
  // Last, as a review takes eight bytes more otherwise.
  /// The kind of entry: 0 learning, 1 review, 2 relearning, 3 filtered, 4 manual, 5 rescheduled.
  public let type: UInt8
  /// The button, 1 to 4; 0 if it is no answer.
  public let ease: UInt8

  /// Creates an entry.
  public init(
    type: UInt8,
    ease: UInt8,
    interval: Int32,
    previousInterval: Int32,
    factor: Int32
  ) {
    self.type = type
    self.ease = ease
    self.interval = interval
    self.previousInterval = previousInterval
    self.factor = factor
  }

  /// The bit of the type that marks an entry of this program whose day was chosen.
  private static let chosenMark: UInt8 = 0x80

  /// The days that were chosen by load for an answer, which a replay can't tell.
  static func chosen(days: Int, _ rating: Rating) -> LoggedAnswer {
    LoggedAnswer(
      type: chosenMark,
      ease: rating.rawValue,
      interval: Int32(clamping: days),
      previousInterval: 0,
      factor: 0
    )
  }

  /// The days that were chosen for a card by moving its day.
  ///
  /// - Parameters:
  ///   - days: the days from the last answer on.
  ///   - previous: the interval before.
  ///   - reviews: the number of answers that the card had.
  static func moved(days: Int, from previous: Int, after reviews: Int) -> LoggedAnswer {
    LoggedAnswer(
      type: chosenMark | rescheduledType,
      ease: 0,
      interval: Int32(clamping: days),
      previousInterval: Int32(clamping: previous),
      factor: Int32(clamping: reviews)
    )
  }

  private static let rescheduledType: UInt8 = 5

  /// The days from the last answer on that an entry has a card wait, if the card has as many answers as it
  /// had then: one that came from another device later has made the choice void.
  func movedDays(after reviews: Int) -> Int? {
    type == Self.chosenMark | Self.rescheduledType && factor == Int32(clamping: reviews)
      ? Int(interval) : nil
  }

  /// The interval before an entry that moved a card which has as many answers as it had then.
  package func daysBeforeMove(after reviews: Int) -> Int? {
    movedDays(after: reviews).map { _ in Int(previousInterval) }
  }

  /// The days that were chosen for an entry of this program; nil for an entry of Anki's.
  var chosenDays: Int? { type & Self.chosenMark != 0 ? Int(interval) : nil }

  /// The days that the plan of an exam led to for an answer, which a replay keeps.
  static func planned(days: Int, _ rating: Rating) -> LoggedAnswer {
    LoggedAnswer(
      type: chosenMark | plannedMark,
      ease: rating.rawValue,
      interval: Int32(clamping: days),
      previousInterval: 0,
      factor: 0
    )
  }

  /// The bit of the type that marks, beside that of a chosen day, one of a plan.
  private static let plannedMark: UInt8 = 0x40

  /// True if the days are those of a plan.
  var isPlanned: Bool { chosenDays != nil && type & Self.plannedMark != 0 }

  /// The columns of an answer that changed no schedule, as Anki writes them.
  ///
  /// - Parameter delay: the seconds after which the card comes again; nil if it does not.
  static func preview(_ rating: Rating, _ delay: UInt32?, _ delays: PreviewDelays) -> LoggedAnswer {
    LoggedAnswer(
      type: 3,
      ease: rating.rawValue,
      interval: -Int32(clamping: delay ?? 0),
      previousInterval: -Int32(clamping: delays.again),
      factor: 0
    )
  }
}
