import CSodium

/// An Ed25519 public key: tells what was signed with the `SigningKey` that it belongs to.
package struct VerifyKey: Hashable, Sendable {
  /// The length in bytes.
  package static let byteCount = Int(crypto_sign_PUBLICKEYBYTES)
  /// The length of a signature in bytes.
  package static let signatureBytes = Int(crypto_sign_BYTES)

  /// The key's bytes, which are no secret.
  package let bytes: [UInt8]

  /// Wraps bytes; nil unless there are 32.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  /// True if the signature is that of the message.
  package func isSignature(_ signature: [UInt8], of message: some Collection<UInt8>) -> Bool {
    guard signature.count == Self.signatureBytes else { return false }
    let verify = { (message: UnsafeBufferPointer<UInt8>) in
      crypto_sign_verify_detached(signature, message.baseAddress, UInt64(message.count), self.bytes)
        == 0
    }
    return message.withContiguousStorageIfAvailable(verify)
      ?? Array(message).withUnsafeBufferPointer(verify)
  }
}
