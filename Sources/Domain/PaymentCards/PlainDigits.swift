/// Digits in an array: for what is not secret, and for scripts and tests.
public struct PlainDigits: DigitStorage, Hashable, Codable {
  private var values: [UInt8] = []

  /// Creates an empty storage.
  public init() {}

  /// Takes the digits of a text, of any script, and ignores everything else.
  public init(digitsIn text: String) {
    values = text.unicodeScalars.compactMap(\.digitValue)
  }

  /// The number of digits.
  public var count: Int { values.count }

  /// The digit at an index.
  public func digit(at index: Int) -> UInt8 { values[index] }

  /// Inserts a digit at an index.
  public mutating func insert(_ digit: UInt8, at index: Int) { values.insert(digit, at: index) }

  /// Removes the digit at an index.
  public mutating func remove(at index: Int) { values.remove(at: index) }

  /// Removes all digits.
  public mutating func removeAll() { values.removeAll() }

  /// The digits as ASCII text.
  public var text: String {
    String(String.UnicodeScalarView(values.map { Unicode.Scalar(UInt8(ascii: "0") + $0) }))
  }
}
