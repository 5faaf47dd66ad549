/// What a column of a row of digits shows.
public enum DigitCell: Equatable, Sendable {
  /// A typed digit.
  case digit(UInt8)
  /// A typed digit that is not to be seen.
  case masked
  /// The layer beneath, where nothing is typed.
  case placeholder(Unicode.Scalar)
  /// A gap. It belongs to the typed digits when one follows it, else to the layer beneath.
  case separator(Unicode.Scalar, typed: Bool)
}

/// Which of the typed digits are not to be seen.
public enum DigitMask: Equatable, Sendable {
  /// All can be seen.
  case none
  /// All but the last four are masked. Of four or fewer digits none is seen.
  case allButLastFour
  /// None can be seen.
  case all

  func hides(_ index: Int, of count: Int) -> Bool {
    switch self {
    case .none: false
    case .allButLastFour: count <= 4 || index < count - 4
    case .all: true
    }
  }
}

/// Digits as they are drawn: a function of the digits, their template and the mask, read column by
/// column so that the digits are never put together outside their storage.
public struct DigitRow<Digits: DigitSource>: RandomAccessCollection, Sendable {
  private let digits: Digits
  private let template: DigitTemplate
  private let mask: DigitMask

  /// The number of columns.
  public let width: Int

  /// A row of the digits; with the layer beneath, or only as long as the digits.
  public init(
    _ digits: Digits,
    template: DigitTemplate,
    mask: DigitMask = .none,
    withLayer: Bool = true
  ) {
    self.digits = digits
    self.template = template
    self.mask = mask
    let shown = withLayer ? Swift.max(digits.count, template.layer.count) : digits.count
    width = template.width(ofDigits: shown)
  }

  /// What a column from 0 to below `width` shows.
  public func cell(at column: Int) -> DigitCell {
    guard let index = template.digitIndex(atColumn: column) else {
      let next = template.digitIndex(atColumn: column + 1) ?? digits.count
      return .separator(template.separator, typed: next < digits.count)
    }
    guard index < digits.count else { return .placeholder(template.layer[index]) }
    return mask.hides(index, of: digits.count) ? .masked : .digit(digits.digit(at: index))
  }

  /// The first column.
  public var startIndex: Int { 0 }

  /// The column after the last.
  public var endIndex: Int { width }

  /// What a column shows.
  public subscript(column: Int) -> DigitCell { cell(at: column) }
}
