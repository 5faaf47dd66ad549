import CSQLite
import Synchronization

/// A connection to a database, for one thread at a time. Only `interrupt` may be called from another
/// one.
package final class Connection {
  package let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// The functions of the statement that runs.
  let statementFunctions = StatementFunctions()
  /// True once statements can call them.
  var areFunctionsRegistered = false
  /// Where the numbers go that the statement that runs collects; nil until statements can.
  var collecting: UnsafeMutablePointer<Collecting>?

  private var isBackwards = true

  /// The direction, in SQL, for a pass over a table that is larger than the page cache, where none matters:
  /// the other one than that of the pass before, whose last pages are in the cache.
  package func nextDirection() -> String {
    isBackwards.toggle()
    return isBackwards ? "DESC" : "ASC"
  }

  /// Opens the database at a path.
  ///
  /// - Parameters:
  ///   - fileSystem: the name of the virtual file system; nil for the default one.
  ///   - creating: true if it may be missing.
  ///   - isImmutable: true if nobody changes the file meanwhile and no journal belongs to it: nothing is
  ///     written beside it, and what is there is not read.
  package init(
    _ path: String,
    fileSystem: String? = nil,
    creating: Bool = false,
    isReadOnly: Bool = false,
    isImmutable: Bool = false
  ) throws(DatabaseError) {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let flags =
      access | SQLITE_OPEN_NOMUTEX | (creating ? SQLITE_OPEN_CREATE : 0)
      | (isImmutable ? SQLITE_OPEN_URI : 0)
    let name = isImmutable ? Self.address(ofImmutable: path) : path
    let code = sqlite3_open_v2(name, &handle, flags, fileSystem)
    guard code == SQLITE_OK, let handle else {
      let number = handle.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(handle)
      throw DatabaseError(code, errorNumber: number)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    close()
    collecting?.deallocate()
  }

  /// The address of a file that nobody changes. (https://sqlite.org/uri.html)
  private static func address(ofImmutable path: String) -> String {
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: "?"): "%3f"
      case UInt8(ascii: "#"): "%23"
      default: String(decoding: CollectionOfOne(byte), as: UTF8.self)
      }
    }
    return "file:\(escaped.joined())?immutable=1"
  }

  /// Closes the connection; what was not committed is rolled back. It must not be used any more.
  package func close() {
    let wasClosed = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return isClosed
    }
    guard !wasClosed else { return }
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Held while another thread uses the handle, which closing frees.
  private let isClosed = Mutex(false)

  /// Ends the query that runs, from any thread. Does nothing once it is closed.
  package func interrupt() {
    isClosed.withLock { isClosed in
      if !isClosed { sqlite3_interrupt(handle) }
    }
  }

  /// The statement, compiled once and kept.
  package func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] { return known }
    let statement = try Statement(sql, in: self, isKept: true)
    statements[sql] = statement
    return statement
  }

  /// A statement of its own, for a body that may run the same one.
  package func unkeptStatement(_ sql: String) throws(DatabaseError) -> Statement {
    try Statement(sql, in: self, isKept: false)
  }

  /// Runs one statement, which is kept.
  package func run(_ sql: String, _ arguments: any DatabaseValue...) throws(DatabaseError) {
    try statement(sql).run(arguments)
  }

  /// Runs statements without arguments, one after the other, none of which is kept.
  package func execute(_ sql: String) throws(DatabaseError) {
    try requireTransaction()
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// The integer in the first column of the first row; nil if there is none.
  package func integer(_ sql: String, _ arguments: any DatabaseValue...) throws -> Int64? {
    try statement(sql).first(arguments) { $0.integer(0) } ?? nil
  }

  /// The texts in the first column.
  package func texts(_ sql: String, _ arguments: any DatabaseValue...) throws -> [String] {
    var texts: [String] = []
    try statement(sql).each(arguments) { texts.append($0.text(0) ?? "") }
    return texts
  }

  /// The integers in the first column.
  package func integers(_ sql: String, _ arguments: any DatabaseValue...) throws -> [Int64] {
    var integers: [Int64] = []
    try statement(sql).each(arguments) { integers.append($0.integer(0) ?? 0) }
    return integers
  }

  /// The number of rows that the last statement inserted, changed or deleted.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The number of rows that all statements so far inserted, changed or deleted, those of virtual
  /// tables included.
  package var allChanges: Int { Int(sqlite3_total_changes64(handle)) }

  /// Reads or writes in one transaction, which is on disk when this returns, or rolled back.
  ///
  /// A page that can't be read ends it. Where `body` copes with that error, reading goes on, as nobody else
  /// writes; what else is written fails with it.
  package func transaction<R>(writing: Bool, _ body: () throws -> R) throws -> R {
    try run(writing ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
    isWriting = writing
    defer {
      isWriting = false
      endOfTransaction = nil
    }
    do {
      let result = try body()
      try requireTransaction()
      if sqlite3_get_autocommit(handle) == 0 { try run("COMMIT") }
      return result
    } catch {
      // An error may have ended it already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Copies the database into that of another connection, page by page.
  package func copy(to target: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.error(sqlite3_extended_errcode(target.handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw target.error(code) }
    guard end == SQLITE_OK else { throw target.error(end) }
  }

  private var isWriting = false
  /// The error with which SQLite rolled back the transaction that writes.
  private var endOfTransaction: DatabaseError?

  /// - Throws: the error that has rolled back the transaction that writes. Whatever followed would be a
  ///   transaction of its own.
  func requireTransaction() throws(DatabaseError) {
    if let endOfTransaction { throw endOfTransaction }
  }

  /// The error of a statement that failed.
  func failure(_ code: Int32) -> DatabaseError {
    let error = error(code)
    if isWriting, endOfTransaction == nil, sqlite3_get_autocommit(handle) != 0 {
      endOfTransaction = error
    }
    return error
  }

  func error(_ code: Int32) -> DatabaseError {
    DatabaseError(code, errorNumber: sqlite3_system_errno(handle))
  }
}

/// Ending what runs.
extension Connection {
  /// The number of steps of SQLite's machine between two looks at whether the work goes on: some tens
  /// of microseconds.
  private static let stepsBetweenLooks: Int32 = 1_000

  /// Runs `body`; a query within it ends with SQLITE_INTERRUPT once `isValid` is false.
  package func whileValid<R>(_ isValid: @escaping () -> Bool, _ body: () throws -> R) throws -> R {
    let validity = Validity(isValid)
    return try withExtendedLifetime(validity) {
      let context = Unmanaged.passUnretained(validity).toOpaque()
      sqlite3_progress_handler(
        handle,
        Self.stepsBetweenLooks,
        { context in
          guard let context else { return 0 }
          return Unmanaged<Validity>.fromOpaque(context).takeUnretainedValue().isValid() ? 0 : 1
        },
        context
      )
      defer { sqlite3_progress_handler(handle, 0, nil, nil) }
      return try body()
    }
  }

  private final class Validity {
    let isValid: () -> Bool

    init(_ isValid: @escaping () -> Bool) {
      self.isValid = isValid
    }
  }
}
