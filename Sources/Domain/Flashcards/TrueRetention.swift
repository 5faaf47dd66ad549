/// The true retention by spans of days: the answers to cards with an interval of a day or more, and those
/// right, as Anki's table has it.
public struct TrueRetention: Sendable, Hashable {
  /// A span of days up to the current one, or the day before it.
  public enum Span: Int, Sendable, CaseIterable {
    case today, yesterday, week, month, year, allTime

    /// The places among `firstAges` of the days that belong to it.
    fileprivate var parts: Range<Int> {
      switch self {
      case .today: 0..<1
      case .yesterday: 1..<2
      case .week, .month, .year, .allTime: 0..<rawValue + 1
      }
    }
  }

  /// The answers of a span.
  public struct Row: Sendable, Hashable {
    /// The answers to cards at intervals of less than 21 days.
    public fileprivate(set) var young = StudyStatistics.Retention()
    /// The answers to cards at intervals of 21 days and more.
    public fileprivate(set) var mature = StudyStatistics.Retention()

    /// All answers.
    public var total: StudyStatistics.Retention { young + mature }
  }

  /// The ages in days from which on the rows of `rows` count: each day is in one of them.
  private static let firstAges = [0, 1, 2, 7, 30, 365]

  private var rows = [Row](repeating: Row(), count: firstAges.count)

  /// A table without answers.
  public init() {}

  /// The answers of a span.
  public subscript(span: Span) -> Row {
    rows[span.parts].reduce(into: Row()) {
      $0.young = $0.young + $1.young
      $0.mature = $0.mature + $1.mature
    }
  }

  /// Counts an answer that was given so many days ago.
  ///
  /// Source of what counts: `calculate_true_retention` of Anki 26.09.
  ///
  /// - Parameter interval: the interval of the card before, as Anki's log has it.
  mutating func add(_ review: Review, after interval: Int32, age: Int) {
    guard review.kind.counts, let part = Self.firstAges.lastIndex(where: { $0 <= age }) else {
      return
    }
    guard review.kind == .review || interval >= 1 || interval <= -86_400 else { return }
    if interval >= StudyStatistics.matureInterval {
      rows[part].mature.add(review.rating.isPass)
    } else {
      rows[part].young.add(review.rating.isPass)
    }
  }
}

extension StudyStatistics.Retention {
  /// The answers of both.
  package static func + (one: Self, other: Self) -> Self {
    Self(passed: one.passed + other.passed, total: one.total + other.total)
  }
}
