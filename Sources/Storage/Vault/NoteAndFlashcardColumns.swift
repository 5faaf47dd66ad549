/// The migration to format 17, from which on notes and cards are columns. Before, each was encoded in one.
enum NoteAndFlashcardColumns {
  static let step = SchemaStep { db in
    try db.execute(tables)
    try moveNotes(db)
    try movePending(db)
    try moveCards(db)
    try db.execute(indexes)
  }

  private static let tables = """
    DROP TRIGGER note_insert;
    DROP TRIGGER note_update;
    DROP TRIGGER note_delete;
    ALTER TABLE record_note RENAME TO encoded_note;
    -- Its text is its tags and fields. A digit for each field in `formats` is its markup: 0 is Markdown,
    -- 1 HTML, 2 none. Fields are separated by U+001F.
    CREATE TABLE record_note (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      type INTEGER NOT NULL,
      anki_id INTEGER,
      guid TEXT NOT NULL,
      modified INTEGER NOT NULL,
      tags TEXT NOT NULL,
      formats TEXT NOT NULL,
      fields TEXT NOT NULL
    ) STRICT;
    -- Notes whose text is not in the full-text index yet, each with the text that is, NULL for none. (FTS5
    -- in a trigger would write a segment for each row.) One that can't be read stays here, for searches to
    -- tell of it.
    CREATE TABLE note_pending (
      note INTEGER PRIMARY KEY,
      tags TEXT,
      formats TEXT,
      fields TEXT,
      unreadable INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    DROP INDEX flashcard_deck;
    DROP INDEX flashcard_note;
    DROP INDEX flashcard_due;
    ALTER TABLE record_flashcard RENAME TO encoded_flashcard;
    -- `due` has what a card waits for: its kind in the lowest three bits, and above them the day or the
    -- moment; NULL for a card that its note no longer asks for. The times are milliseconds since 1970.
    CREATE TABLE record_flashcard (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      deck INTEGER NOT NULL,
      note INTEGER NOT NULL,
      due INTEGER,
      buried INTEGER,
      ordinal INTEGER NOT NULL,
      anki_id INTEGER,
      position INTEGER NOT NULL,
      flag INTEGER NOT NULL,
      suspended INTEGER NOT NULL,
      phase INTEGER NOT NULL,
      step INTEGER NOT NULL,
      interval INTEGER NOT NULL,
      due_day INTEGER,
      due_time INTEGER,
      stability REAL,
      difficulty REAL,
      last_review INTEGER,
      last_zone INTEGER,
      reviews INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      placement BLOB,
      carried BLOB
    ) STRICT;
    """

  private static let indexes = """
    DROP TABLE encoded_note;
    DROP TABLE note_untold;
    DROP TABLE encoded_flashcard;
    CREATE TRIGGER note_insert AFTER INSERT ON record_note BEGIN
      INSERT INTO note_pending (note) VALUES (NEW.id) ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    CREATE TRIGGER note_update AFTER UPDATE OF tags, formats, fields ON record_note BEGIN
      INSERT INTO note_pending (note, tags, formats, fields)
        VALUES (OLD.id, OLD.tags, OLD.formats, OLD.fields) ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    CREATE TRIGGER note_delete AFTER DELETE ON record_note BEGIN
      INSERT INTO note_pending (note, tags, formats, fields)
        VALUES (OLD.id, OLD.tags, OLD.formats, OLD.fields) ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    CREATE INDEX flashcard_deck ON record_flashcard (deck, note);
    CREATE INDEX flashcard_note ON record_flashcard (note, deck);
    CREATE INDEX flashcard_due ON record_flashcard (deck, due, note, buried);
    """

  // MARK: Notes

