/// Bytes of any number in plain memory, which may be swapped, overwritten when the last reference is
/// released: for what is shown and is too large for `SecretBytes`.
///
/// Reading from several threads at once is safe. Writing (`withUnsafeMutableBytes`, `wipe`) requires
/// exclusive access, as with any buffer.
package final class WipedBytes: @unchecked Sendable {
  private let storage: UnsafeMutableRawBufferPointer

  /// Allocates `count` zeros.
  package init(count: Int) {
    storage = .allocate(byteCount: count, alignment: 16)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    wipe()
    storage.deallocate()
  }

  /// The number of bytes.
  package var count: Int { storage.count }

  /// Lends the bytes for reading. The pointer must not leave the closure.
  package func withUnsafeBytes<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeRawBufferPointer(storage))
  }

  /// Lends the bytes for writing. The pointer must not leave the closure.
  package func withUnsafeMutableBytes<R, E: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    try body(storage)
  }

  /// Overwrites the bytes with zeros now, for every holder of this reference.
  package func wipe() {
    Secrets.wipe(storage)
  }
}
