import CSodium
package import Secrets

/// An Ed25519 pair. The secret half is in guarded memory.
package struct SigningKey: Sendable {
  /// The length of a seed in bytes.
  package static let seedBytes = Int(crypto_sign_SEEDBYTES)

  /// The public half.
  package let verifyKey: VerifyKey
  private let secret: SecretBytes

  /// Generates a pair.
  package init(random: some RandomSource) throws(SecretFailure) {
    try self.init(seed: SecretBytes(random: Self.seedBytes, from: random))
  }

  /// Makes the pair that belongs to a seed.
  ///
  /// - Throws: `SecretFailure.wrongLength` unless there are 32 bytes.
  package init(seed: SecretBytes) throws(SecretFailure) {
    guard seed.count == Self.seedBytes else { throw .wrongLength }
    let secret = try SecretBytes(count: Int(crypto_sign_SECRETKEYBYTES))
    var open = [UInt8](repeating: 0, count: VerifyKey.byteCount)
    secret.withUnsafeMutableBytes { secret in
      seed.withUnsafeBytes { seed in
        guard let target = secret.bindMemory(to: UInt8.self).baseAddress,
          let source = seed.bindMemory(to: UInt8.self).baseAddress
        else { return }
        _ = crypto_sign_seed_keypair(&open, target, source)
      }
    }
    guard let key = VerifyKey(bytes: open) else { throw .wrongLength }
    self.secret = secret
    verifyKey = key
  }

  /// The seed, from which the pair can be made again.
  package func seed() throws(SecretFailure) -> SecretBytes {
    try secret.withUnsafeBytes { bytes throws(SecretFailure) in
      try SecretBytes(copying: UnsafeRawBufferPointer(rebasing: bytes[..<Self.seedBytes]))
    }
  }

  /// The signature of a message, 64 bytes. The same message has the same signature.
  package func signature(of message: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: VerifyKey.signatureBytes)
    secret.withUnsafeBytes { secret in
      guard let key = secret.bindMemory(to: UInt8.self).baseAddress else { return }
      _ = crypto_sign_detached(&signature, nil, message, UInt64(message.count), key)
    }
    return signature
  }
}
