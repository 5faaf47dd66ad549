import CSodium
package import Secrets

/// An X25519 pair, to which secrets are sealed. The secret half is in guarded memory.
package struct BoxKeyPair: Sendable {
  /// The length of a seed in bytes.
  package static let seedBytes = 32

  /// The public half.
  package let publicKey: BoxPublicKey
  private let secret: SecretBytes
  private let origin: SecretBytes

  /// Generates a pair.
  package init(random: some RandomSource) throws(SecretFailure) {
    try self.init(seed: SecretBytes(random: Self.seedBytes, from: random))
  }

  /// Makes the pair that belongs to a seed.
  ///
  /// - Throws: `SecretFailure.wrongLength` unless there are 32 bytes.
  package init(seed: SecretBytes) throws(SecretFailure) {
    guard seed.count == Self.seedBytes else { throw .wrongLength }
    let secret = try SecretBytes(count: Int(crypto_box_SECRETKEYBYTES))
    var open = [UInt8](repeating: 0, count: BoxPublicKey.byteCount)
    secret.withUnsafeMutableBytes { secret in
      seed.withUnsafeBytes { seed in
        guard let target = secret.bindMemory(to: UInt8.self).baseAddress,
          let source = seed.bindMemory(to: UInt8.self).baseAddress
        else { return }
        _ = crypto_box_seed_keypair(&open, target, source)
      }
    }
    guard let key = BoxPublicKey(bytes: open) else { throw .wrongLength }
    self.secret = secret
    publicKey = key
    origin = seed
  }

  /// The seed, from which the pair can be made again.
  package var seed: SecretBytes { origin }

  /// Opens a box into guarded memory.
  ///
  /// - Throws: `SecretFailure.notAuthentic` unless it was sealed to this pair and is whole.
  package func open(_ box: [UInt8]) throws(SecretFailure) -> SecretBytes {
    guard box.count >= BoxPublicKey.overhead else { throw .notAuthentic }
    let content = try SecretBytes(count: box.count - BoxPublicKey.overhead)
    let status = content.withUnsafeMutableBytes { content in
      secret.withUnsafeBytes { secret -> Int32 in
        guard let key = secret.bindMemory(to: UInt8.self).baseAddress else { return -1 }
        return crypto_box_seal_open(
          content.bindMemory(to: UInt8.self).baseAddress,
          box,
          UInt64(box.count),
          publicKey.bytes,
          key
        )
      }
    }
    guard status == 0 else { throw .notAuthentic }
    return content
  }
}
