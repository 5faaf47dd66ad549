/// Sealed bytes: what XChaCha20-Poly1305 made of them, and the nonce it was made with.
public struct SealedBox: Hashable, Sendable {
  /// The length of a nonce in bytes: long enough for random ones never to meet.
  public static let nonceBytes = 24
  /// The length in bytes of the tag at the end of a ciphertext.
  public static let tagBytes = 16

  /// The nonce, 24 bytes.
  public let nonce: [UInt8]
  /// As many bytes as were sealed, and the tag.
  public let ciphertext: [UInt8]

  init(nonce: [UInt8], ciphertext: [UInt8]) {
    self.nonce = nonce
    self.ciphertext = ciphertext
  }

  /// A box as `bytes` gave it; nil where that is too short to be one.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count >= Self.nonceBytes + Self.tagBytes else { return nil }
    nonce = Array(bytes.prefix(Self.nonceBytes))
    ciphertext = Array(bytes.dropFirst(Self.nonceBytes))
  }

  /// The nonce, then the ciphertext.
  public var bytes: [UInt8] { nonce + ciphertext }
}
