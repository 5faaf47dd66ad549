/// The state of an expiry.
public enum ExpiryState: Equatable, Sendable {
  /// Nothing is typed.
  case empty
  /// More digits are needed.
  case incomplete
  /// This month or later, and at most `ExpiryCheck.yearsAhead` years ahead.
  case valid
  /// A complete date that has passed. A card with it may be saved.
  case expired
  /// Not an expiry.
  case invalid(ExpiryFault)
}

/// The reason why something is not an expiry.
public enum ExpiryFault: Equatable, Sendable {
  /// There is no such month.
  case month
  /// The year is further ahead than cards are issued for; `years` is the limit.
  case tooFarAhead(years: Int)
  /// The text can't be read as a month and a year.
  case unreadable
}

/// The check of a month and a year, each of which may still be incomplete.
///
/// `isValid` and `isPotential` follow card-validator 10.0.4: the month is 1 to 12, the year has two
/// or four digits and lies from now to 19 years ahead; a year of two digits belongs to the current
/// century.
public struct ExpiryCheck: Equatable, Sendable {
  /// True if this is a date from now to 19 years ahead.
  public let isValid: Bool
  /// True if it is valid or may become so when more is typed.
  public let isPotential: Bool
  /// The state. A date in the past is `expired`, even if more digits could make it another.
  public let state: ExpiryState
  /// The date, if month and year are complete.
  public let date: YearMonth?

  /// The number of years that an expiry may be ahead.
  public static let yearsAhead = 19

  /// Checks the digits `MMYY` of the expiry field.
  public init(_ digits: some DigitSource, now: YearMonth) {
    let scalars = (0..<digits.count).map { Unicode.Scalar(0x30 + digits.digit(at: $0)) }
    self.init(
      month: ExpiryPart(scalars.prefix(2)),
      year: ExpiryPart(scalars.dropFirst(2)),
      now: now
    )
  }

  /// Checks a date.
  public init(_ date: YearMonth, now: YearMonth) {
    let year = String(date.year)
    let zeros = String(repeating: "0", count: max(0, 4 - year.count))
    self.init(
      month: ExpiryPart(String(date.month).unicodeScalars),
      year: ExpiryPart((zeros + year).unicodeScalars),
      now: now
    )
  }

  init(month: ExpiryPart, year: ExpiryPart, now: YearMonth) {
    let monthCheck = MonthCheck(month)
    let yearCheck = YearCheck(year, now: now)
    date = yearCheck.year.flatMap { whole in
      monthCheck.month.flatMap { YearMonth(year: whole, month: $0) }
    }
    if monthCheck.month != nil, yearCheck.year == now.year, yearCheck.isValid {
      isValid = date.map { $0 >= now } ?? false
      isPotential = isValid
    } else {
      isValid = monthCheck.month != nil && yearCheck.isValid
      isPotential = monthCheck.isPotential && yearCheck.isPotential
    }
    if month.isBlank && year.isBlank {
      state = .empty
    } else if isValid {
      state = .valid
    } else if let date, date < now {
      state = .expired
    } else if isPotential {
      state = .incomplete
    } else {
      state = .invalid(Self.fault(month: monthCheck, year: yearCheck, now: now))
    }
  }

  /// The date for a card's expiry field, whose year has two digits: a valid or past date of the
  /// century of `now`; nil for any other.
  public func cardDate(now: YearMonth) -> YearMonth? {
    guard state == .valid || state == .expired,
      date?.year == date.map({ now.year / 100 * 100 + $0.year % 100 })
    else { return nil }
    return date
  }

  private static func fault(month: MonthCheck, year: YearCheck, now: YearMonth) -> ExpiryFault {
    if !month.isPotential { return month.isNumber ? .month : .unreadable }
    if let whole = year.year, whole > now.year { return .tooFarAhead(years: yearsAhead) }
    return .unreadable
  }
}

/// The month or the year of a text: the value of its digits, if it has one.
struct ExpiryPart: Equatable {
  let text: String
  let isBlank: Bool
  let count: Int
  /// The value; nil if there is anything but digits, no digit, or more than nine digits.
  let value: Int?
  let isNumber: Bool

  init(_ scalars: some Collection<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
    count = scalars.count
    isBlank = scalars.allSatisfy(\.isSpace)
    isNumber = !scalars.isEmpty && scalars.allSatisfy { ("0"..."9").contains($0) }
    let significant = scalars.drop { $0 == "0" }
    value = isNumber && significant.count <= 9 ? Int(text) : nil
  }
}

/// The check of an expiry's month alone.
private struct MonthCheck {
  let month: Int?
  let isPotential: Bool
  let isNumber: Bool

  init(_ part: ExpiryPart) {
    isNumber = part.isNumber
    month = part.value.flatMap { (1...12).contains($0) ? $0 : nil }
    isPotential = month != nil || part.isBlank || part.text == "0"
  }
}

/// The check of an expiry's year alone.
struct YearCheck {
  /// The year with the century, if there are two digits or four.
  let year: Int?
  let isValid: Bool
  let isPotential: Bool

  init(_ part: ExpiryPart, now: YearMonth) {
    let century = now.year / 100
    guard let value = part.value, part.count <= 4 else {
      year = nil
      isValid = false
      isPotential = part.isBlank
      return
    }
    switch part.count {
    case 2: year = century * 100 + value
    // A year more than a century back is a typo, not an expired card.
    case 4: year = value > now.year - 100 ? value : nil
    default: year = nil
    }
    // Two digits that equal the century may be the first half of four.
    let isHalf = part.count == 2 && value == century
    isValid =
      !isHalf && (year.map { (0...ExpiryCheck.yearsAhead).contains($0 - now.year) } ?? false)
    switch part.count {
    case 1: isPotential = true
    case 3: isPotential = value / 10 == century
    default: isPotential = isValid || isHalf
    }
  }
}
