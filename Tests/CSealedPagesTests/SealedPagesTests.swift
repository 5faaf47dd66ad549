import CSQLite
import CSealedPages
import Foundation
import TestSupport
import Testing

@Suite("Sealed pages")
struct SealedPagesTests {
  private let files: SealedFiles

  init() throws { files = try SealedFiles() }

  @Test("give back what was written, from the log and from the pages")
  func roundTrip() throws {
    var database: SealedDatabase? = try SealedDatabase(files.database, creating: true)
    try database?.add("orchid", "teapot")
    database = nil
    database = try SealedDatabase(files.database)
    #expect(try database?.texts() == ["orchid", "teapot"])
    try database?.checkpoint()
    try database?.add("walrus")
    database = nil
    let again = try SealedDatabase(files.database)
    #expect(try again.texts() == ["orchid", "teapot", "walrus"])
    #expect(try again.fault() == nil)
  }

  @Test("show nothing of a database, its schema, its size or which pages were written together")
  func nothingInTheClear() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
      try database.add("orchid")
      try database.checkpoint()
      try database.add("teapot")
    }
    let content = try files.content()
    for bytes in [content.database, content.log] {
      for canary in ["orchid", "teapot", "word", "CREATE", "SQLite"] {
        #expect(bytes.range(of: Data(canary.utf8)) == nil, "\(canary)")
      }
    }
    #expect(content.log.count > SealedFiles.frames)
  }

  @Test("leave their beginning to the caller")
  func clearPart() throws {
    let note = Data("that it is a vault".utf8)
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("orchid")
    }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: files.database))
    try file.write(contentsOf: note)
    try file.close()
    do {
      let database = try SealedDatabase(files.database)
      try database.checkpoint()
      #expect(try database.texts() == ["orchid"])
    }
    #expect(try files.content().database.prefix(note.count) == note)
  }

  @Test("shrink and grow again, also beyond one group of tags")
  func shrinking() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
      try database.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
        INSERT INTO word (text) SELECT hex(randomblob(1900)) FROM n
        """
      )
      try database.checkpoint()
    }
    let large = try files.content().database.count
    #expect(large > 2 * (SealedFiles.groupPages + 2) * SealedFiles.page)
    do {
      let database = try SealedDatabase(files.database, cachedPages: 10)
      #expect(try database.fault() == nil)
      try database.run("DELETE FROM word WHERE id > 3")
      try database.run("VACUUM")
      try database.checkpoint()
      #expect(try database.fault() == nil)
    }
    #expect(try files.content().database.count < large / 4)
    let database = try SealedDatabase(files.database)
    #expect(try database.texts("SELECT count(*) FROM word") == ["3"])
    try database.run("INSERT INTO word (text) SELECT hex(randomblob(30000)) FROM word")
    try database.checkpoint()
    #expect(try database.fault() == nil)
  }

  @Test("tell another key from damage")
  func otherKey() throws {
    do { try SealedDatabase(files.database, creating: true).add("orchid") }
    let expected = SealedDatabase.Failure(
      code: sealedIOError,
      damage: SEALED_PAGES_WRONG_KEY,
      number: 0
    )
    #expect(throws: expected) {
      try SealedDatabase(files.database, key: SealedDatabase.otherKey)
    }
    #expect(try SealedDatabase(files.database).texts() == ["orchid"])
    // Nor is damage taken for another key, though nothing but what opens tells them apart.
    var content = try files.content()
    let roots = SealedFiles.roots..<SealedFiles.groups
    content.database.replaceSubrange(roots, with: Data(count: roots.count))
    try files.put(content)
    #expect(throws: expected) {
      try SealedDatabase(files.database, key: SealedDatabase.otherKey)
    }
    let damage = SealedDatabase.Failure(
      code: sealedIOError,
      damage: SEALED_PAGES_BAD_ROOT,
      number: 0
    )
    #expect(throws: damage) { try SealedDatabase(files.database) }
  }

  @Test("end a query and all writing once the key is forgotten, and are whole under it again")
  func forgetting() throws {
    let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
    try database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      INSERT INTO word (text) SELECT hex(randomblob(1900)) FROM n
      """
    )
    sealed_pages_forget(files.database)
    let noKey = SQLITE_IOERR | 28 << 8
    #expect(throws: SealedDatabase.Failure(code: noKey, damage: SEALED_PAGES_WHOLE, number: 0)) {
      try database.texts()
    }
    #expect(throws: SealedDatabase.Failure.self) { try database.add("teapot") }
  }

  @Test("come right under the key after it was forgotten in the middle of a transaction")
  func forgettingInTheMiddle() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
      try database.add("orchid")
      try database.run("BEGIN")
      try database.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
        INSERT INTO word (text) SELECT hex(randomblob(1900)) FROM n
        """
      )
      sealed_pages_forget(files.database)
      #expect(throws: SealedDatabase.Failure.self) { try database.run("COMMIT") }
    }
    let again = try SealedDatabase(files.database)
    #expect(try again.texts() == ["orchid"])
    #expect(try again.fault() == nil)
  }

  @Test("are open once at a time, and keep the key of the open one")
  func onceAtATime() throws {
    let database = try SealedDatabase(files.database, creating: true)
    let busy = SealedDatabase.Failure(code: SQLITE_BUSY, damage: SEALED_PAGES_WHOLE, number: 0)
    #expect(throws: busy) { try SealedDatabase(files.database) }
    try database.add("orchid")
    #expect(try database.texts() == ["orchid"])
  }

  @Test("refuse journals, temporary files and other databases")
  func otherFiles() throws {
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid")
    #expect(throws: SealedDatabase.Failure.self) {
      try database.run("PRAGMA journal_mode = DELETE")
    }
    #expect(throws: SealedDatabase.Failure.self) {
      try database.run("PRAGMA journal_mode = MEMORY")
    }
    #expect(throws: SealedDatabase.Failure.self) {
      try database.run("ATTACH '\(files.directory.path)/other' AS other")
    }
    #expect(throws: SealedDatabase.Failure.self) {
      try database.run("VACUUM INTO '\(files.directory.path)/copy'")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: files.directory.path)
    #expect(names.sorted() == ["words", "words-wal"])
  }

  @Test("a log is made longer for many commits at once, from its second one on, and is as whole")
  func roomInLog() throws {
    let database = try SealedDatabase(files.database, creating: true)
    let words = (0..<40).map { "word \($0)" }
    var sizes: [Int] = []
    for word in words {
      try database.add(word)
      sizes.append(try files.content().log.count)
    }
    let needed = SealedFiles.frames + Int(try database.extent().frames) * SealedFiles.frame
    #expect(Set(sizes).count < 8)
    #expect(sizes[0] < needed && needed < sizes[39])
    database.close()
    let again = try SealedDatabase(files.database)
    #expect(try again.texts() == words)
    #expect(try again.faults().isEmpty)
    #expect(try again.fault() == nil)
    try again.add("orchid")
    #expect(try files.content().log.count == sizes[39])
    try again.emptyLog()
    #expect(try files.content().log.count == SealedFiles.frames)
    #expect(try again.texts() == words + ["orchid"])
  }
}

/// SQLite's code for damage beneath it (SQLITE_IOERR_DATA).
let sealedIOError: Int32 = SQLITE_IOERR | 32 << 8
