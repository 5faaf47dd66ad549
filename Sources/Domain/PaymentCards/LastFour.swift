/// The last digits of a card number that may be shown: four, or none if the number is so short that
/// they would be all of it.
public struct LastFour: DigitSource, Hashable {
  /// The number of digits: 4 or 0.
  public let count: Int
  /// Four bits for each digit, the first in the highest.
  private let packed: UInt16

  /// Takes the last digits of a number.
  public init(_ number: some DigitSource) {
    count = number.count > 4 ? 4 : 0
    packed = (number.count - count..<number.count).reduce(0) {
      $0 << 4 | UInt16(number.digit(at: $1))
    }
  }

  /// The digit, 0 to 9, at an index in 0..<`count`.
  public func digit(at index: Int) -> UInt8 {
    UInt8(packed >> UInt16(4 * (3 - index)) & 0xF)
  }

  /// The digits as ASCII text, which is no secret.
  public var text: String {
    var text = ""
    for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(0x30 + digit(at: index))) }
    return text
  }
}
