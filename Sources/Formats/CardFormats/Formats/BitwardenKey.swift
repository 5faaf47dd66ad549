import ReaderProtocol
import Secrets

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
