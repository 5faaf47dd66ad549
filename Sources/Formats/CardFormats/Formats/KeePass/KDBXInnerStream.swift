import ReaderProtocol
import Secrets

/// The key stream under which protected values stand in the XML, one after another as they stand in
/// the file: whoever leaves one out reads none of those behind it.
final class KDBXInnerStream {
  /// The nonce that all files have (https://keepass.info/help/kb/kdbx.html, "Inner Encryption").
  private static let salsa20Nonce: [UInt8] = [0xE8, 0x30, 0x09, 0x4B, 0x97, 0x20, 0x5D, 0x2A]

  private let stream: KeyStream

  /// - Parameter identifier: 2 for Salsa20, 3 for ChaCha20.
  /// - Throws: `unsupported`.
  init(identifier: UInt32, key: UnsafeRawBufferPointer) throws(CardFileFailure) {
    switch identifier {
    case 2:
      stream = try KeyStream(
        .salsa20,
        key: try Self.hash(key, .sha256),
        nonce: Self.salsa20Nonce
      )
    case 3:
      let hash = try Self.hash(key, .sha512)
      let half = try hash.withUnsafeBytes { hash throws(CardFileFailure) in
        try Cryptography.secret(copying: .init(rebasing: hash.prefix(StreamCipher.keyBytes)))
      }
      let nonce = hash.withUnsafeBytes { hash in
        Array(hash.dropFirst(StreamCipher.keyBytes).prefix(StreamCipher.chaCha20.nonceBytes))
      }
      stream = try KeyStream(.chaCha20, key: half, nonce: nonce)
    default: throw .unsupported(.innerCipher)
    }
  }

  /// Decrypts the next bytes in place.
  func apply(to bytes: UnsafeMutableRawBufferPointer) throws(CardFileFailure) {
    try stream.apply(to: bytes)
  }

  private static func hash(
    _ key: UnsafeRawBufferPointer,
    _ function: HashFunction
  ) throws(CardFileFailure) -> SecretBytes {
    let digest = try Digest(function)
    digest.update(key)
    return try digest.secretValue()
  }
}
