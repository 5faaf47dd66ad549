import CSodium

/// The initialization of libsodium, which must precede any other use of it.
enum Sodium {
  /// True if the library is initialized. This is tried once, on first use.
  static let isReady = sodium_init() >= 0
}

/// Overwrites bytes with zeros in a way that the compiler can't optimize away.
package func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
  guard let base = bytes.baseAddress else { return }
  sodium_memzero(base, bytes.count)
}

/// Overwrites an array's bytes with zeros and empties it. Earlier copies of it are not affected.
package func wipe(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { wipe($0) }
  bytes.removeAll()
}

/// Overwrites the unused part of this thread's stack: remains of functions that have returned.
/// Swift stores short strings inline, so the stack is full of them.
public func wipeUnusedStack() {
  sodium_stackzero(256 << 10)
}

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
