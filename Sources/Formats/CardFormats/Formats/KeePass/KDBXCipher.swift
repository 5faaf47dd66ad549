import ReaderProtocol
import Secrets

/// A cipher of the payload of a KDBX file.
enum KDBXCipher {
  case block(BlockCipher)
  case chaCha20

  /// By the UUIDs of https://keepass.info/help/kb/kdbx.html, and Twofish's of keepassxreboot/keepassxc,
  /// src/format/KeePass2.cpp.
  private static let identifiers: [([UInt8], KDBXCipher)] = [
    (
      [
        0x31, 0xC1, 0xF2, 0xE6, 0xBF, 0x71, 0x43, 0x50, 0xBE, 0x58, 0x05, 0x21, 0x6A, 0xFC, 0x5A,
        0xFF,
      ], .block(.aes256)
    ),
    (
      [
        0xAD, 0x68, 0xF2, 0x9F, 0x57, 0x6F, 0x4B, 0xB9, 0xA3, 0x6A, 0xD4, 0x7A, 0xF9, 0x65, 0x34,
        0x6C,
      ], .block(.twofish256)
    ),
    (
      [
        0xD6, 0x03, 0x8A, 0x2B, 0x8B, 0x6F, 0x4C, 0xB5, 0xA5, 0x24, 0x33, 0x9A, 0x31, 0xDB, 0xB5,
        0x9A,
      ], .chaCha20
    ),
  ]

  /// The cipher of a UUID; nil where it is not known.
  init?(identifier: UnsafeRawBufferPointer) {
    let row = Self.identifiers.first { $0.0.elementsEqual(identifier) }
    guard let row else { return nil }
    self = row.1
  }

  /// The length of its initialization vector in bytes.
  var vectorBytes: Int {
    switch self {
    case .block: BlockCipher.blockBytes
    case .chaCha20: StreamCipher.chaCha20.nonceBytes
    }
  }

  /// A stage that decrypts.
  func decryption(
    key: SecretBytes,
    vector: UnsafeRawBufferPointer,
    next: any ByteSink
  ) throws(CardFileFailure) -> any ByteSink {
    switch self {
    case .block(let cipher):
      BlockDecryption(
        try BlockCipherStream(cipher, key: key, initializationVector: Array(vector)),
        next: next
      )
    case .chaCha20:
      StreamDecryption(try KeyStream(.chaCha20, key: key, nonce: Array(vector)), next: next)
    }
  }
}
