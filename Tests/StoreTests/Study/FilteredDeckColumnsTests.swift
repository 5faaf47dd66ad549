import CNoteGrams
import Flashcards
import Testing

@testable import Store
@testable import Vault

@Suite("Cards from before there were filtered decks")
struct FilteredDeckColumnsTests {
  /// A database in an earlier format, with a card in it.
  private func database(_ version: Int) throws -> Connection {
    let db = try Connection(":memory:")
    try #require(note_grams_register(db.handle) == 0)
    try Schema.current.migrate(db, to: version)
    let card = StoredRowTests.cards[1]
    guard version >= 17 else {
      try db.run(
        "INSERT INTO record_flashcard VALUES (?, 7, ?, ?, NULL, NULL, ?)",
        card.id.rawValue,
        card.deck.rawValue,
        card.note.rawValue,
        [0] + FlashcardCodec.bytes(of: card)
      )
      return db
    }
    try db.execute(
      """
      INSERT INTO record_flashcard (
        id, version, deck, note, ordinal, position, flag, suspended, phase, step, interval, reviews, lapses
      ) VALUES (1001, 7, 1, 10, 1, -1, 1, 0, 0, 0, 0, 0, 0)
      """
    )
    return db
  }

  @Test("are at home, in each format that there was", arguments: 15...17)
  func migration(version: Int) throws {
    let db = try database(version)
    try Schema.current.migrate(db, to: 18)
    #expect(try db.integer("PRAGMA user_version") == 18)
    let card = try db.statement("SELECT * FROM record_flashcard").first { try Flashcard($0) }
    #expect(card?.id.rawValue == 1_001)
    #expect(card?.stay == nil)
    #expect(try db.integer("SELECT count(*) FROM record_filtered_deck") == 0)
  }

  @Test("are as they were after a step that did not end")
  func interrupted() throws {
    struct Stopped: Error {}
    let db = try database(17)
    let steps =
      Schema.current.steps.prefix(18 - Schema.firstVersion) + [
        SchemaStep { db in
          try FilteredDeckColumns.step.run(db)
          throw Stopped()
        }
      ]
    #expect(throws: Stopped.self) { try Schema(steps: Array(steps)).complete(db) }
    #expect(try db.integer("PRAGMA user_version") == 17)
    let columns = try db.integer("SELECT count(*) FROM pragma_table_info('record_flashcard')")
    #expect(columns == 24)
    try Schema.current.complete(db)
    #expect(try db.integer("PRAGMA user_version") == Int64(Schema.current.version))
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = 'note_list'"
    #expect(try db.integer(sql) == 1)
    let card = try db.statement("SELECT * FROM record_flashcard").first { try Flashcard($0) }
    #expect(card?.id.rawValue == 1_001)
  }
}
