import Secrets

/// Reusable memory for opened contents, wiped before it is released. It is guarded, except for
/// contents that are too long to be a card's.
final class RecordBuffer {
  /// The greatest length in bytes that is held in guarded memory.
  static let guardedBytes = 1 << 16

  private var secret: SecretBytes?
  private var plain = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    dropPlain()
  }

  /// Lends at least this many bytes. Earlier contents are overwritten or gone.
  func withBytes<R>(
    _ count: Int,
    _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) throws -> R {
    guard count <= Self.guardedBytes else {
      if plain.count < count {
        dropPlain()
        plain = .allocate(byteCount: count, alignment: 16)
      }
      return try body(plain)
    }
    if let secret, secret.count >= count { return try secret.withUnsafeMutableBytes(body) }
    let larger = try SecretBytes(count: max(count, 4096))
    secret = larger
    return try larger.withUnsafeMutableBytes(body)
  }

  private func dropPlain() {
    wipe(plain)
    plain.deallocate()
  }
}
