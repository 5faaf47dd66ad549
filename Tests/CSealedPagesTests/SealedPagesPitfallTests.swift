import CSQLite
import CSealedPages
import Foundation
import TestSupport
import Testing

/// Mistakes of a file system under SQLite that a reader of it would not notice.
@Suite("Sealed pages leave out no pitfall")
struct SealedPagesPitfallTests {
  private let files: SealedFiles

  init() throws { files = try SealedFiles() }

  /// Words in the pages, and one in a log that began anew behind them.
  private func fill() throws {
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid", "teapot")
    try database.checkpoint()
    try database.add("walrus")
    try database.checkpoint()
    try database.add("anchor")
  }

  @Test("no header of a frame lies open: its checksums are linear in the page")
  func frameHeaders() throws {
    try fill()
    let database = try SealedDatabase(files.database)
    // SQLite repeats the salts of its header in each frame, and its header is in the log's record.
    let file = try database.file(SQLITE_FCNTL_JOURNAL_POINTER)
    var salts = Data(count: 8)
    let code = salts.withUnsafeMutableBytes {
      file.pointee.pMethods.pointee.xRead(file, $0.baseAddress, 8, 16)
    }
    #expect(code == SQLITE_OK)
    #expect(Set(salts).count > 2)
    let log = try files.content().log
    #expect(log.range(of: salts) == nil)
    // The same page written twice is sealed twice.
    let frames = (log.count - SealedFiles.frames) / SealedFiles.frame
    let starts = (0..<frames).map { index in
      let start = SealedFiles.frames + index * SealedFiles.frame
      return log[start..<start + 24]
    }
    #expect(frames > 0)
    #expect(Set(starts).count == frames)
  }

