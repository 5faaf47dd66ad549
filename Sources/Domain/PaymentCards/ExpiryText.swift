/// An expiry parsed from text: the one parser for the card form's pastes, `card check` and imports.
///
/// The formats of card-validator 10.0.4 have the same meaning as there: `12/28`, `12 / 2028`, `12
/// 28`, `1228`, `122028`, `2028-12`. Also accepted are white space at the ends and invisible
/// characters, another separator, the year first, and English names of months. A date with a day is
/// no expiry.
public struct ExpiryText: Equatable, Sendable {
  /// The check of the date.
  public let check: ExpiryCheck
  /// The month as written, in digits, if the date is valid or its month of this year has passed.
  public let month: String?
  /// The year as written, under the same condition.
  public let year: String?

  /// The month that the text means, valid or not; nil if it is no month and year.
  public var date: YearMonth? { check.date }

  /// Parses a text. Full-width digits count as digits, and years of two digits belong to the
  /// century of `now`.
  public init(_ text: String, now: YearMonth) {
    self.init(ExpiryLine(text.unicodeScalars), now: now)
  }

  init(_ line: ExpiryLine, now: YearMonth) {
    let scalars = line.scalars
    let (parts, check) = Self.read(scalars, now: now)
    self.check = check
    let hasPassed = check.state == .expired && !check.isPotential && check.date?.year == now.year
    let named = check.isValid || hasPassed
    month = named ? parts.month.text : nil
    year = named ? parts.year.text : nil
  }

  private static func read(
    _ text: [Unicode.Scalar],
    now: YearMonth
  ) -> (Parts, ExpiryCheck) {
    let parts = parts(of: text, now: now)
    let check = ExpiryCheck(month: parts.month, year: parts.year, now: now)
    if case .invalid = check.state, check.date == nil, let other = otherParts(of: text) {
      let otherCheck = ExpiryCheck(month: other.month, year: other.year, now: now)
      if otherCheck.date != nil { return (other, otherCheck) }
    }
    return (parts, check)
  }

  typealias Parts = (month: ExpiryPart, year: ExpiryPart)

  /// Tries the formats in card-validator's order.
  static func parts(of text: [Unicode.Scalar], now: YearMonth) -> Parts {
    yearFirst(text) ?? withSlash(text) ?? withSpace(text) ?? together(text, now: now)
  }

  /// `2028-12`, `2028-1`.
  private static func yearFirst(_ text: [Unicode.Scalar]) -> Parts? {
    guard text.count == 6 || text.count == 7, text[4] == "-" else { return nil }
    let (year, month) = (ExpiryPart(text[..<4]), ExpiryPart(text[5...]))
    return year.isNumber && month.isNumber ? (month, year) : nil
  }

  /// The month before a slash and the year behind it. White space beside the slash belongs to
  /// neither; a second slash stays in the year, which is then invalid.
  private static func withSlash(_ text: [Unicode.Scalar]) -> Parts? {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let monthEnd = text[..<slash].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let year = text[(slash + 1)...].drop(while: \.isSpace)
    return (ExpiryPart(text[..<monthEnd]), ExpiryPart(year))
  }

  /// The month before spaces and the year behind them. Other white space does not separate.
  private static func withSpace(_ text: [Unicode.Scalar]) -> Parts? {
    guard text.contains(where: \.isSpace) else { return nil }
    let end = text.firstIndex(of: " ") ?? text.endIndex
    return (ExpiryPart(text[..<end]), ExpiryPart(text[end...].drop { $0 == " " }))
  }

  private static func together(_ text: [Unicode.Scalar], now: YearMonth) -> Parts {
    let month = text.prefix(monthLength(of: text, now: now))
    return (ExpiryPart(month), ExpiryPart(text[month.endIndex...]))
  }

  /// The number of leading digits that are the month. After a 1 that could begin 10, 11 or 12, the
  /// rest decides: if it may be a year, the month is January.
  private static func monthLength(of text: [Unicode.Scalar], now: YearMonth) -> Int {
    guard let first = text.first?.digitValue, first <= 1 else { return 1 }
    if first == 0 { return 2 }
    if text.count > 1, let second = text[1].digitValue, second > 2 { return 1 }
    return YearCheck(ExpiryPart(text.dropFirst()), now: now).isPotential ? 1 : 2
  }
}
