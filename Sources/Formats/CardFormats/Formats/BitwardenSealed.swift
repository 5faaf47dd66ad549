import PaymentCards
import ReaderProtocol
import Secrets

/// Bitwarden's JSON under a password of its own: the JSON export as one encrypted string.
///
/// Source: bitwarden/clients, `libs/importer/src/importers/bitwarden/bitwarden-password-protected-importer.ts`
/// and `libs/tools/export/vault-export/vault-export-core/src/services/base-vault-export.service.ts`.
struct BitwardenSealed: EncryptedCardFormat, WritableCardFormat {
  /// The most that deriving a key may cost, besides what Bitwarden allows itself.
  var budget = DerivationBudget()

  var name: CardFormatName { .bitwardenPassword }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = content.json else { return false }
    return try root.members("encrypted", "passwordProtected").allSatisfy { $0?.isTrue == true }
  }

  func read(
    _ content: CardFileContent,
    with secret: CardFileSecret,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let root = content.json, let password = secret.password else {
      throw .needsPassword(name)
    }
    let envelope = try BitwardenEnvelope(root)
    let key = try BitwardenKey(envelope.derivation.key(from: password, within: budget))
    guard try envelope.validation.isAuthentic(under: key) else { throw .wrongPassword }
    try envelope.data.decrypt(under: key) { json throws(CardFileFailure) in
      try BitwardenItems(now: now).read(json: json, take)
    }
  }

  var isEncrypted: Bool { true }

  /// - Throws: `needsPassword` where there is no password, or nothing but spaces, which Bitwarden
  ///   does not accept; `noMemory`.
  func makeWriter(
    password: SecretBytes?,
    random: some RandomSource
  ) throws(CardFileFailure) -> any CardFileWriter {
    guard let password, !password.withUnsafeBytes({ $0.allSatisfy { $0 <= 0x20 } }) else {
      throw .needsPassword(name)
    }
    return try BitwardenSealedWriter(password: password, random: random)
  }
}

/// The two keys that Bitwarden makes of one: its "stretched" key.
///
/// Source: bitwarden/clients, `stretchKey` in
/// `libs/common/src/key-management/crypto/key-generation/default-key-generation.service.ts`.
struct BitwardenKey {
  /// AES-256's.
  let encryption: SecretBytes
  /// HMAC-SHA256's.
  let authentication: SecretBytes

  /// Expands a key of 32 bytes.
  init(_ key: SecretBytes) throws(CardFileFailure) {
    encryption = try HKDF.expand(key, for: Array("enc".utf8), count: BlockCipher.keyBytes)
    authentication = try HKDF.expand(
      key,
      for: Array("mac".utf8),
      count: HashFunction.sha256.byteCount
    )
  }
}
