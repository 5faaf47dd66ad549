package import Secrets

/// The pair of keys of a vault's letterbox. It follows from the vault key, so that nothing is stored:
/// a backup and a copy of the vault have the same pair, and a new vault key has another.
package struct LetterboxKeyPair: Sendable {
  private let pair: BoxKeyPair

  /// Derives the pair.
  ///
  /// - Throws: `SecretFailure.keyDestroyed`, or an error of the arena.
  package init(of key: VaultKey) throws(SecretFailure) {
    pair = try BoxKeyPair(seed: key.subKey(for: .letterbox).seed(for: .letterboxSeed))
  }

  /// The public key.
  package var publicKey: BoxPublicKey { pair.publicKey }

  /// Opens a box into guarded memory.
  ///
  /// - Throws: `SecretFailure.notAuthentic` unless it was sealed to this pair and is whole.
  func open(_ box: [UInt8]) throws(SecretFailure) -> SecretBytes { try pair.open(box) }
}

extension KeyPurpose {
  fileprivate static let letterbox = KeyPurpose(rawValue: "letterbox")
  fileprivate static let letterboxSeed = KeyPurpose(rawValue: "letterbox/x25519 seed")
}
