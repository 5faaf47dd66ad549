/// Days without study: days of the week, and single ones.
public struct DaysOff: Sendable, Codable, Hashable {
  /// The days of the week, 0 for Monday.
  public var weekdays: Set<Int>
  /// The single days.
  public var days: Set<StudyDay>

  /// Creates days off; none by default.
  public init(weekdays: Set<Int> = [], days: Set<StudyDay> = []) {
    self.weekdays = weekdays
    self.days = days
  }

  /// True if there are none.
  public var isEmpty: Bool { weekdays.isEmpty && days.isEmpty }

  /// True for a day without study.
  public func contains(_ day: StudyDay) -> Bool {
    weekdays.contains(day.weekday) || days.contains(day)
  }

  /// The number of days of study in a range.
  public func studied(in range: Range<StudyDay>) -> Int {
    range.count { !contains($0) }
  }

  private enum CodingKeys: CodingKey {
    case weekdays, days
  }

  /// Encodes the days in their order, so that equal values are equal bytes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(weekdays.sorted(), forKey: .weekdays)
    try values.encode(days.sorted(), forKey: .days)
  }
}
