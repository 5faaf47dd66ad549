import CSQLite
import CSealedPages
import Foundation
import TestSupport
import Testing

/// Databases that are on no disk.
@Suite("Sealed pages in memory")
struct SealedPagesMemoryTests {
  /// A database in memory, gone with the last reference.
  private final class Held {
    let name = "words \(UUID().uuidString)"

    init() throws { #expect(sealed_pages_hold_in_memory(name) == SQLITE_OK) }

    /// With a copy of the database at a path.
    init(copying path: String) throws { #expect(sealed_pages_hold_copy(name, path) == 0) }

    /// With what the copies of its two files hold.
    init(_ database: Int32, _ log: Int32) throws {
      #expect(sealed_pages_hold_files(name, database, log) == SQLITE_OK)
    }

    deinit { #expect(sealed_pages_discard(name) == SQLITE_OK) }
  }

  @Test("are there again after each closing, until they are discarded")
  func reopened() throws {
    let held = try Held()
    do { try SealedDatabase(held.name, creating: true, cachedPages: 10).add("orchid") }
    sealed_pages_forget(held.name)
    do {
      let database = try SealedDatabase(held.name)
      try database.checkpoint()
      try database.add("teapot")
      try database.run("VACUUM")
      try database.checkpoint()
      try database.add("walrus")
      #expect(sealed_pages_discard(held.name) == SQLITE_BUSY)
    }
    do {
      let database = try SealedDatabase(held.name)
      #expect(try database.texts() == ["orchid", "teapot", "walrus"])
      #expect(try database.fault() == nil)
    }
    #expect(sealed_pages_discard(held.name) == SQLITE_OK)
    #expect(sealed_pages_hold_in_memory(held.name) == SQLITE_OK)
    do { _ = try SealedDatabase(held.name, creating: true) }
  }

  @Test("tell another key, and are not of the disk")
  func otherKey() throws {
    let held = try Held()
    do { try SealedDatabase(held.name, creating: true).add("orchid") }
    let expected = SealedDatabase.Failure(
      code: sealedIOError,
      damage: SEALED_PAGES_WRONG_KEY,
      number: 0
    )
    #expect(throws: expected) { try SealedDatabase(held.name, key: SealedDatabase.otherKey) }
    #expect(!FileManager.default.fileExists(atPath: held.name))
    #expect(sealed_pages_hold_in_memory(held.name) == SQLITE_BUSY)
    #expect(sealed_pages_hold_in_memory("/a/path") == SQLITE_CANTOPEN)
    #expect(sealed_pages_hold_in_memory("") == SQLITE_CANTOPEN)
  }

  @Test("are a picture of a database that somebody else has open, made without a key")
  func picture() throws {
    let files = try SealedFiles()
    let writer = try SealedDatabase(files.database, creating: true)
    try writer.add("orchid")
    try writer.checkpoint()
    try writer.add("teapot")
    let held = try Held(copying: files.database)
    try writer.add("walrus")
    do {
      let picture = try SealedDatabase(held.name)
      #expect(try picture.texts() == ["orchid", "teapot"])
      #expect(try picture.fault() == nil)
    }
    #expect(try writer.texts() == ["orchid", "teapot", "walrus"])
    // And copied on from there, to files and back.
    let copies = try SealedFiles()
    let targets = [copies.database, copies.log].map { (path: String) in
      open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    }
    defer { for target in targets { close(target) } }
    #expect(sealed_pages_copy(held.name, targets[0], targets[1]) == 0)
    let second = try Held(targets[0], targets[1])
    #expect(try SealedDatabase(second.name).texts() == ["orchid", "teapot"])
    #expect(sealed_pages_hold_copy(second.name, files.database) == EEXIST)
    #expect(sealed_pages_hold_copy("nothing", files.directory.path + "/nothing") == ENOENT)
  }
}

@Suite("The clear part of sealed pages")
struct SealedPagesClearPartTests {
  private func read(_ path: String, _ count: Int, at offset: Int) -> (error: Int32, bytes: [UInt8])
  {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    let error = sealed_pages_read_clear(path, &bytes, count, offset)
    return (error, bytes)
  }

  @Test("is read and written beside a connection, and stays", arguments: [false, true])
  func readAndWritten(inMemory: Bool) throws {
    let files = try SealedFiles()
    let path = inMemory ? "clear \(UUID().uuidString)" : files.database
    if inMemory { #expect(sealed_pages_hold_in_memory(path) == SQLITE_OK) }
    let note: [UInt8] = Array("that it is a vault".utf8)
    do {
      let database = try SealedDatabase(path, creating: true)
      #expect(sealed_pages_write_clear(path, note, note.count, 100) == 0)
      try database.add("orchid")
      try database.checkpoint()
      #expect(read(path, note.count, at: 100) == (0, note))
      #expect(try database.texts() == ["orchid"])
    }
    #expect(read(path, note.count, at: 100) == (0, note))
    let end = Int(SEALED_PAGES_CLEAR_SIZE)
    #expect(sealed_pages_write_clear(path, note, note.count, end - note.count) == 0)
    #expect(read(path, note.count, at: end - note.count) == (0, note))
    #expect(sealed_pages_write_clear(path, note, note.count, end - note.count + 1) == EINVAL)
    #expect(read(path, 2, at: .max).error == EINVAL)
    #expect(try SealedDatabase(path).texts() == ["orchid"])
    if inMemory { #expect(sealed_pages_discard(path) == SQLITE_OK) }
  }

  @Test("is zeros where a file is short, and an error where there is none")
  func shortFiles() throws {
    let files = try SealedFiles()
    #expect(read(files.database, 4, at: 0).error == ENOENT)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: files.database))
    #expect(read(files.database, 5, at: 1) == (0, [2, 3, 0, 0, 0]))
  }

  @Test("leaves the lock of a connection alone")
  func locks() throws {
    let files = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid")
    let expected = try locks(of: files)
    #expect(expected > 0)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(sealed_pages_read_clear(files.database, &bytes, bytes.count, 0) == 0)
    #expect(sealed_pages_write_clear(files.database, bytes, bytes.count, 0) == 0)
    #expect(sealed_pages_hold_copy("lock", files.database) == 0)
    #expect(sealed_pages_discard("lock") == SQLITE_OK)
    try database.checkpoint()
    #expect(try locks(of: files) == expected)
  }

  /// Locks of a process on the database.
  private func locks(of files: SealedFiles) throws -> Int {
    var status = stat()
    #expect(stat(files.database, &status) == 0)
    let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
    return locks.split(separator: "\n").filter {
      $0.contains("POSIX") && $0.contains(":\(status.st_ino) ")
    }.count
  }
}
