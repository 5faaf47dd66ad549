import PaymentCards
import ReaderProtocol

/// A database of KeePass 1, which KeePass 2 and KeePassXC turn into one of their own.
struct KeePass1Database: ExplainedCardFormat {
  /// The signatures of https://keepass.info/help/kb/kdbx.html and keepassxreboot/keepassxc,
  /// src/format/KeePass1.h.
  private static let signature: [UInt8] = [0x03, 0xD9, 0xA2, 0x9A, 0x65, 0xFB, 0x4B, 0xB5]

  var name: CardFormatName { .keePass1 }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.bytes.starts(with: Self.signature)
  }
}
