/// An expiry read from text: the one reader for the card form's pastes, `card check` and imports.
///
/// What card-validator 10.0.4 reads is read as it reads it: `12/28`, `12 / 2028`, `12 28`, `1228`,
/// `122028`, `2028-12`. Besides that: white space at the ends and what can't be seen, another separator,
/// the year first, and English names of months. A date with a day is no expiry.
public struct ExpiryText: Equatable, Sendable {
  /// What can be said about the date.
  public let check: ExpiryCheck
  /// The month as it was written, in digits, where the date is valid or its month of this year has
  /// passed.
  public let month: String?
  /// The year as it was written, likewise.
  public let year: String?

  /// The month that the text means, be it one that a card can have today or not; nil where it is no
  /// month and year.
  public var date: YearMonth? { check.date }

  /// Reads a text. Full-width digits count as digits, and years of two digits belong to the century of
  /// `now`.
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

  /// Tries the ways to write a date in card-validator's order.
  static func parts(of text: [Unicode.Scalar], now: YearMonth) -> Parts {
    yearFirst(text) ?? withSlash(text) ?? withSpace(text) ?? together(text, now: now)
  }

  /// `2028-12`, `2028-1`.
  private static func yearFirst(_ text: [Unicode.Scalar]) -> Parts? {
    guard text.count == 6 || text.count == 7, text[4] == "-" else { return nil }
    let (year, month) = (ExpiryPart(text[..<4]), ExpiryPart(text[5...]))
    return year.isNumber && month.isNumber ? (month, year) : nil
  }

  /// The first part before a slash. White space beside the slash belongs to neither part; a second
  /// slash stays in the year, which is then none.
  private static func withSlash(_ text: [Unicode.Scalar]) -> Parts? {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let monthEnd = text[..<slash].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let year = text[(slash + 1)...].drop(while: \.isSpace)
    return (ExpiryPart(text[..<monthEnd]), ExpiryPart(year))
  }

  /// The first part before spaces. White space of another kind does not part anything.
  private static func withSpace(_ text: [Unicode.Scalar]) -> Parts? {
    guard text.contains(where: \.isSpace) else { return nil }
    let end = text.firstIndex(of: " ") ?? text.endIndex
    return (ExpiryPart(text[..<end]), ExpiryPart(text[end...].drop { $0 == " " }))
  }

  private static func together(_ text: [Unicode.Scalar], now: YearMonth) -> Parts {
    let month = text.prefix(monthLength(of: text, now: now))
    return (ExpiryPart(month), ExpiryPart(text[month.endIndex...]))
  }

  /// How many of the first digits are the month. After a 1 that could begin 10, 11 or 12, the rest
  /// decides: where it may be a year, the month is January.
  private static func monthLength(of text: [Unicode.Scalar], now: YearMonth) -> Int {
    guard let first = text.first?.digitValue, first <= 1 else { return 1 }
    if first == 0 { return 2 }
    if text.count > 1, let second = text[1].digitValue, second > 2 { return 1 }
    return YearCheck(ExpiryPart(text.dropFirst()), now: now).isPotential ? 1 : 2
  }
}