  @Test("the first page is not looked at before the log that has a newer one")
  func tornFirstPage() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("orchid")
      // It changes the first page, which is then in the log.
      try database.run("CREATE TABLE other (id INTEGER PRIMARY KEY)")
    }
    var content = try files.content()
    content.database.replaceSubrange(
      SealedFiles.firstPage..<SealedFiles.firstPage + SealedFiles.page / 2,
      with: Data(count: SealedFiles.page / 2)
    )
    try files.put(content)
    let database = try SealedDatabase(files.database)
    #expect(try database.texts() == ["orchid"])
    try database.checkpoint()
    #expect(try database.fault() == nil)
  }

  @Test("a page of zeros is damage, unless the log has a newer one")
  func zeros() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("orchid")
      try database.checkpoint()
    }
    let written = try files.content()
    try zeroSecondPage(of: written)
    #expect(try SealedDatabase(files.database).texts() == ["orchid"])
    try files.put(written)
    do {
      let database = try SealedDatabase(files.database)
      try database.checkpoint()
      // The log begins anew, without the page.
      try database.run("CREATE TABLE other (id INTEGER PRIMARY KEY)")
    }
    try zeroSecondPage(of: files.content())
    let damage = SealedDatabase.Failure(
      code: sealedIOError,
      damage: SEALED_PAGES_BAD_PAGE,
      number: 2
    )
    #expect(throws: damage) { try SealedDatabase(files.database).texts() }
  }

  private func zeroSecondPage(of content: SealedFiles.Content) throws {
    var content = content
    let second = SealedFiles.firstPage + SealedFiles.page
    content.database.replaceSubrange(
      second..<second + SealedFiles.page,
      with: Data(count: SealedFiles.page)
    )
    try files.put(content)
  }

  @Test("no page without room for the seal is taken over from a plain database")
  func plainSource() throws {
    try fill()
    var plain: OpaquePointer?
    sqlite3_open(":memory:", &plain)
    defer { sqlite3_close(plain) }
    sqlite3_exec(plain, "CREATE TABLE plain (text); INSERT INTO plain VALUES (1)", nil, nil, nil)
    let database = try SealedDatabase(files.database)
    #expect(throws: SealedDatabase.Failure.self) { try database.backUp(from: plain) }
    try database.add("magnet")
    try database.checkpoint()
    database.close()
    let again = try SealedDatabase(files.database)
    #expect(try again.texts() == ["orchid", "teapot", "walrus", "anchor", "magnet"])
    #expect(try again.fault() == nil)
  }

  @Test("a page that would be cut off by its seal is refused, and so is a frame that was committed")
  func refusedWrites() throws {
    try fill()
    let database = try SealedDatabase(files.database)
    _ = try database.texts()
    var page = [UInt8](repeating: 0, count: SealedFiles.page)
    page[SealedFiles.page - 1] = 1
    let main = try database.file(SQLITE_FCNTL_FILE_POINTER)
    let offset = Int64(SealedFiles.page)
    #expect(main.pointee.pMethods.pointee.xWrite(main, &page, 4096, offset) == ioErrorWrite)
    page[SealedFiles.page - 1] = 0
    // The first page says that there is room.
    #expect(main.pointee.pMethods.pointee.xWrite(main, &page, 4096, 0) == ioErrorWrite)
    let log = try database.file(SQLITE_FCNTL_JOURNAL_POINTER)
    let body = Int64(32 + 24)
    #expect(log.pointee.pMethods.pointee.xWrite(log, &page, 4096, body) == ioErrorWrite)
    #expect(try database.fault() == nil)
    #expect(try database.faults() == [])
  }

  private let ioErrorWrite: Int32 = SQLITE_IOERR | 3 << 8

  @Test("closing that writes the log back keeps the log")
  func closingWithCheckpoint() throws {
    try fill()
    do {
      let database = try SealedDatabase(unread: files.database, leavingLog: false)
      try database.add("magnet")
    }
    #expect(FileManager.default.fileExists(atPath: files.log))
    let again = try SealedDatabase(files.database)
    #expect(try again.texts() == ["orchid", "teapot", "walrus", "anchor", "magnet"])
  }

  @Test("they move to another key by the backup API")
  func otherKey() throws {
    try fill()
    let other = try SealedFiles()
    do {
      let source = try SealedDatabase(files.database)
      let target = try SealedDatabase(
        other.database,
        creating: true,
        key: SealedDatabase.otherKey,
        cachedPages: 10
      )
      try target.backUp(from: source)
      try target.checkpoint()
    }
    let moved = try SealedDatabase(other.database, key: SealedDatabase.otherKey)
    #expect(try moved.texts() == ["orchid", "teapot", "walrus", "anchor"])
    #expect(try moved.fault() == nil)
    #expect(throws: SealedDatabase.Failure.self) { try SealedDatabase(other.database).texts() }
  }

  @Test("the device is described as SQLite has to take it, without shared memory and mapped pages")
  func device() throws {
    try fill()
    let database = try SealedDatabase(files.database)
    #expect(try database.texts("PRAGMA mmap_size = 1000000") == [])
    let methods = try database.file(SQLITE_FCNTL_FILE_POINTER).pointee.pMethods.pointee
    #expect(methods.iVersion == 1)
    #expect(methods.xDeviceCharacteristics(nil) == SQLITE_IOCAP_POWERSAFE_OVERWRITE)
    #expect(methods.xSectorSize(nil) == SEALED_PAGES_PAGE_SIZE)
    #expect(!FileManager.default.fileExists(atPath: files.database + "-shm"))
  }

  @Test(
    "what does not fit into memory by SQLite's settings fails rather than being written elsewhere"
  )
  func temporaryFiles() throws {
    let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
    let sort = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      SELECT max(length(text)) FROM (SELECT hex(randomblob(500)) AS text FROM n ORDER BY text LIMIT -1 OFFSET 1)
      """
    #expect(try database.texts(sort) == ["1000"])
    try database.run("PRAGMA temp_store = FILE")
    #expect(throws: SealedDatabase.Failure.self) { try database.texts(sort) }
  }

  @Test("an earlier version of a frame that was written twice is told, also while they are open")
  func earlierFrame() throws {
    try fill()
    let database = try SealedDatabase(files.database, cachedPages: 10)
    let before = try files.content().log
    try database.run("BEGIN")
    try database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
      INSERT INTO word (text) SELECT hex(randomblob(900)) FROM n
      """
    )
    let earlier = try files.content().log
    try database.run("UPDATE word SET text = text || 'x'")
    try database.run("COMMIT")
    let later = try files.content().log
    let same = (0..<(earlier.count - SealedFiles.frames) / SealedFiles.frame).map { index in
      let start = SealedFiles.frames + index * SealedFiles.frame
      return start..<start + SealedFiles.frame
    }
    // Not the places for which there was room only.
    let written = same.filter { $0.upperBound > before.count || before[$0] != earlier[$0] }
    let rewritten = written.filter { earlier[$0] != later[$0] }
    #expect(!rewritten.isEmpty)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: files.log))
    for range in rewritten {
      try file.seek(toOffset: UInt64(range.lowerBound))
      try file.write(contentsOf: earlier[range])
    }
    try file.close()
    #expect(throws: SealedDatabase.Failure.self) { _ = try database.fault() }
    #expect(sealed_pages_found(files.database).damage == SEALED_PAGES_BAD_FRAME)
    database.close()
    // Each of them opens, but they are not those that were committed.
    #expect(throws: SealedDatabase.Failure.self) { try SealedDatabase(files.database) }
    #expect(sealed_pages_found(files.database).damage == SEALED_PAGES_BAD_LOG)
  }
}
