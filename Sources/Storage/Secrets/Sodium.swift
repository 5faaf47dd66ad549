import CSodium

/// The start of libsodium, which must come before anything else in it.
enum Sodium {
  /// Whether the library could be started. The start is tried once, by whoever comes first.
  static let isReady = sodium_init() >= 0
}

/// Overwrites bytes with zeros in a way that the compiler can't leave out.
package func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
  guard let base = bytes.baseAddress else { return }
  sodium_memzero(base, bytes.count)
}

/// Overwrites an array's bytes with zeros and empties it. Copies made of it earlier keep theirs.
package func wipe(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { wipe($0) }
  bytes.removeAll()
}

/// Overwrites the part of this thread's stack that is not in use: what functions that have returned
/// left there. Swift keeps short strings in the value itself, so the stack is full of them.
public func wipeUnusedStack() {
  sodium_stackzero(256 << 10)
}
