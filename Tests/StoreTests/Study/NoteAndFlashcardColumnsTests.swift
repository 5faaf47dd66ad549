import ByteCoding
import CNoteGrams
import Flashcards
import Testing

@testable import Store
@testable import Vault

@Suite("Notes and cards that were encoded as a whole")
struct NoteAndCardColumnsTests {
  private let db: Connection
  private let fixture: StudyFixture

  /// The tables of format 16.
  init() throws {
    fixture = try StudyFixture()
    db = try Connection(":memory:")
    try #require(note_grams_register(db.handle) == 0)
    try Schema(steps: Array(Schema.current.steps.prefix(2))).migrate(db)
  }

  /// Writes a note as the program of that time did: a mark, and the content.
  private func add(_ content: [UInt8], asNote id: Int64) throws {
    try db.run("INSERT INTO record_note VALUES (?, 7, ?)", id, [0] + content)
  }

  private func migrate() throws {
    try Schema.current.migrate(db)
    #expect(try db.integer("PRAGMA user_version") == Int64(Schema.current.version))
  }

  private func note(_ id: Int64) throws -> Note? {
    let types = try fixture.vault.readRecords(under: fixture.key) { $0.noteTypeTable }
    return try db.statement("SELECT * FROM record_note WHERE id = ?").first([id]) { row in
      #expect(row.integer(1) == 7)
      return try Note.read(row, types)
    }
  }

  private static func text(_ text: String) -> [UInt8] {
    var bytes = ByteWriter()
    bytes.append(text)
    return bytes.bytes
  }

  private static func number(_ number: Int64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  @Test("are columns then: a note of each form that there was")
  func notes() throws {
    let fields = ["a\u{1F}b", "", "漢字"]
    var content: [UInt8] = [3] + Self.number(1) + Self.number(99) + Self.number(-5)
    content += Self.text("guid") + Self.text("one two") + [3, 0]
    for (field, format) in zip(fields, [UInt8(0), 1, 2]) { content += [format] + Self.text(field) }
    try add(content, asNote: 1)
    let older = [1] + Self.number(98) + ["g", "p", "a", "t"].flatMap { Self.text($0) }
    try add([1] + older, asNote: 2)
    try add([2] + older + Self.number(77), asNote: 3)
    try migrate()
    let row = try #require(
      try db.statement("SELECT * FROM record_note WHERE id = 1").first { row in
        (2..<row.count).map { row.value($0) }
      }
    )
    #expect(
      row == [
        .integer(1), .integer(-5), .text("guid"), .integer(99), .text("one two"), .text("012"),
        .text("a\u{1E}1b\u{1F}\u{1F}漢字"),
      ]
    )
    for (id, ankiID) in [(Int64(2), Int64?.none), (3, 77)] {
      let note = try #require(try note(id))
      #expect(note.content.type.id == StandardNoteType.basicAndReversed.type.id)
      #expect(note.content.fields == [FieldText("p"), FieldText("a")])
      #expect((note.guid, note.tags.text, note.ankiID) == ("g", "t", ankiID))
      #expect(note.modified.rawValue == 98)
    }
  }

  @Test("are columns then: cards with all that they may have")
  func cards() throws {
    for card in StoredRowTests.cards {
      let content = [0] + FlashcardCodec.bytes(of: card)
      try db.run(
        "INSERT INTO record_flashcard VALUES (?, 7, ?, ?, NULL, ?, ?)",
        card.id.rawValue,
        card.deck.rawValue,
        card.note.rawValue,
        card.buriedOn.map { Int64($0) },
        content
      )
    }
    try migrate()
    var found: [Flashcard] = []
    try db.statement("SELECT * FROM record_flashcard ORDER BY id").each { row in
      #expect(row.integer(1) == 7 && row.isNull(FlashcardColumn.due.rawValue))
      found.append(try Flashcard(row))
    }
    #expect(found == StoredRowTests.cards)
  }

  @Test("can't be read where they could not be, and are still there")
  func unreadable() throws {
    try add([3, 1], asNote: 1)
    try add([], asNote: 2)
    try db.run("INSERT INTO record_note VALUES (3, 7, x'7F')")
    try db.run("UPDATE note_untold SET old = x'0003', unreadable = 1 WHERE note = 1")
    let card = FlashcardCodec.bytes(of: StoredRowTests.cards[3])
    let contents: [[UInt8]] = [[], [0], [0] + card.prefix(40), [1] + card]
    for (id, content) in contents.enumerated() {
      try db.run("INSERT INTO record_flashcard VALUES (?, 7, 5, 6, 8, NULL, ?)", id, content)
    }
    try migrate()
    for id in Int64(1)...3 { #expect(throws: UnreadableBytes.self) { try note(id) } }
    var unreadable = 0
    try db.statement("SELECT * FROM record_flashcard").each { row in
      #expect((2...4).map { row.integer($0) } == [5, 6, 8])
      #expect(throws: UnreadableBytes.self) { try Flashcard(row) }
      unreadable += 1
    }
    #expect(unreadable == 4)
    let pending = try db.integers("SELECT note FROM note_pending WHERE tags IS NULL ORDER BY note")
    #expect(pending == [1, 2, 3])
    #expect(try db.integer("SELECT unreadable FROM note_pending WHERE note = 1") == 1)
  }
}
