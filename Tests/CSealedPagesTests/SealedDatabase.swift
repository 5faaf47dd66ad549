import CSQLite
import CSealedPages
import Faults
import Foundation
import TestSupport

/// A connection to a sealed database, as the store opens one.
final class SealedDatabase {
  /// A failure: SQLite's code, and the damage that the file system found.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let code: Int32
    let damage: sealed_pages_damage
    let number: UInt32

    var description: String { "code \(code), damage \(damage.rawValue), number \(number)" }
  }

  static let key: [UInt8] = (0..<32).map { $0 }
  static let otherKey: [UInt8] = (0..<32).map { 255 - $0 }
  static let identity: [UInt8] = (0..<16).map { $0 &* 7 }

  private static let isRegistered: Bool = {
    Fault.install()
    return sealed_pages_register() == SQLITE_OK
  }()

  let path: String
  private var connection: OpaquePointer?

  /// Opens the database at a path and reads nothing of it.
  init(
    unread path: String,
    creating: Bool = false,
    key: [UInt8] = key,
    leavingLog: Bool = true
  ) throws {
    self.path = path
    guard Self.isRegistered else { throw Failure(code: SQLITE_MISUSE, damage: .init(0), number: 0) }
    try check(sealed_pages_admit(path, key, Self.identity))
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE | (creating ? SQLITE_OPEN_CREATE : 0)
    try check(sqlite3_open_v2(path, &connection, flags, SEALED_PAGES_FILE_SYSTEM))
    if leavingLog { try check(sealed_pages_leave_log(connection)) }
    try run("PRAGMA locking_mode = EXCLUSIVE")
    try run("PRAGMA temp_store = MEMORY")
  }

  /// Opens the database at a path, or makes it. A page cache of a few pages has SQLite write pages
  /// before the end of a transaction.
  convenience init(
    _ path: String,
    creating: Bool = false,
    key: [UInt8] = key,
    cachedPages: Int = 200
  ) throws {
    try self.init(unread: path, creating: creating, key: key)
    if creating {
      var reserve = Int32(SEALED_PAGES_RESERVE)
      try check(sqlite3_file_control(connection, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserve))
      try run("PRAGMA page_size = \(SEALED_PAGES_PAGE_SIZE)")
      try run("PRAGMA journal_mode = MEMORY")
      try run("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    }
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA secure_delete = ON")
    try run("PRAGMA wal_autocheckpoint = 0")
    try run("PRAGMA cache_size = \(cachedPages)")
  }

  /// Closes it and leaves the log, as a lock does.
  deinit { close() }

  func close() {
    sqlite3_close_v2(connection)
    connection = nil
  }

  var log: String { path + "-wal" }

  func run(_ statement: String) throws {
    try check(sqlite3_exec(connection, statement, nil, nil, nil))
  }

  func add(_ words: String...) throws {
    for word in words { try run("INSERT INTO word (text) VALUES ('\(word)')") }
  }

  /// The first column of each row.
  func texts(_ query: String = "SELECT text FROM word ORDER BY id") throws -> [String] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, query, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
      case SQLITE_DONE: return texts
      case let code: try check(code)
      }
    }
  }

  func checkpoint() throws {
    try check(sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_FULL, nil, nil))
  }

  func emptyLog() throws {
    try check(sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil))
  }

  /// Copies all of another database into it.
  func backUp(from source: OpaquePointer?) throws {
    guard let backup = sqlite3_backup_init(connection, "main", source, "main") else {
      return try check(sqlite3_extended_errcode(connection))
    }
    sqlite3_backup_step(backup, -1)
    try check(sqlite3_backup_finish(backup))
  }

  func backUp(from source: SealedDatabase) throws { try backUp(from: source.connection) }

  /// A file as SQLite has it: the database's (`SQLITE_FCNTL_FILE_POINTER`) or its log's.
  func file(_ which: Int32) throws -> UnsafeMutablePointer<sqlite3_file> {
    var file: UnsafeMutablePointer<sqlite3_file>?
    try check(sqlite3_file_control(connection, "main", which, &file))
    guard let file, file.pointee.pMethods != nil else {
      throw Failure(code: SQLITE_MISUSE, damage: .init(0), number: 0)
    }
    return file
  }

  /// The numbers of pages, and of frames of the log that were committed: behind these is room for more.
  func extent() throws -> (pages: UInt32, frames: UInt32) {
    var extent: (pages: UInt32, frames: UInt32) = (0, 0)
    try check(sealed_pages_extent(path, &extent.pages, &extent.frames))
    return extent
  }

  /// The numbers of all pages that are not whole.
  func faults() throws -> [UInt32] {
    let pages = try extent().pages
    var faults = [sealed_pages_fault](repeating: .init(), count: Int(pages))
    var found: UInt32 = 0
    try check(sealed_pages_verify(path, 1, pages, &faults, &found))
    return faults.prefix(Int(found)).map(\.number)
  }

  /// Nil if all of it is whole, as far as SQLite can tell.
  func fault() throws -> String? {
    let answer = try texts("PRAGMA integrity_check")
    return answer == ["ok"] ? nil : answer.joined(separator: "\n")
  }

  func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    let found = sealed_pages_found(path)
    throw Failure(code: code, damage: found.damage, number: found.number)
  }
}
