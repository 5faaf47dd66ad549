import CSodium

/// Bytes that exist once, in guarded and locked memory, and are overwritten when the last reference
/// is released.
///
/// References travel through the program: models hold them, and copies of a model share them.
/// Reading from several threads at once is safe. Writing (`withUnsafeMutableBytes`, `wipe`)
/// requires exclusive access, as with any buffer.
public final class SecretBytes: @unchecked Sendable {
  /// The number of bytes.
  public let count: Int

  private let arena: SecretArena
  private let region: SecretArena.Region

  /// Allocates `count` zeros.
  ///
  /// - Throws: `SecretFailure.arenaExhausted`, or another error of the arena.
  public init(count: Int, in arena: SecretArena = .shared) throws(SecretFailure) {
    self.count = count
    self.arena = arena
    // Even zero bytes need an address, as C functions expect one.
    region = try arena.allocate(max(count, 1))
  }

  /// Copies bytes. The caller wipes the original.
  public convenience init(
    copying bytes: UnsafeRawBufferPointer,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    try self.init(count: bytes.count, in: arena)
    withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
  }

  /// Copies a secret into a region of its own.
  public convenience init(
    copying secret: SecretBytes,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    try self.init(count: secret.count, in: arena)
    withUnsafeMutableBytes { target in secret.withUnsafeBytes { target.copyMemory(from: $0) } }
  }

  /// Copies bytes that are not secret, or not yet.
  public convenience init(
    _ bytes: some Sequence<UInt8>,
    in arena: SecretArena = .shared
  ) throws(SecretFailure) {
    var plain = Array(bytes)
    defer { Secrets.wipe(&plain) }
    try self.init(count: plain.count, in: arena)
    withUnsafeMutableBytes { $0.copyBytes(from: plain) }
  }

  /// Generates `count` random bytes.
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

  /// Lends the bytes as C functions take them.
  func withPointer<R>(_ body: (UnsafeMutablePointer<UInt8>) -> R) -> R {
    body(region.base.assumingMemoryBound(to: UInt8.self))
  }

  /// Overwrites the bytes with zeros now, for every holder of this reference.
  public func wipe() {
    withUnsafeMutableBytes { Secrets.wipe($0) }
  }
}

extension SecretBytes: Equatable {
  /// True if both hold the same bytes. The time depends on the length only.
  public static func == (a: SecretBytes, b: SecretBytes) -> Bool {
    guard a.count == b.count else { return false }
    return a.withUnsafeBytes { a in b.withUnsafeBytes { b in isSame(a, b) } }
  }
}

/// True if two buffers hold the same bytes, compared in a time that depends on their length only.
package func isSame(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count else { return false }
  guard let aBase = a.baseAddress, let bBase = b.baseAddress else { return true }
  return sodium_memcmp(aBase, bBase, a.count) == 0
}
