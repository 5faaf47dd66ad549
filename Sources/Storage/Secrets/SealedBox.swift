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

/// A secret that waits in ordinary memory, sealed under a key of this process alone: for work that
/// holds more secrets at once than guarded memory has room for.
public struct SealedSecret: Sendable {
  private static let data = AssociatedData(.text("waiting secret"))
  private static let key: Result<SealingKey, SecretFailure> = {
    do throws(SecretFailure) {
      return .success(try SealingKey(random: SystemRandom()))
    } catch {
      return .failure(error)
    }
  }()

  private let box: SealedBox

  /// Seals a copy of a secret.
  public init(_ secret: SecretBytes) throws(SecretFailure) {
    box = try Self.key.get().seal(secret, boundTo: Self.data, random: SystemRandom())
  }

  /// The secret, in guarded memory.
  public func open() throws(SecretFailure) -> SecretBytes {
    try Self.key.get().openSecret(box, boundTo: Self.data)
  }
}
