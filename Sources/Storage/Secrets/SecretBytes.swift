import CSodium

/// Bytes that exist once, in guarded and locked memory, and are overwritten when the last reference
/// goes.
///
/// A reference is what travels through the program: models hold it, copies of a model share it.
/// Reading from several threads at once is safe. Writing (`withUnsafeMutableBytes`, `wipe`) is for
/// the one owner at a time when nobody else uses the bytes, as with any buffer.
public final class SecretBytes: @unchecked Sendable {
  /// How many bytes there are.
  public let count: Int

  private let arena: SecretArena
  private let region: SecretArena.Region

  /// `count` zeros. Throws `arenaExhausted` and what else `SecretArena` can't give.
  public init(count: Int, in arena: SecretArena = .shared) throws(SecretFailure) {
    self.count = count
    self.arena = arena
    // Even no bytes have an address, as C functions want one.
    region = try arena.allocate(max(count, 1))
  }

  /// A copy of bytes. Wiping the original is the caller's business.
  public convenience init(
    copying bytes: UnsafeRawBufferPointer,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    try self.init(count: bytes.count, in: arena)
    withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
  }

  /// A second copy, with a life of its own.
  public convenience init(
    copying secret: SecretBytes,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    try self.init(count: secret.count, in: arena)
    withUnsafeMutableBytes { target in secret.withUnsafeBytes { target.copyMemory(from: $0) } }
  }

  /// A copy of bytes that were not secret, or not until now.
  public convenience init(
    _ bytes: some Sequence<UInt8>,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    var plain = Array(bytes)
    defer { Secrets.wipe(&plain) }
    try self.init(count: plain.count, in: arena)
    withUnsafeMutableBytes { $0.copyBytes(from: plain) }
  }

  /// `count` random bytes.
  public convenience init(
    random count: Int,
    from source: some RandomSource,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    try self.init(count: count, in: arena)
    withUnsafeMutableBytes { source.fill($0) }
  }

  deinit {
    arena.release(region)
  }

  /// Lends the bytes for reading. The pointer must not leave the closure.
  public func withUnsafeBytes<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeRawBufferPointer(start: region.base, count: count))
  }

  /// Lends the bytes for writing. The pointer must not leave the closure.
  public func withUnsafeMutableBytes<R, E: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeMutableRawBufferPointer(start: region.base, count: count))
  }

  /// Lends the bytes as C takes them.
  func withPointer<R>(_ body: (UnsafeMutablePointer<UInt8>) -> R) -> R {
    body(region.base.assumingMemoryBound(to: UInt8.self))
  }

  /// Overwrites the bytes with zeros now, for every holder of this reference.
  public func wipe() {
    withUnsafeMutableBytes { Secrets.wipe($0) }
  }
}

extension SecretBytes: Equatable {
  /// Whether both hold the same bytes. The time taken depends on the length only.
  public static func == (a: SecretBytes, b: SecretBytes) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBytes { a in b.withUnsafeBytes { b in isSame(a, b) } }
  }
}

/// Whether two stretches of bytes are the same, in a time that depends on their length only.
func isSame(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count else { return false }
  guard let aBase = a.baseAddress, let bBase = b.baseAddress else { return true }
  return sodium_memcmp(aBase, bBase, a.count) == 0
}
