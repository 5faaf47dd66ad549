/// The last digits of a card number that may be seen: four, or none of a number so short that they
/// would be all of it.
public struct LastFour: DigitSource, Hashable {
  /// How many there are: 4 or 0.
  public let count: Int
  /// Four bits for each, the first highest.
  private let packed: UInt16

  /// Those of a number.
  public init(_ number: some DigitSource) {
    count = number.count > 4 ? 4 : 0
    packed = (number.count - count..<number.count).reduce(0) {
      $0 << 4 | UInt16(number.digit(at: $1))
    }
  }

  /// The digit, 0 to 9, at an index from 0 to below `count`.
  public func digit(at index: Int) -> UInt8 {
    UInt8(packed >> UInt16(4 * (3 - index)) & 0xF)
  }

  /// The digits as ASCII text, which everybody may read.
  public var text: String {
    var text = ""
    for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(0x30 + digit(at: index))) }
    return text
  }
}
