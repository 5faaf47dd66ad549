import Database
import Flashcards
import TextSearch
import Vault

/// Searching. The index says which notes have a word, but for those that it has yet to be told: these
/// are read.
extension NoteIndex {
  /// Passes the notes that have every word to `body`, the newest first, until that returns false.
  ///
  /// - Parameter most: the number of notes after which `body` returns false.
  /// - Returns: the number of notes that may have the words and can't be read.
  @discardableResult
  func eachNote(
    with words: SearchWords,
    most: Int = .max,
    _ body: (Note) throws -> Bool
  ) throws -> Int {
    var unreadable = 0
    let query = GramWords(words)
    let isIndexed = try isCurrent() && !query.isEmpty
    let isCertain = isIndexed && query.isExact
    let codec = records.noteCodec
    func pass(_ id: Int64) throws -> Bool {
      guard let note = try readable(id, codec) else {
        unreadable += 1
        return true
      }
      return try isCertain || words.match(note.searchTexts) ? body(note) : true
    }
    let hasUntold = try isIndexed && db.integer("SELECT 1 FROM note_untold LIMIT 1") != nil
    var untold: ArraySlice<Int64> = []
    if hasUntold {
      let found = try untoldNotes(with: words, most: most, codec)
      untold = found.notes[...]
      unreadable = found.unreadable
    }
    /// Passes untold notes that are newer than another one.
    func passUntold(before id: Int64) throws -> Bool {
      while let next = untold.first, next > id {
        untold.removeFirst()
        guard try pass(next) else { return false }
      }
      return true
    }
    let (sql, arguments) =
      isIndexed ? Self.found(query) : ("SELECT id FROM record_note ORDER BY id DESC", [])
    let end: Void? = try db.unkeptStatement(sql).firstResult(arguments) { row in
      let id = row.integer(0) ?? 0
      guard try passUntold(before: id) else { return () }
      if hasUntold, try isUntold(id) { return nil }
      return try pass(id) ? nil : ()
    }
    if end == nil { _ = try passUntold(before: .min) }
    return unreadable
  }

  /// The number of notes that have every word.
  func count(of words: SearchWords) throws -> Int {
    let query = GramWords(words)
    guard try isCurrent(), !query.isEmpty, query.isExact else {
      guard !words.isEmpty else { return try records.count(of: .note) }
      var count = 0
      try eachNote(with: words) { _ in
        count += 1
        return true
      }
      return count
    }
    let (found, arguments) = Self.found(query)
    // A subquery keeps its order, in which two tables are merged, where it has a limit.
    let sql =
      query.isMixed
      ? "SELECT count(*) FROM (\(found) LIMIT -1)"
      : "SELECT count(*) FROM \(Self.table(query)) WHERE \(Self.table(query)) MATCH ?"
    var count = Int(try db.statement(sql).first(arguments) { $0.integer(0) ?? 0 } ?? 0)
    try db.statement(Self.untold).each { row in
      let id = row.integer(0) ?? 0
      if texts(of: id, row.bytes(1)).map(words.match) == true { count -= 1 }
      if texts(of: id, row.bytes(2)).map(words.match) == true { count += 1 }
    }
    return count
  }

  private func readable(_ id: Int64, _ codec: NoteCodec) throws -> Note? {
    do {
      return try records.open(id, in: .note) { try? codec.note($0.id, from: $1) } ?? nil
    } catch VaultFailure.damaged {
      return nil
    } catch let error as DatabaseError where error.isCorruption {
      return nil
    }
  }

  /// The notes that the index has yet to be told, with what it knows and what they are.
  private static let untold = """
    SELECT u.note, u.old, n.content FROM note_untold AS u LEFT JOIN record_note AS n ON n.id = u.note
    ORDER BY u.note DESC
    """

  private func isUntold(_ id: Int64) throws -> Bool {
    try db.integer("SELECT 1 FROM note_untold WHERE note = ?", id) != nil
  }

  /// The untold notes that have every word, the newest first, and the number of those that can't be read.
  private func untoldNotes(
    with words: SearchWords,
    most: Int,
    _ codec: NoteCodec
  ) throws -> (notes: [Int64], unreadable: Int) {
    var found: [Int64] = []
    var unreadable = 0
    _ = try db.statement(Self.untold).firstResult { row -> Void? in
      let id = row.integer(0) ?? 0
      guard !row.isNull(2) else { return nil }
      // What can't be read is not found.
      let note = try? records.withContent(of: id, row.bytes(2), in: .note) {
        try codec.note(id, from: $0)
      }
      guard let note else {
        unreadable += 1
        return nil
      }
      if words.match(note.searchTexts) { found.append(id) }
      return found.count < most ? nil : ()
    }
    return (found, unreadable)
  }

  /// The statement that selects the ids of the notes with the words, the newest first, and its
  /// arguments.
  static func found(_ query: GramWords) -> (String, [any DatabaseValue]) {
    func expression(_ words: [String]) -> any DatabaseValue {
      words.map { RecordTable.quoted($0) }.joined(separator: " AND ")
    }
    func selection(_ table: String) -> String {
      "SELECT rowid FROM \(table) WHERE \(table) MATCH ?"
    }
    guard query.isMixed else {
      return (
        selection(table(query)) + " ORDER BY rowid DESC", [expression(query.long + query.short)]
      )
    }
    return (
      "\(selection("note_grams")) INTERSECT \(selection("note_short_grams")) ORDER BY 1 DESC",
      [expression(query.long), expression(query.short)]
    )
  }

  private static func table(_ query: GramWords) -> String {
    query.long.isEmpty ? "note_short_grams" : "note_grams"
  }
}

extension GramWords {
  fileprivate var isMixed: Bool { !long.isEmpty && !short.isEmpty }
}

extension Note {
  /// The texts that a search looks at: the fields without markup, and the tags.
  var searchTexts: [String] { content.fields.map(\.plain) + [tags.text] }
}
