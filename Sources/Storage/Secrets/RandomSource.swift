import CSodium

/// A source of random bytes. The program uses `SystemRandom`; tests have their own.
public protocol RandomSource: Sendable {
  /// Fills a buffer with random bytes.
  func fill(_ buffer: UnsafeMutableRawBufferPointer)
}

extension RandomSource {
  /// `count` random bytes that need not be secret: a nonce, a salt, an id.
  public func bytes(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      fill(UnsafeMutableRawBufferPointer(buffer))
      initialized = count
    }
  }

  /// A random number of 64 bits that need not be secret.
  package func number() -> UInt64 { bytes(8).reduce(0) { $0 << 8 | UInt64($1) } }
}

/// The operating system's randomness, through libsodium.
public struct SystemRandom: RandomSource {
  /// Creates the system's source.
  public init() {}

  /// Fills a buffer with unpredictable random bytes.
  public func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    guard let base = buffer.baseAddress else { return }
    randombytes_buf(base, buffer.count)
  }
}
