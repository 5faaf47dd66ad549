/// How an expiry stands.
public enum ExpiryState: Equatable, Sendable {
  /// Nothing is there.
  case empty
  /// More must come.
  case incomplete
  /// This month or later, and not too far ahead.
  case valid
  /// A whole date that has passed. A card may be kept for all that.
  case expired
  /// Not an expiry.
  case invalid(ExpiryFault)
}

/// Why something is not an expiry.
public enum ExpiryFault: Equatable, Sendable {
  /// There is no such month.
  case month
  /// The year is further ahead than cards are issued for.
  case tooFarAhead(years: Int)
  /// It cannot be read as a month and a year.
  case unreadable
}

/// What can be said about a month and a year, each as digits or still without them.
///
/// `isValid` and `isPotential` follow card-validator 10.0.4: the month 1 to 12, the year in two or
/// four digits, from now to 19 years ahead; a year of two digits is one of the present century.
public struct ExpiryCheck: Equatable, Sendable {
  /// Whether this is a date from now to 19 years ahead.
  public let isValid: Bool
  /// Whether it is valid or may become so when more is typed.
  public let isPotential: Bool
  /// How it stands. A date in the past is `expired`, even where more digits could make it another.
  public let state: ExpiryState
  /// The date, when month and year are there.
  public let date: YearMonth?

  /// How many years ahead an expiry may be.
  public static let yearsAhead = 19

  /// Judges the digits `MMYY` of the expiry field.
  public init(_ digits: some DigitSource, now: YearMonth) {
    let scalars = (0..<digits.count).map { Unicode.Scalar(0x30 + digits.digit(at: $0)) }
    self.init(
      month: ExpiryPart(scalars.prefix(2)),
      year: ExpiryPart(scalars.dropFirst(2)),
      now: now
    )
  }

  /// Judges a date.
  init(_ date: YearMonth, now: YearMonth) {
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

  /// The month for a card's expiry field, whose year has two digits: one that cards are issued for or
  /// that has passed, of the century of `now`.
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

/// The month or the year out of a text: its digits' value, or why it has none.
struct ExpiryPart: Equatable {
  let text: String
  let isBlank: Bool
  let count: Int
  /// Nil where there is something other than digits, no digit, or more than nine digits.
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

/// The month of an expiry, judged alone.
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

/// The year of an expiry, judged alone.
struct YearCheck {
  /// The year in full, when there are two digits or four.
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
    // A year more than a century back is a slip, not a card that has expired.
    case 4: year = value > now.year - 100 ? value : nil
    default: year = nil
    }
    // Two digits that are the century's may be the first half of four.
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
