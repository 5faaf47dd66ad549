/// A month of a year, as on a card's expiry.
public struct YearMonth: Hashable, Comparable, Sendable {
  /// The full year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month; nil if the month is not 1 to 12 or the year not 0 to 9999.
  public init?(year: Int, month: Int) {
    guard (1...12).contains(month), (0...9999).contains(year) else { return nil }
    self.year = year
    self.month = month
  }

  private init(year: Int, number: Int) {
    self.year = year
    month = number
  }

  /// The earliest and the latest month.
  fileprivate static let (first, last) = (
    YearMonth(year: 0, number: 1), YearMonth(year: 9999, number: 12)
  )

  /// Parses a month in the exact format `YYYY-MM`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }

  /// Orders by time.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  /// The month's last day, through which cards are valid.
  public var lastDay: CalendarDay {
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return CalendarDay(month: self, day: lengths[month - 1])
  }

  private var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

/// A month in figures.
extension YearMonth {
  /// The month in two digits.
  public var twoDigitMonth: String { Self.padded(month, to: 2) }

  /// The year in four digits.
  public var fourDigitYear: String { Self.padded(year, to: 4) }

  /// The month as printed on cards, such as `07/28`.
  public var printed: String { "\(twoDigitMonth)/\(Self.padded(year % 100, to: 2))" }

  /// The four digits that are printed on cards.
  public var printedDigits: [UInt8] {
    [month, year % 100].flatMap { [UInt8($0 / 10), UInt8($0 % 10)] }
  }

  /// The month as `YYYY-MM`.
  public var hyphenated: String { "\(fourDigitYear)-\(twoDigitMonth)" }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
  }
}

extension YearMonth: Codable {
  private enum CodingKeys: String, CodingKey {
    case year, month
  }

  /// Decodes a month.
  ///
  /// - Throws: `DecodingError` if there is no such month.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let year = try values.decode(Int.self, forKey: .year)
    let month = try values.decode(Int.self, forKey: .month)
    guard let read = YearMonth(year: year, month: month) else {
      throw DecodingError.dataCorruptedError(
        forKey: .month,
        in: values,
        debugDescription: "no such month"
      )
    }
    self = read
  }
}

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The month.
  public let month: YearMonth
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if the month has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = YearMonth(year: year, month: month), day >= 1, day <= month.lastDay.day else {
      return nil
    }
    self.init(month: month, day: day)
  }

  /// Creates the day this many days after 1 January 1970; nil if its year is out of range.
  public init?(daysSince1970 days: Int) {
    // As in `number`, but in eras of 400 years, which all have the same length.
    let (sinceMarch, era) = (days + Self.epochNumber, 146_097)
    let eras = Int((Double(sinceMarch) / Double(era)).rounded(.down))
    let inEra = sinceMarch - eras * era
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * inYear + 2) / 153
    let month = (monthFromMarch + 2) % 12 + 1
    self.init(
      year: eras * 400 + yearOfEra + (month < 3 ? 1 : 0),
      month: month,
      day: inYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// Creates the day this many days after 1 January 1970, clamped to the first of the year 0 and
  /// the last of 9999.
  public init(nearestTo1970Plus days: Int) {
    let end = days < 0 ? CalendarDay(month: .first, day: 1) : YearMonth.last.lastDay
    self = CalendarDay(daysSince1970: days) ?? end
  }

  /// The number of 1 January 1970.
  private static let epochNumber = 719_468

  init(month: YearMonth, day: Int) {
    self.month = month
    self.day = day
  }

  /// The day as `YYYY-MM-DD`.
  public var hyphenated: String { "\(month.hyphenated)-\(day < 10 ? "0" : "")\(day)" }

  /// Orders by time.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.month, left.day) < (right.month, right.day)
  }

  /// The days since 1 January 1970; negative before it.
  public var daysSince1970: Int { number - Self.epochNumber }

  /// The number of days until another day; negative if that is earlier.
  public func days(until other: CalendarDay) -> Int {
    other.number - number
  }

  /// The days since 1 March of the year 0. Years begin in March, so that a leap day is a year's
  /// last, and five months of 31 and 30 days in turn have 153 days.
  private var number: Int {
    let monthFromMarch = (month.month + 9) % 12
    let year = month.year - (month.month < 3 ? 1 : 0)
    let century = Int((Double(year) / 100).rounded(.down))
    let leapDays =
      Int((Double(year) / 4).rounded(.down)) - century
      + Int((Double(century) / 4).rounded(.down))
    return 365 * year + leapDays + (153 * monthFromMarch + 2) / 5 + day - 1
  }
}
