/// A number of days in the unit that people would say it in: days below two weeks, weeks below two
/// months, months from then on. It is rounded down, so that no time is promised that is not there.
public enum RoundedDays: Equatable, Sendable {
  /// Days, below 14.
  case days(Int)
  /// Weeks of seven days, from 2.
  case weeks(Int)
  /// Months of thirty days, from 2.
  case months(Int)

  /// Rounds a number of days.
  public init(_ days: Int) {
    self =
      switch days {
      case ..<14: .days(days)
      case ..<61: .weeks(days / 7)
      default: .months(days / 30)
      }
  }
}
