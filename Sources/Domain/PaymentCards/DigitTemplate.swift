/// The format of a row of digits: the gaps between groups, and the placeholders for missing digits.
///
/// Columns are counted from 0; each digit and each gap takes one.
public struct DigitTemplate: Equatable, Sendable {
  /// The digit counts after which there is a gap, ascending.
  public let gaps: [Int]
  /// The character drawn in a gap.
  public let separator: Unicode.Scalar
  /// The placeholder for each digit.
  public let placeholders: [Unicode.Scalar]
  /// The number of digits that fit.
  public let capacity: Int
  /// True if the first two digits are a month, whose leading zero is inserted if it was left out.
  public let beginsWithMonth: Bool

  /// The column of the digit at an index, typed or not.
  public func column(ofDigit index: Int) -> Int {
    index + gaps.count { $0 <= index }
  }

  /// The index of the digit at a column; nil for a gap.
  public func digitIndex(atColumn column: Int) -> Int? {
    var index = column
    for gap in gaps {
      if index == gap { return nil }
      if index < gap { break }
      index -= 1
    }
    return index
  }

  /// The column of a caret before the digit at its index. At the end it is where the next digit
  /// would go, or right behind the last one if no more fit. It is never in a gap.
  public func caretColumn(caret: Int, count: Int) -> Int {
    if caret < count || caret < capacity { return column(ofDigit: caret) }
    return caret == 0 ? 0 : column(ofDigit: caret - 1) + 1
  }

  /// The number of columns that a number of digits takes; a gap at the end is not counted.
  public func width(ofDigits count: Int) -> Int {
    count == 0 ? 0 : column(ofDigit: count - 1) + 1
  }

  /// The first index of the group that ends at a caret or contains the position before it.
  func groupStart(before caret: Int) -> Int {
    gaps.last { $0 < caret } ?? 0
  }
}

extension DigitTemplate {
  /// The template of the expiry, `MM/YY`.
  public static let expiry = DigitTemplate(
    gaps: [2],
    separator: "/",
    placeholders: ["M", "M", "Y", "Y"],
    capacity: 4,
    beginsWithMonth: true
  )

  /// The template of a security code of `size` digits, in a field that holds at most `capacity`.
  public static func securityCode(size: Int, capacity: Int) -> DigitTemplate {
    DigitTemplate(
      gaps: [],
      separator: " ",
      placeholders: Array(repeating: "X", count: size),
      capacity: capacity,
      beginsWithMonth: false
    )
  }

  /// The template of a brand's number, once the brand is decided, with `count` digits typed.
  ///
  /// American Express is 4-6-5 and Diners Club 4-6-4; everything else, and a Diners Club number of
  /// more than 14 digits, is in fours. There are as many placeholders as the shortest usual number
  /// has digits, and as many as the next allowed length when there are more digits. As a number
  /// without its forgotten first digit may look like one of a brand beyond those of
  /// credit-card-type, such a brand leaves room for every number.
  public static func number(brand: Brand?, count: Int) -> DigitTemplate {
    let shown = placeholderCount(of: brand?.facts, count: count)
    let capacity =
      brand.map(\.facts).flatMap { $0.isAddition ? nil : $0.longest }
      ?? NumberCheck.lengths.upperBound
    let reach = max(shown, capacity, count)
    return DigitTemplate(
      gaps: printedGaps(of: brand?.facts, count: count) ?? Array(stride(from: 4, to: reach, by: 4)),
      separator: " ",
      placeholders: Array(repeating: "X", count: shown),
      capacity: capacity,
      beginsWithMonth: false
    )
  }

  /// The brand's own grouping, if it is not in fours and applies to this many digits.
  private static func printedGaps(of facts: BrandFacts?, count: Int) -> [Int]? {
    guard let facts, let shortest = facts.lengths.first, facts.gaps != [4, 8, 12] else {
      return nil
    }
    let isOnlyLength = facts.lengths.count == 1 && !facts.isAddition
    return count <= shortest || isOnlyLength ? facts.gaps : nil
  }

  /// The gaps of numbers in groups of four.
  private static let inFours = [4, 8, 12]

  private static func placeholderCount(of facts: BrandFacts?, count: Int) -> Int {
    let usual = usualLength(of: facts)
    guard count > usual else { return usual }
    return facts?.lengths.first { $0 >= count } ?? count
  }

  /// The usual length: 16 digits, except for brands that are not printed in fours.
  static func usualLength(of facts: BrandFacts?) -> Int {
    guard let facts, facts.gaps != inFours else { return 16 }
    return facts.lengths.first ?? 16
  }
}
