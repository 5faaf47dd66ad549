/// Digits that can be read one by one, wherever they are stored.
public protocol DigitSource: Sendable {
  /// The number of digits.
  var count: Int { get }

  /// The digit, 0 to 9, at an index in 0..<`count`.
  func digit(at index: Int) -> UInt8
}

extension DigitSource {
  /// True if there are no digits.
  public var isEmpty: Bool { count == 0 }

  /// True if both hold the same digits.
  public func hasSameDigits(as other: some DigitSource) -> Bool {
    count == other.count && (0..<count).allSatisfy { digit(at: $0) == other.digit(at: $0) }
  }
}

/// Digits that can be edited.
///
/// A conforming type decides where they are stored: an array in tests and scripts, guarded memory
/// in the program. It has value semantics: an edit of one copy must not show in another.
public protocol DigitStorage: DigitSource {
  /// Creates an empty storage.
  init()

  /// Inserts a digit, 0 to 9, at an index from 0 to `count`.
  mutating func insert(_ digit: UInt8, at index: Int)

  /// Removes the digit at an index in 0..<`count`.
  mutating func remove(at index: Int)

  /// Removes all digits.
  mutating func removeAll()
}

extension DigitStorage {
  /// Copies the digits of another source.
  public init(copying source: some DigitSource) {
    self.init()
    for index in 0..<source.count { append(source.digit(at: index)) }
  }

  /// Appends a digit, 0 to 9.
  public mutating func append(_ digit: UInt8) {
    insert(digit, at: count)
  }

  /// Replaces a digit; false if there was no memory to do it.
  mutating func replace(at index: Int, with digit: UInt8) -> Bool {
    let old = count
    insert(digit, at: index)
    guard count > old else { return false }
    remove(at: index + 1)
    return count == old
  }

  mutating func remove(_ range: Range<Int>) {
    for index in range.reversed() { remove(at: index) }
  }
}

/// A slice of other digits, read in place.
public struct DigitSlice<Base: DigitSource>: DigitSource {
  private let base: Base
  private let range: Range<Int>

  /// The digits of `base` in `range`, which must lie within it.
  public init(_ base: Base, _ range: Range<Int>) {
    self.base = base
    self.range = range
  }

  /// The number of digits in the slice.
  public var count: Int { range.count }

  /// The digit at an index counted from the slice's beginning.
  public func digit(at index: Int) -> UInt8 { base.digit(at: range.lowerBound + index) }
}
