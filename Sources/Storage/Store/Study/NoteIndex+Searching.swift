import Flashcards
import TextSearch
import Vault

/// Searching. The index says which notes have a word, but for those that are pending: these are read.
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
    // The index has all texts of records.
    let isCertain = try isIndexed && query.isExact && !records.haveGaps()
    let types = records.noteTypeTable
    func pass(_ id: Int64) throws -> Bool {
      guard let note: Note = try records.readable(id, types) else {
        unreadable += 1
        return true
      }
      return try isCertain || words.match(note.searchTexts) ? body(note) : true
    }
    let hasPending = try isIndexed && db.integer("SELECT 1 FROM note_pending LIMIT 1") != nil
    var pending: ArraySlice<Int64> = []
    if hasPending {
      let found = try pendingNotes(with: words, most: most, types)
      pending = found.notes[...]
      unreadable = found.unreadable
    }
    /// Passes pending notes that are newer than another one.
    func passPending(before id: Int64) throws -> Bool {
      while let next = pending.first, next > id {
        pending.removeFirst()
        guard try pass(next) else { return false }
      }
      return true
    }
    let (sql, arguments) =
      isIndexed ? Self.found(query) : ("SELECT id FROM record_note ORDER BY id DESC", [])
    let end: Void? = try db.unkeptStatement(sql).firstResult(arguments) { row in
      let id = row.integer(0) ?? 0
      guard try passPending(before: id) else { return () }
      if hasPending, try isPending(id) { return nil }
      return try pass(id) ? nil : ()
    }
    if end == nil { _ = try passPending(before: .min) }
    return unreadable
  }

  /// The number of notes that have every word.
  func count(of words: SearchWords) throws -> Int {
    let query = GramWords(words)
    guard try isCurrent() && !records.haveGaps(), !query.isEmpty, query.isExact else {
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
    try db.statement(Self.pending).each { row in
      if Self.texts(row, from: Self.pendingText).map(words.match) == true { count -= 1 }
      if Self.texts(row, from: Self.presentText).map(words.match) == true { count += 1 }
    }
    return count
  }

  private func isPending(_ id: Int64) throws -> Bool {
    try db.integer("SELECT 1 FROM note_pending WHERE note = ?", id) != nil
  }

  /// The pending notes that have every word, the newest first, and the number of those that can't be read.
  private func pendingNotes(
    with words: SearchWords,
    most: Int,
    _ types: NoteTypeTable
  ) throws -> (notes: [Int64], unreadable: Int) {
    var found: [Int64] = []
    var unreadable = 0
    _ = try db.statement("\(Self.pending) ORDER BY p.note DESC").firstResult { row -> Void? in
      guard !row.isNull(Self.presentText) else { return nil }
      let id = row.integer(0) ?? 0
      guard let note: Note = try records.readable(id, types) else {
        unreadable += 1
        return nil
      }
      if words.match(note.searchTexts) { found.append(id) }
      return found.count < most ? nil : ()
    }
    return (found, unreadable)
  }

  /// The statement that selects the ids of the notes with the words, the newest first unless their order
  /// does not matter, and its arguments.
  static func found(_ query: GramWords, isOrdered: Bool = true) -> (String, [any DatabaseValue]) {
    func expression(_ words: [String]) -> any DatabaseValue {
      words.map { RecordTable.quoted($0) }.joined(separator: " AND ")
    }
    func selection(_ table: String) -> String {
      "SELECT rowid FROM \(table) WHERE \(table) MATCH ?"
    }
    guard query.isMixed else {
      return (
        selection(table(query)) + (isOrdered ? " ORDER BY rowid DESC" : ""),
        [expression(query.long + query.short)]
      )
    }
    return (
      "\(selection("note_grams")) INTERSECT \(selection("note_short_grams"))"
        + (isOrdered ? " ORDER BY 1 DESC" : ""),
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
