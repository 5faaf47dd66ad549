public import PaymentCards
public import Secrets

/// Tells whether two cards have the same number without keeping either: sums of numbers under a random
/// key that nobody else has and that goes with this value.
public struct NumberMarks {
  private let key: SealingKey

  /// Marks of their own.
  ///
  /// - Throws: what the arena can't give.
  public init(random: some RandomSource) throws(SecretFailure) {
    key = try SealingKey(random: random)
  }

  /// The mark of a number: the same for the same number, and for no other.
  public func mark(of number: some DigitSource) throws(SecretFailure) -> NumberMark {
    let digits = try SecretBytes(count: number.count)
    digits.withUnsafeMutableBytes { bytes in
      for index in 0..<number.count { bytes[index] = number.digit(at: index) }
    }
    return NumberMark(bytes: try key.mark(of: digits).withUnsafeBytes { Array($0) })
  }
}

/// The mark of a card number. Without the key it was made with it tells nothing of the number.
public struct NumberMark: Hashable, Sendable {
  fileprivate let bytes: [UInt8]
}
