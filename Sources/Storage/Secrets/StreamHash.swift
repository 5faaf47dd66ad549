import CSodium

/// A keyed hash of content that comes in parts (BLAKE2b, 32 bytes): tells whether two contents are equal,
/// and nothing about either without the key. For one thread.
package final class StreamHash {
  /// The length of a hash in bytes.
  package static let byteCount = 32
  /// BLAKE2b's personal parameter, 16 bytes: keeps a hash from ever being a sub-key or a code.
  private static let personal: StaticString = "cardcase a media"

  private let state = UnsafeMutableRawPointer.allocate(
    byteCount: crypto_generichash_blake2b_statebytes(),
    alignment: 64
  )

  /// Begins a hash.
  package init(keyedBy key: SealingKey) {
    key.bytes.withPointer { key in
      _ = crypto_generichash_blake2b_init_salt_personal(
        pointer,
        key,
        SealingKey.byteCount,
        Self.byteCount,
        nil,
        Self.personal.utf8Start
      )
    }
  }

  private var pointer: OpaquePointer { OpaquePointer(state) }

  deinit {
    wipe(
      UnsafeMutableRawBufferPointer(start: state, count: crypto_generichash_blake2b_statebytes())
    )
    state.deallocate()
  }

  /// Adds the next part.
  package func append(_ part: UnsafeRawBufferPointer) {
    let bytes = part.bindMemory(to: UInt8.self)
    _ = crypto_generichash_blake2b_update(pointer, bytes.baseAddress, UInt64(bytes.count))
  }

  /// The hash of all parts. Nothing may be added afterwards.
  package func finish() -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: Self.byteCount)
    _ = crypto_generichash_blake2b_final(pointer, &sum, Self.byteCount)
    return sum
  }
}
