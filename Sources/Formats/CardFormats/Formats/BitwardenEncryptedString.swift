import ReaderProtocol
import Secrets

/// Bitwarden's encrypted string, `2.vector|content|code`: AES-256 in the mode CBC, and HMAC-SHA256 of
/// vector and content, each part in Base64.
///
/// Source: bitwarden/clients, `libs/common/src/key-management/crypto/models/enc-string.ts` and
/// `libs/common/src/platform/enums/encryption-type.enum.ts`.
struct BitwardenEncryptedString {
  /// The type that is read and written: AES-256 in the mode CBC with HMAC-SHA256.
  static let type = "2."

  private let vector: [UInt8]
  private let code: [UInt8]
  /// The encrypted bytes; decrypted in place.
  private let content: WipedBuffer

  /// Reads a string.
  ///
  /// - Throws: `unauthenticated` for the type that has no code; `unsupported` for the others that are
  ///   not this one; `broken` where a part is missing or no Base64.
  init(_ value: JSONValue) throws(CardFileFailure) {
    guard value.isString, let text = value.text else { throw .broken(at: value.offset) }
    self = try text.lend { text throws(CardFileFailure) in
      try BitwardenEncryptedString(text, at: value.offset)
    }
  }

  private init(_ text: UnsafeRawBufferPointer, at offset: Int) throws(CardFileFailure) {
    // A string without a type is of the first there was, which has no code.
    guard let point = text.firstIndex(of: UInt8(ascii: ".")),
      !text[..<point].elementsEqual([UInt8(ascii: "0")])
    else { throw .unauthenticated }
    guard text[...point].elementsEqual(Self.type.utf8) else { throw .unsupported(.cipher) }
    let parts = text[(point + 1)...]
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { Self.decoded(UnsafeRawBufferPointer(rebasing: $0)) }
    guard parts.count == 3, let vector = parts[0], vector.count == BlockCipher.blockBytes,
      let content = parts[1], content.count > 0,
      content.count.isMultiple(of: BlockCipher.blockBytes),
      let code = parts[2], code.count == HashFunction.sha256.byteCount
    else { throw .broken(at: offset) }
    self.vector = Array(vector.bytes)
    self.content = content
    self.code = Array(code.bytes)
  }

  /// A part's bytes; nil where it is no Base64.
  private static func decoded(_ text: UnsafeRawBufferPointer) -> WipedBuffer? {
    let bytes = WipedBuffer(limit: text.count)
    var stream = Base64Stream()
    stream.decode(text) { bytes.append($0) }
    return stream.isBroken ? nil : bytes
  }

  /// True if the code is that of this key.
  func isAuthentic(under key: BitwardenKey) throws(CardFileFailure) -> Bool {
    let digest = try Digest(.sha256, key: key.authentication)
    digest.update(vector)
    digest.update(content.bytes)
    return digest.isSame(as: code)
  }

  /// Decrypts the content, and lends it.
  ///
  /// - Throws: `damaged` where it is not what was encrypted under this key.
  consuming func decrypt(
    under key: BitwardenKey,
    _ body: (UnsafeRawBufferPointer) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard try isAuthentic(under: key) else { throw .damaged }
    let cipher = try BlockCipherStream(
      .aes256,
      key: key.encryption,
      initializationVector: vector
    )
    try cipher.decrypt(content.mutableBytes)
    guard let count = BlockPadding.contentCount(in: content.bytes) else { throw .damaged }
    try body(UnsafeRawBufferPointer(rebasing: content.bytes.prefix(count)))
  }
}
