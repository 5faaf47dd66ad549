import Flashcards
import Secrets
import TextSearch
import Vault

/// The full-text index of notes, within one transaction: the tables `note_grams` and
/// `note_short_grams`, and the pending notes, whose text is not in them yet. Triggers add each note that is
/// written to the latter.
struct NoteIndex {
  let records: RecordReader
  var db: Connection { records.db }

  init(_ records: RecordReader) {
    self.records = records
  }

  /// True if the index has texts in the form in which they are searched.
  func isCurrent() throws -> Bool {
    try db.integer("SELECT form FROM note_index") == GramText.number
  }

  /// True if there are pending notes that can be indexed.
  private func hasPending() throws -> Bool {
    try db.integer("SELECT 1 FROM note_pending WHERE unreadable = 0 LIMIT 1") != nil
  }

  /// The texts of a note that a search looks at, from the columns of its text, as `Note.searchTexts` has
  /// them; nil where there are none, or they can't be read.
  static func texts(_ row: Row, from column: Int) -> [String]? {
    row.text(column).flatMap { texts($0, row.bytes(column + 1), row.bytes(column + 2)) }
  }

  /// The same of the columns' values.
  ///
  /// - Parameter type: the note's type, if its record may have texts that it has no field for.
  static func texts(
    _ tags: String,
    _ formats: UnsafeRawBufferPointer,
    _ fields: UnsafeRawBufferPointer,
    of type: NoteType? = nil
  ) -> [String]? {
    // What can't be read is not found.
    guard let record = try? FieldText.fields(formats, fields) else { return nil }
    let texts = type.map { NoteContent(type: $0, record: record).fields } ?? record
    return texts.map(\.plain) + [Tags(tags).text]
  }

  /// The text of a note in the form of the index; nil if it has none.
  private func gramText(_ row: Row, from column: Int) -> String? {
    guard let texts = Self.texts(row, from: column) else { return nil }
    var bytes: [UInt8] = []
    for text in texts {
      GramText.append(text, to: &bytes)
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Indexing what has changed.
extension NoteIndex {
  /// The greatest number of notes that are indexed in the transaction that writes them.
  private static let few = 50
  /// The number of notes, and about that of bytes, that are indexed in a transaction of their own: some
  /// milliseconds.
  private static let sliceNotes = 250
  private static let sliceBytes = 1 << 18
  /// The tables of grams.
  private static let tables = ["note_grams", "note_short_grams"]

  /// Indexes the notes that were written, if they are few. The others are indexed by and by.
  func indexFew() throws {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM note_pending WHERE unreadable = 0 LIMIT ?)"
    let count = Int(try db.integer(sql, Self.few + 1) ?? 0)
    if (1...Self.few).contains(count), try isCurrent() { try indexSome() }
  }

  /// Indexes all notes that were changed or deleted, so that of earlier words nothing but grams to be
  /// merged away is left, and has these go by and by.
  func removeForGood() throws {
    if try isCurrent() {
      while try hasPending() { try indexSome() }
      try clean()
    } else {
      try startOver()
    }
  }

  /// Has the index take out by and by what is left in it of deleted and earlier words.
  func clean() throws {
    try db.run("UPDATE note_index SET holds_deleted = 1")
  }

  /// Does a part of what is left to do, of some milliseconds.
  ///
  /// - Returns: true if there is more.
  func proceed() throws -> Bool {
    guard try isCurrent() else {
      try startOver()
      return true
    }
    if try hasPending() {
      try indexSome()
      return true
    }
    guard try db.integer("SELECT holds_deleted FROM note_index") == 1 else { return false }
    if try !merge() { try db.run("UPDATE note_index SET holds_deleted = 0") }
    return true
  }

  /// Empties the index, for all notes to be indexed anew.
  private func startOver() throws {
    for table in Self.tables { try db.run("INSERT INTO \(table) (\(table)) VALUES ('delete-all')") }
    try db.run("DELETE FROM note_pending")
    try db.run("INSERT INTO note_pending (note) SELECT id FROM record_note")
    try db.run("UPDATE note_index SET form = ?, holds_deleted = 0", GramText.number)
  }

  /// Selects pending notes, each with the text that is indexed, and the one that it has.
  static let pending = """
    SELECT p.note, p.tags, p.formats, p.fields, n.tags, n.formats, n.fields
    FROM note_pending AS p LEFT JOIN record_note AS n ON n.id = p.note
    """
  /// The columns in which these texts begin.
  static let pendingText = 1
  static let presentText = 4
  private static let pendingFields = 3
  private static let presentFields = 6

  /// A pending note, with the text that is indexed and the one that it has.
  private struct Pending {
    let note: Int64
    let old: String?
    let new: String?
    /// True if it is there and can't be read.
    let isUnreadable: Bool
  }

  /// Indexes some of the pending notes, in the order of their ids, as it is fastest.
  private func indexSome() throws {
    var pending: [Pending] = []
    var bytes = 0
    _ = try db.statement(
      "\(Self.pending) WHERE p.unreadable = 0 ORDER BY p.note LIMIT ?"
    ).firstResult([Self.sliceNotes]) { row -> Void? in
      guard !records.key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
      bytes += row.bytes(Self.pendingFields).count + row.bytes(Self.presentFields).count
      let new = gramText(row, from: Self.presentText)
      pending.append(
        Pending(
          note: row.integer(0) ?? 0,
          old: gramText(row, from: Self.pendingText),
          new: new,
          isUnreadable: new == nil && !row.isNull(Self.presentText)
        )
      )
      return bytes < Self.sliceBytes ? nil : ()
    }
    for note in pending where note.old != note.new {
      guard !records.key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
      for table in Self.tables {
        if let old = note.old {
          let sql = "INSERT INTO \(table) (\(table), rowid, text) VALUES ('delete', ?, ?)"
          try db.run(sql, note.note, old)
        }
        if let new = note.new {
          try db.run("INSERT INTO \(table) (rowid, text) VALUES (?, ?)", note.note, new)
        }
      }
    }
    for note in pending where note.isUnreadable {
      try db.run(
        """
        UPDATE note_pending SET tags = NULL, formats = NULL, fields = NULL, unreadable = 1 WHERE note = ?
        """,
        note.note
      )
    }
    if let last = pending.last {
      try db.run("DELETE FROM note_pending WHERE note <= ? AND unreadable = 0", last.note)
    }
  }

  /// Merges some pages of the index. What was taken out leaves no grams where all of it was merged.
  ///
  /// - Returns: false if nothing is left to merge.
  private func merge() throws -> Bool {
    var isChanged = false
    for table in Self.tables {
      for _ in 0..<Self.mergeSteps {
        guard !records.key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
        let before = db.allChanges
        try db.run("INSERT INTO \(table) (\(table), rank) VALUES ('merge', ?)", -Self.mergePages)
        // The command itself counts as one.
        guard db.allChanges - before > 1 else { break }
        isChanged = true
      }
    }
    return isChanged
  }

  /// The number of pages that are merged by a statement, and that of such statements in a transaction.
  private static let mergePages = 64
  private static let mergeSteps = 8
}
