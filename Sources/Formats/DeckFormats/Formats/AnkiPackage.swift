import Wording

/// Anki's packages of decks and collections: zip archives with a database in them.
struct AnkiPackage: ExplainedDeckFormat {
  private static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// The beginning of the database's name in every version. The name stands uncompressed near the
  /// beginning of the archive.
  private static let database = Array("collection.anki2".utf8)
  private static let searched = 4_096

  var explanation: Phrase { .deckFileAnkiPackage }

  func recognizes(_ content: DeckFileContent) -> Bool {
    guard content.bytes.starts(with: Self.signature) else { return false }
    let head = content.bytes.prefix(Self.searched)
    return head.indices.contains { head[$0...].starts(with: Self.database) }
  }
}
