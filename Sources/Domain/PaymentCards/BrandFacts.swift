/// The number formats and security code of a brand.
public struct BrandFacts: Equatable, Sendable {
  /// The brand's own spelling of its name.
  public let displayName: String
  /// The leading digits that belong to the brand, in the order in which they are tried; none if
  /// its cards carry the numbers of other brands.
  public let patterns: [BrandPattern]
  /// The digit counts after which the printed number has a space.
  public let gaps: [Int]
  /// The allowed lengths of a number, in digits, ascending.
  public let lengths: [Int]
  /// The brand's security code.
  public let securityCode: SecurityCodeFacts
  /// True for a brand that credit-card-type does not know. Its patterns count only for numbers that
  /// begin like those of no brand known there.
  public let isAddition: Bool

  /// The greatest length of the brand's numbers, in digits.
  public var longest: Int { lengths.last ?? 0 }
}

/// Leading digits of a brand: one prefix, or a range of prefixes of the same width.
public struct BrandPattern: Equatable, Sendable {
  /// The greatest number of digits of a prefix.
  static let widest = 8

  /// The lowest prefix.
  public let low: Int
  /// The highest prefix, of the same width as the lowest.
  public let high: Int
  /// The number of digits of a prefix.
  public let width: Int
  /// The numbers of eight digits that begin so.
  let numbers: ClosedRange<Int>

  static func prefix(_ digits: Int) -> BrandPattern { range(digits, digits) }

  /// The numbers of eight digits that begin like one of the prefixes.
  static func numbers(from low: Int, to high: Int, width: Int) -> ClosedRange<Int> {
    let scale = (width..<widest).reduce(1) { scale, _ in scale * 10 }
    return low * scale...high * scale + scale - 1
  }

  static func range(_ low: Int, _ high: Int) -> BrandPattern {
    var width = 1
    var rest = low / 10
    while rest > 0 {
      width += 1
      rest /= 10
    }
    return BrandPattern(
      low: low,
      high: high,
      width: width,
      numbers: numbers(from: low, to: high, width: width)
    )
  }
}

/// The name, length and place of a brand's security code.
public struct SecurityCodeFacts: Equatable, Sendable {
  /// The side of the card on which the code is printed.
  public enum Side: String, Sendable {
    /// The side with the number.
    case front
    /// The side with the magnetic stripe.
    case back
  }

  /// The brand's own term for the code, such as `CVV`.
  public let name: String
  /// The code's length in digits.
  public let size: Int
  /// The side of the card on which the code is printed.
  public let side: Side
}
