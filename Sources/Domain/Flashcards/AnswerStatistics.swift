/// The answers of a year, by the interval of the card, by button, by hour and by duration.
public struct AnswerStatistics: Sendable, Hashable {
  /// The lowest interval in days of each span of `byInterval`.
  public static let intervals = [1, 7, 21, 90, 365]
  /// The number of hours of a day.
  public static let hours = 24

  /// The answers to known cards, by the span that their interval was in.
  public private(set) var byInterval = [StudyStatistics.Retention](
    repeating: StudyStatistics.Retention(),
    count: intervals.count
  )
  /// The number of answers with each button, by the state of the card before.
  public private(set) var byButton = [[Int]](
    repeating: [Int](repeating: 0, count: Rating.allCases.count),
    count: FlashcardAge.allCases.count
  )
  /// The answers by the hour of the clock at which they were given.
  public private(set) var byHour = [StudyStatistics.Retention](
    repeating: StudyStatistics.Retention(),
    count: hours
  )
  /// The median of the time that an answer took, in milliseconds; nil without answers.
  public private(set) var typicalDuration: Int64?

  /// The numbers of answers by their duration, in steps of `durationStep`.
  private var durations = [Int](
    repeating: 0,
    count: Int(ReviewHistory.longestDuration / durationStep) + 1
  )
  /// The precision of `typicalDuration` in milliseconds.
  private static let durationStep: UInt32 = 100

  /// Statistics without answers.
  public init() {}

  /// The number of answers.
  public var total: Int { byHour.reduce(0) { $0 + $1.total } }

  /// The number of answers with a button.
  public func count(of rating: Rating) -> Int {
    byButton.reduce(0) { $0 + $1[Int(rating.rawValue) - 1] }
  }

  /// The answers to cards in a state: those right, and all of them.
  public func retention(of age: FlashcardAge) -> StudyStatistics.Retention {
    let buttons = byButton[age.rawValue]
    let all = buttons.reduce(0, +)
    return StudyStatistics.Retention(passed: all - buttons[0], total: all)
  }

  /// Counts an answer to a card whose progress was `before`.
  mutating func add(_ review: Review, before: FlashcardProgress) {
    let age = FlashcardAge(before)
    byButton[age.rawValue][Int(review.rating.rawValue) - 1] += 1
    byHour[Self.hour(of: review.moment)].add(review.rating.isPass)
    let duration = min(review.duration, ReviewHistory.longestDuration)
    durations[Int(duration / Self.durationStep)] += 1
    guard age == .young || age == .mature,
      let span = Self.intervals.lastIndex(where: { $0 <= max(1, before.intervalDays) })
    else { return }
    byInterval[span].add(review.rating.isPass)
  }

  /// Computes the median once all answers are counted.
  mutating func close() {
    let total = durations.reduce(0, +)
    guard total > 0 else { return }
    var seen = 0
    for (index, count) in durations.enumerated() {
      seen += count
      guard seen * 2 >= total else { continue }
      typicalDuration = Int64(index) * Int64(Self.durationStep) + Int64(Self.durationStep) / 2
      return
    }
  }

  /// The hour of the clock at a moment, 0 to 23.
  package static func hour(of moment: LocalMoment) -> Int {
    let local = moment.time.rawValue + Int64(moment.zoneOffset) * 1_000
    let day = local.flooredQuotient(by: .millisecondsPerDay)
    return Int((local - day * .millisecondsPerDay) / 3_600_000)
  }
}
