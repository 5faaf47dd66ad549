/// Sealed bytes: what XChaCha20-Poly1305 made of them, and the nonce it was made with.
public struct SealedBox: Hashable, Sendable {
  /// The length of a nonce in bytes: long enough for random ones never to meet.
  public static let nonceBytes = 24
  /// The length in bytes of the tag at the end of a ciphertext.
  public static let tagBytes = 16

  /// The nonce, then as many bytes as were sealed, then the tag.
  public let bytes: [UInt8]

  init(whole bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A box as `bytes` gave it; nil where that is too short to be one.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count >= Self.nonceBytes + Self.tagBytes else { return nil }
    self.bytes = Array(bytes)
  }
}
