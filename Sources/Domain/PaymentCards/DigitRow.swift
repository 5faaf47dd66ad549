/// The contents of one column of a row of digits.
public enum DigitCell: Equatable, Sendable {
  /// A typed digit.
  case digit(UInt8)
  /// A typed digit, masked.
  case masked
  /// A placeholder for a digit that is not typed.
  case placeholder(Unicode.Scalar)
  /// A gap. It counts as typed if a typed digit follows it.
  case separator(Unicode.Scalar, typed: Bool)
}

/// The selection of typed digits that are masked.
public enum DigitMask: Equatable, Sendable {
  /// No digit is masked.
  case none
  /// All but the last four digits are masked; of four or fewer, all.
  case allButLastFour
  /// All digits are masked.
  case all

  func hides(_ index: Int, of count: Int) -> Bool {
    switch self {
    case .none: false
    case .allButLastFour: count <= 4 || index < count - 4
    case .all: true
    }
  }
}

/// A row of digits as drawn: a function of the digits, their template and the mask, read column by
/// column so that the digits are never assembled outside their storage.
public struct DigitRow<Digits: DigitSource>: RandomAccessCollection, Sendable {
  private let digits: Digits
  private let template: DigitTemplate
  private let mask: DigitMask

  /// The number of columns.
  public let width: Int

  /// Creates a row; with placeholders for missing digits, or only as wide as the digits.
  public init(
    _ digits: Digits,
    template: DigitTemplate,
    mask: DigitMask = .none,
    withPlaceholders: Bool = true
  ) {
    self.digits = digits
    self.template = template
    self.mask = mask
    let shown =
      withPlaceholders ? Swift.max(digits.count, template.placeholders.count) : digits.count
    width = template.width(ofDigits: shown)
  }

  /// The contents of a column in 0..<`width`.
  public func cell(at column: Int) -> DigitCell {
    guard let index = template.digitIndex(atColumn: column) else {
      let next = template.digitIndex(atColumn: column + 1) ?? digits.count
      return .separator(template.separator, typed: next < digits.count)
    }
    guard index < digits.count else { return .placeholder(template.placeholders[index]) }
    return mask.hides(index, of: digits.count) ? .masked : .digit(digits.digit(at: index))
  }

  /// The first column.
  public var startIndex: Int { 0 }

  /// The column after the last.
  public var endIndex: Int { width }

  /// The contents of a column.
  public subscript(column: Int) -> DigitCell { cell(at: column) }
}