  private static func moveNotes(_ db: Connection) throws {
    let insert = try db.unkeptStatement(
      """
      INSERT INTO record_note (id, version, type, anki_id, guid, modified, tags, formats, fields)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    )
    try db.unkeptStatement("SELECT id, version, content FROM encoded_note ORDER BY id").each {
      row in
      let note = EncodedNote(row.bytes(2)) ?? .unreadable
      try insert.run([
        row.integer(0), row.integer(1), note.type, note.ankiID == 0 ? nil : note.ankiID, note.guid,
        note.modified, note.tags, note.formats, note.fields,
      ])
    }
  }

  private static func movePending(_ db: Connection) throws {
    let insert = try db.unkeptStatement(
      "INSERT INTO note_pending (note, tags, formats, fields, unreadable) VALUES (?, ?, ?, ?, ?)"
    )
    try db.unkeptStatement("SELECT note, old, unreadable FROM note_untold").each { row in
      let old = row.isNull(1) ? nil : EncodedNote(row.bytes(1))
      try insert.run([row.integer(0), old?.tags, old?.formats, old?.fields, row.integer(2)])
    }
  }

  // MARK: Cards

  /// The bytes of a card before what may be absent.
  private static let cardBytes = 92
  private static let placementBytes = 64
  /// A phase that there is not.
  private static let unreadablePhase: Int64 = 255

  private static func moveCards(_ db: Connection) throws {
    let insert = try db.unkeptStatement(
      """
      INSERT INTO record_flashcard (
        id, version, deck, note, due, buried, ordinal, anki_id, position, flag, suspended, phase, step,
        interval, due_day, due_time, stability, difficulty, last_review, last_zone, reviews, lapses,
        placement, carried
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    )
    try db.unkeptStatement(
      "SELECT id, version, deck, note, due, buried, content FROM encoded_flashcard ORDER BY id"
    ).each { row in
      let indexed: [any DatabaseValue] = [
        row.integer(0), row.integer(1), row.integer(2) ?? 0, row.integer(3) ?? 0, row.integer(4),
        row.integer(5),
      ]
      try insert.run(indexed + (cardValues(row.bytes(6)) ?? unreadableCard))
    }
  }

  /// The values behind the indexed ones of a card that can't be read, as it could not be before.
  private static let unreadableCard: [any DatabaseValue & Sendable] = [
    0, Int64?.none, 0, 0, 0, unreadablePhase, 0, 0, Int64?.none, Int64?.none, Double?.none,
    Double?.none,
    Int64?.none, Int64?.none, 0, 0, [UInt8]?.none, [UInt8]?.none,
  ]

  /// The values behind the indexed ones; nil if the content can't be read.
  private static func cardValues(_ held: UnsafeRawBufferPointer) -> [any DatabaseValue]? {
    var bytes = EncodedBytes(held)
    guard bytes.integer(UInt8.self) == 0, let form = bytes.integer(UInt8.self),
      (1...3).contains(form), bytes.count >= cardBytes - 1,
      let marks = bytes.integer(UInt8.self), let flag = bytes.integer(UInt8.self),
      let phase = bytes.integer(UInt8.self)
    else { return nil }
    // The note, the deck, and the day for which it is buried are among the indexed columns.
    bytes.skip(16)
    let position = bytes.integer(Int64.self)
    bytes.skip(8)
    let numbers = (0..<5).map { _ in bytes.integer(Int32.self).map { Int64($0) } }
    let memory = (0..<2).map { _ in bytes.integer(UInt64.self).map { Double(bitPattern: $0) } }
    let due = bytes.integer(Int64.self)
    let last = bytes.integer(Int64.self)
    let zone = bytes.integer(Int32.self).map { Int64($0) }
    let ankiID = form > 1 ? bytes.integer(Int64.self) : nil
    var placement: [UInt8]?
    var carried: [UInt8]?
    if form > 2 {
      guard let hasPlacement = bytes.integer(UInt8.self) else { return nil }
      if hasPlacement != 0 {
        guard bytes.count >= placementBytes else { return nil }
        placement = bytes.take(placementBytes)
      }
      guard let isCarried = bytes.integer(UInt8.self) else { return nil }
      if isCarried != 0 { carried = bytes.take(bytes.count) }
    }
    return [
      numbers[0], form > 2 && ankiID == 0 ? nil : ankiID, position, Int64(flag), Int64(marks & 1),
      Int64(phase), numbers[1], numbers[2], marks & 8 != 0 ? due : nil,
      marks & 24 == 16 ? due : nil,
      marks & 4 != 0 ? memory[0] : nil, marks & 4 != 0 ? memory[1] : nil,
      marks & 32 != 0 ? last : nil,
      marks & 32 != 0 ? zone : nil, numbers[3], numbers[4], placement, carried,
    ]
  }
}

/// A note as formats up to 16 encoded it.
private struct EncodedNote {
  var type: Int64
  var ankiID: Int64 = 0
  var guid = ""
  var modified: Int64 = 0
  var tags = ""
  var formats = ""
  private var texts = JoinedTexts()
  var fields: String { texts.text }

  /// One with a format that there is not, so that it can't be read, as it could not be before.
  static let unreadable = EncodedNote(formats: "?")

  private init(formats: String) {
    (type, self.formats) = (0, formats)
  }

  /// Decodes what a record held; nil if it can't be read.
  init?(_ held: UnsafeRawBufferPointer) {
    var bytes = EncodedBytes(held)
    guard bytes.integer(UInt8.self) == 0, let form = bytes.integer(UInt8.self) else { return nil }
    switch form {
    case 1, 2:
      // Of a standard type, which are 1 to 4 now, with two fields in Markdown.
      guard let kind = bytes.integer(UInt8.self), kind < 4,
        let modified = bytes.integer(Int64.self),
        let guid = bytes.text(), let prompt = bytes.text(), let answer = bytes.text(),
        let tags = bytes.text()
      else { return nil }
      (type, self.modified, self.guid, self.tags) = (Int64(kind) + 1, modified, guid, tags)
      add(prompt, "0")
      add(answer, "0")
      if form == 2 {
        guard let id = bytes.integer(Int64.self) else { return nil }
        ankiID = id
      }
    case 3:
      guard let type = bytes.integer(Int64.self), let modified = bytes.integer(Int64.self),
        let ankiID = bytes.integer(Int64.self), let guid = bytes.text(), let tags = bytes.text(),
        let count = bytes.integer(UInt16.self)
      else { return nil }
      (self.type, self.modified, self.ankiID, self.guid, self.tags) =
        (type, modified, ankiID, guid, tags)
      for _ in 0..<count {
        guard let format = bytes.integer(UInt8.self), format < 3, let text = bytes.text() else {
          return nil
        }
        add(text, "\(format)")
      }
    default: return nil
    }
  }

  private mutating func add(_ text: String, _ format: String) {
    texts.append(text)
    formats += format
  }
}

/// Little-endian numbers and texts, one after the other.
private struct EncodedBytes {
  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  var count: Int { rest.count }

  mutating func skip(_ count: Int) {
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
  }

  mutating func take(_ count: Int) -> [UInt8] {
    defer { skip(count) }
    return Array(rest.prefix(count))
  }

  mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    defer { skip(size) }
    return Number(littleEndian: rest.loadUnaligned(as: Number.self))
  }

  /// A text behind the number of its bytes (32 bits).
  mutating func text() -> String? {
    guard let count = integer(UInt32.self), rest.count >= count else { return nil }
    defer { skip(Int(count)) }
    return String(decoding: rest.prefix(Int(count)), as: UTF8.self)
  }
}
