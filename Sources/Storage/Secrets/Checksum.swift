import CSodium

/// A BLAKE2b checksum without a key: detects accidental damage, not forgery.
public enum Checksum {
  /// The length of a checksum in bytes.
  public static let byteCount = 32

  /// The checksum of bytes.
  public static func of(_ bytes: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: byteCount)
    crypto_generichash(&sum, byteCount, bytes, UInt64(bytes.count), nil, 0)
    return sum
  }
}
