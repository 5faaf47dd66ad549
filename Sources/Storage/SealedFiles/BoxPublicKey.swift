import CSodium
package import Secrets

/// An X25519 public key, to which anyone can seal secrets (`crypto_box_seal`). Whoever sealed them
/// stays unknown: authenticity has to come from elsewhere.
package struct BoxPublicKey: Hashable, Sendable {
  /// The length in bytes.
  package static let byteCount = Int(crypto_box_PUBLICKEYBYTES)
  /// The bytes that a box is longer than its content.
  package static let overhead = crypto_box_sealbytes()

  /// The key's bytes, which are no secret.
  package let bytes: [UInt8]

  /// Wraps bytes; nil unless there are 32.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  /// Seals secret bytes to the holder of the pair. Each box has a key of its own.
  package func seal(_ secret: SecretBytes) throws(SecretFailure) -> [UInt8] {
    var box = [UInt8](repeating: 0, count: secret.count + Self.overhead)
    let status = secret.withUnsafeBytes { content in
      crypto_box_seal(
        &box,
        content.bindMemory(to: UInt8.self).baseAddress,
        UInt64(content.count),
        bytes
      )
    }
    // Only a public key of small order is refused.
    guard status == 0 else { throw .notAuthentic }
    return box
  }
}
