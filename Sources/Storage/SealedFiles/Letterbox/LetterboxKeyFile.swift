import Secrets

/// The file of the public key: a mark, the vault's id, the key, and a checksum.
struct LetterboxKeyFile: Hashable {
  /// The file's name in the letterbox.
  static let name = "key"
  /// The file's length in bytes.
  static let byteCount = mark.count + idBytes + BoxPublicKey.byteCount + Checksum.byteCount

  /// The length of a vault's id in bytes.
  private static let idBytes = 16
  private static let mark = Array("cardcase letterbox\u{1}".utf8)

  let vault: [UInt8]
  let publicKey: BoxPublicKey

  init(vault: [UInt8], publicKey: BoxPublicKey) {
    self.vault = vault
    self.publicKey = publicKey
  }

  /// Reads a file; nil if it is damaged.
  init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes.dropLast(Checksum.byteCount))
    let content = body.dropFirst(Self.mark.count)
    guard Array(bytes.suffix(Checksum.byteCount)) == Checksum.of(body),
      let key = BoxPublicKey(bytes: content.dropFirst(Self.idBytes))
    else { return nil }
    vault = Array(content.prefix(Self.idBytes))
    publicKey = key
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    let body = Self.mark + vault + publicKey.bytes
    return body + Checksum.of(body)
  }
}
