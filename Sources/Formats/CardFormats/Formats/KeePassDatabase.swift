import Wording

/// A database of KeePass, of any version, which is encrypted.
struct KeePassDatabase: ExplainedCardFormat {
  private static let signatures: [[UInt8]] = [
    [0x03, 0xD9, 0xA2, 0x9A, 0x67, 0xFB, 0x4B, 0xB5],
    [0x03, 0xD9, 0xA2, 0x9A, 0x65, 0xFB, 0x4B, 0xB5],
  ]

  func recognizes(_ content: CardFileContent) -> Bool {
    Self.signatures.contains { content.bytes.starts(with: $0) }
  }

  func explanation(path: String) -> Phrase {
    .importKeePass(path: path)
  }
}
