/// A hash of a key of one epoch, by which everybody tells that all were given the same one. It says
/// nothing about the key.
package struct KeyCheck: Hashable, Sendable {
  /// The length in bytes.
  package static let byteCount = 32

  /// The bytes.
  package let bytes: [UInt8]

  /// Wraps bytes; nil unless there are 32.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }
}
