import ReaderProtocol
import Secrets

/// The keys of a KDBX file (https://keepass.info/help/kb/kdbx.html, "Keys").
struct KDBXKeys {
  /// The key of the payload's cipher.
  let cipherKey: SecretBytes
  /// The secret from which the keys of the digests are derived; from version 4 on.
  private let digestBase: SecretBytes

  /// Derives the keys, if that costs no more than is allowed.
  ///
  /// - Throws: `tooCostly` and `unsupported` before anything is derived; `brokenKeyFile`.
  init(
    _ header: KDBXHeader,
    _ secret: CardFileSecret,
    within budget: DerivationBudget
  ) throws(CardFileFailure) {
    let seed = try header.masterSeed()
    let derivation = try header.derivation()
    let transformed = try derivation.key(from: Self.composite(of: secret), within: budget)
    let cipherDigest = try Digest(.sha256)
    cipherDigest.update(seed)
    cipherDigest.update(transformed)
    cipherKey = try cipherDigest.secretValue()
    let baseDigest = try Digest(.sha512)
    baseDigest.update(seed)
    baseDigest.update(transformed)
    baseDigest.update([1])
    digestBase = try baseDigest.secretValue()
  }

  /// The digest of something that has a number, still empty. The header has the greatest.
  func digest(of number: UInt64) throws(CardFileFailure) -> Digest {
    let keyDigest = try Digest(.sha512)
    keyDigest.update(number.littleEndianBytes)
    keyDigest.update(digestBase)
    return try Digest(.sha256, key: try keyDigest.secretValue())
  }

  /// The hash of the parts that the owner's key has. An empty password is a part; none is not.
  private static func composite(
    of secret: CardFileSecret
  ) throws(CardFileFailure) -> SecretBytes {
    let digest = try Digest(.sha256)
    if let password = secret.password { digest.update(try Digest.of(password)) }
    if let file = secret.keyFile { digest.update(try KeePassKeyFile.key(of: file)) }
    return try digest.secretValue()
  }
}
