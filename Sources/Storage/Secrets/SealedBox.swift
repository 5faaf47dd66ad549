/// A box sealed with XChaCha20-Poly1305: the nonce and the ciphertext.
public struct SealedBox: Hashable, Sendable {
  /// The length of a nonce in bytes: long enough for random ones never to collide.
  public static let nonceBytes = 24
  /// The length in bytes of the tag at the end of a ciphertext.
  public static let tagBytes = 16

  /// The nonce, the ciphertext, and the tag.
  public let bytes: [UInt8]

  init(whole bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a box from its `bytes`; nil if there are too few.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count >= Self.nonceBytes + Self.tagBytes else { return nil }
    self.bytes = Array(bytes)
  }
}
