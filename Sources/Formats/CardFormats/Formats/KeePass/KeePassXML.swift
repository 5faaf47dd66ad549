import PaymentCards
import ReaderProtocol

/// The XML that KeePass 2 and KeePassXC export, which is not encrypted.
struct KeePassXML: ReadableCardFormat {
  /// The bytes in which the first element is looked for: a declaration and comments stand before it.
  private static let lookahead = 4096
  private static let start = Array("<KeePassFile".utf8)

  var name: CardFormatName { .keePassXML }

  func recognizes(_ content: CardFileContent) -> Bool {
    let beginning = content.bytes.prefix(Self.lookahead)
    let first = beginning.first { ![0xEF, 0xBB, 0xBF, 0x09, 0x0A, 0x0D, 0x20].contains($0) }
    guard first == UInt8(ascii: "<") else { return false }
    return beginning.indices.contains { beginning[$0...].starts(with: Self.start) }
  }

  /// - Throws: `broken`, `entities`, `tooDeep`.
  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try XMLReader(KeePassDocument(now: now, ItemTaker(take))).read(content.bytes)
  }
}
