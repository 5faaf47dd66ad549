/// What is known about a brand's numbers and security code.
public struct BrandFacts: Equatable, Sendable {
  /// The brand's own spelling of its name.
  public let displayName: String
  /// The first digits that belong to the brand, in the order in which they are tried.
  public let patterns: [BrandPattern]
  /// The counts of digits before which the printed number has a space.
  public let gaps: [Int]
  /// The lengths that a number may have, in digits, rising.
  public let lengths: [Int]
  /// The security code that goes with the number.
  public let securityCode: SecurityCodeFacts

  /// The length of the brand's longest numbers, in digits.
  public var longest: Int { lengths.last ?? 0 }
}

/// First digits that belong to a brand: one prefix, or all prefixes of a width between two bounds.
public struct BrandPattern: Equatable, Sendable {
  /// The lowest prefix.
  public let low: Int
  /// The highest prefix, as wide as the lowest.
  public let high: Int
  /// The number of digits of a prefix.
  public let width: Int

  static func prefix(_ digits: Int) -> BrandPattern { range(digits, digits) }

  static func range(_ low: Int, _ high: Int) -> BrandPattern {
    var width = 1
    var rest = low / 10
    while rest > 0 {
      width += 1
      rest /= 10
    }
    return BrandPattern(low: low, high: high, width: width)
  }
}

/// What is known about a brand's security code.
public struct SecurityCodeFacts: Equatable, Sendable {
  /// The side of the card on which the code is printed.
  public enum Side: String, Sendable {
    /// The side that has the number.
    case front
    /// The side that has the stripe.
    case back
  }

  /// The brand's own word for the code, such as `CVV`.
  public let name: String
  /// The code's length in digits.
  public let size: Int
  /// Where the code is printed.
  public let side: Side
}
