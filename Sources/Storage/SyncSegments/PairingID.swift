package import Secrets

/// The name of an invitation or of a newcomer's request: 8 random bytes, 16 digits in a file's name.
package struct PairingID: Hashable, Sendable {
  private static let byteCount = 8

  let bytes: [UInt8]

  /// Generates a name.
  package init(random: some RandomSource) {
    bytes = random.bytes(Self.byteCount)
  }

  /// Reads 16 lower-case hexadecimal digits; nil for anything else.
  package init?(hex: some StringProtocol) {
    guard let bytes = Hex.bytes(hex), bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// 16 lower-case hexadecimal digits.
  package var hex: String { Hex.text(bytes) }
}
