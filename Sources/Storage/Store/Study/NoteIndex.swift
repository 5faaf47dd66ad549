import Database
import Secrets
import TextSearch
import Vault

/// The full-text index of notes, within one transaction: the tables `note_grams` and
/// `note_short_grams`, and the notes whose text they have yet to be told. Triggers add each note that is
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

  /// True if there are notes whose text the index can be told and has not been.
  private func hasUntold() throws -> Bool {
    try db.integer("SELECT 1 FROM note_untold WHERE unreadable = 0 LIMIT 1") != nil
  }

  /// The texts of a note that a search looks at, from what its record holds; nil for what is none. They
  /// follow from these bytes alone.
  func texts(of note: Int64, _ held: UnsafeRawBufferPointer) -> [String]? {
    // What can't be read is not found.
    try? records.withContent(of: note, held, in: .note) { try NoteCodec.texts(from: $0) }
  }

  /// The text of a note in the form of the index; nil if it has none.
  private func gramText(of note: Int64, _ held: UnsafeRawBufferPointer) -> String? {
    guard let texts = texts(of: note, held) else { return nil }
    var bytes: [UInt8] = []
    for text in texts {
      GramText.append(text, to: &bytes)
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Telling the index what has changed.
extension NoteIndex {
  /// The greatest number of notes that are told in the transaction that writes them.
  private static let few = 50
  /// The number of notes, and about that of bytes, that are told in a transaction of their own: some
  /// milliseconds.
  private static let sliceNotes = 250
  private static let sliceBytes = 1 << 18
  /// The tables of grams.
  private static let tables = ["note_grams", "note_short_grams"]

  /// Tells the index of the notes that were written, if they are few. The others are told by and by.
  func tellFew() throws {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM note_untold WHERE unreadable = 0 LIMIT ?)"
    let count = Int(try db.integer(sql, Self.few + 1) ?? 0)
    if (1...Self.few).contains(count), try isCurrent() { try tell() }
  }

  /// Tells the index of all notes that were changed or deleted, so that it has nothing but grams of
  /// those, and has it take these out by and by.
  func tellForGood() throws {
    if try isCurrent() {
      while try hasUntold() { try tell() }
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
    if try hasUntold() {
      try tell()
      return true
    }
    guard try db.integer("SELECT holds_deleted FROM note_index") == 1 else { return false }
    if try !merge() { try db.run("UPDATE note_index SET holds_deleted = 0") }
    return true
  }

  /// Empties the index, for all notes to be told to it.
  private func startOver() throws {
    for table in Self.tables { try db.run("INSERT INTO \(table) (\(table)) VALUES ('delete-all')") }
    try db.run("DELETE FROM note_untold")
    try db.run("INSERT INTO note_untold (note) SELECT id FROM record_note")
    try db.run("UPDATE note_index SET form = ?, holds_deleted = 0", GramText.number)
  }

  /// A note whose text the index has to be told.
  private struct Untold {
    let note: Int64
    let old: String?
    let new: String?
    /// True if it is there and can't be read.
    let isUnreadable: Bool
  }

  /// Tells the index of some notes, in the order of their ids, as it is fastest.
  private func tell() throws {
    var untold: [Untold] = []
    var bytes = 0
    _ = try db.statement(
      """
      SELECT u.note, u.old, n.content FROM note_untold AS u LEFT JOIN record_note AS n ON n.id = u.note
      WHERE u.unreadable = 0 ORDER BY u.note LIMIT ?
      """
    ).firstResult([Self.sliceNotes]) { row -> Void? in
      guard !records.key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
      let note = row.integer(0) ?? 0
      bytes += row.bytes(1).count + row.bytes(2).count
      let new = gramText(of: note, row.bytes(2))
      untold.append(
        Untold(
          note: note,
          old: gramText(of: note, row.bytes(1)),
          new: new,
          isUnreadable: new == nil && !row.isNull(2)
        )
      )
      return bytes < Self.sliceBytes ? nil : ()
    }
    for note in untold where note.old != note.new {
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
    for note in untold where note.isUnreadable {
      try db.run("UPDATE note_untold SET old = NULL, unreadable = 1 WHERE note = ?", note.note)
    }
    if let last = untold.last {
      try db.run("DELETE FROM note_untold WHERE note <= ? AND unreadable = 0", last.note)
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
