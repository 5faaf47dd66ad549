package import PaymentCards
package import Secrets

/// Tells whether two cards have the same number without keeping either: sums of numbers under a random
/// key that nobody else has and that goes with this value.
package struct NumberFingerprints {
  private let key: SealingKey

  /// Fingerprints under a key of their own.
  ///
  /// - Throws: the failure of the arena.
  package init(random: some RandomSource) throws(SecretFailure) {
    key = try SealingKey(random: random)
  }

  /// The fingerprint of a number: the same for the same number, and for no other.
  package func fingerprint(of number: some DigitSource) throws(SecretFailure) -> NumberFingerprint {
    let digits = try SecretBytes(count: number.count)
    digits.withUnsafeMutableBytes { bytes in
      for index in 0..<number.count { bytes[index] = number.digit(at: index) }
    }
    return NumberFingerprint(bytes: try key.mark(of: digits).withUnsafeBytes { Array($0) })
  }
}

/// The fingerprint of a card number. Without the key it was made with it tells nothing of the number.
package struct NumberFingerprint: Hashable, Sendable {
  fileprivate let bytes: [UInt8]
}
