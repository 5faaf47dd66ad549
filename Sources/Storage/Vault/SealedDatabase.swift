import CNoteGrams
import CSealedPages
import Secrets
import Synchronization

/// The database of a vault beneath its header: opened with the vault key, closed by a lock.
///
/// Its pages are sealed by the virtual file system `CSealedPages`, which has the key of the pages from
/// opening to closing.
final class SealedDatabase: @unchecked Sendable {
  /// The path of the file, or the name in memory.
  let name: String
  let connection: Connection
  /// True once the key of the pages is wiped: nothing can be read any more.
  var isForgotten: Bool { wasForgotten.withLock { $0 } }

  /// The number of pages in the log that were committed.
  private var logLength: UInt32 {
    var (pages, frames): (UInt32, UInt32) = (0, 0)
    return sealed_pages_extent(name, &pages, &frames) == SQLITE_OK ? frames : 0
  }

  /// The length from which on a log is written back: 4 MB, as SQLite has it.
  private static let longLog: UInt32 = 1_000

  /// Writes the log back and empties it once it is long. One that is left makes the next opening and the
  /// first change after it slow.
  func boundLog() {
    guard logLength >= Self.longLog else { return }
    // Where the disk refuses it, or a copy is being made, the next change tries again.
    try? connection.emptyLog()
  }

  /// Writes all of the log back, unless something is damaged.
  func emptyLog() throws {
    guard !isForgotten, Damage(sealed_pages_found(name)) == nil, logLength > 0 else { return }
    try connection.emptyLog()
  }

  /// Held while the key is wiped, which is another database's once this one is closed.
  private let wasForgotten = Mutex(false)

  /// Opens the database.
  ///
  /// - Parameter creating: true to make a new one behind the header that is there.
  /// - Throws: `DatabaseError`, or `SecretFailure`.
  init(_ name: String, of vault: [UInt8], under key: VaultKey, creating: Bool = false) throws {
    self.name = name
    guard Self.isRegistered else { throw DatabaseError(SQLITE_MISUSE) }
    let pages = try key.seed(for: .pages)
    let code = pages.withUnsafeBytes { key in
      sealed_pages_admit(name, key.bindMemory(to: UInt8.self).baseAddress, vault)
    }
    guard code == SQLITE_OK else { throw DatabaseError(code) }
    do {
      connection = try Connection(
        name,
        fileSystem: SEALED_PAGES_FILE_SYSTEM,
        creating: creating
      )
      try prepare(creating: creating)
    } catch {
      sealed_pages_forget(name)
      throw error
    }
  }

  deinit {
    close()
  }

  private func prepare(creating: Bool) throws {
    guard sealed_pages_leave_log(connection.handle) == SQLITE_OK else {
      throw DatabaseError(SQLITE_MISUSE)
    }
    let code = note_grams_register(connection.handle)
    guard code == SQLITE_OK else { throw DatabaseError(code) }
    // Deleted content is overwritten, a transaction is on disk when it ends, nothing is stored in
    // temporary files, and the file's own schema is not trusted.
    try connection.execute(
      """
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      """
    )
    if creating {
      var reserve = Int32(SEALED_PAGES_RESERVE)
      let code = sqlite3_file_control(
        connection.handle,
        "main",
        SQLITE_FCNTL_RESERVE_BYTES,
        &reserve
      )
      guard code == SQLITE_OK else { throw DatabaseError(code) }
      try connection.execute(
        """
        PRAGMA page_size = \(SEALED_PAGES_PAGE_SIZE);
        PRAGMA journal_mode = MEMORY;
        PRAGMA application_id = \(Schema.applicationID);
        """
      )
    }
    try connection.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA cache_size = -\(Self.cacheKibibytes);
      """
    )
  }

  /// The size of the page cache.
  private static let cacheKibibytes = 16_384

  /// Wipes the key of the pages and ends what runs, from any thread.
  func forget() {
    wasForgotten.withLock { wasForgotten in
      if !wasForgotten { sealed_pages_forget(name) }
      wasForgotten = true
    }
    connection.interrupt()
  }

  /// Closes the connection; what was not committed is rolled back.
  func close() {
    forget()
    connection.close()
    sealed_pages_release_memory()
  }

  private static let isRegistered: Bool = {
    // Where something else of the process used SQLite before, as in tests, its memory is wiped all the
    // same by the process.
    _ = sealed_pages_keep_memory(cacheKibibytes << 10)
    return sealed_pages_register() == SQLITE_OK
  }()
}

extension KeyPurpose {
  fileprivate static let pages = KeyPurpose(rawValue: "vault/pages")
}

extension Damage {
  /// The damage that a fault found in a file means; nil if there is none.
  init?(_ fault: sealed_pages_fault) {
    switch fault.damage {
    case SEALED_PAGES_WHOLE: return nil
    case SEALED_PAGES_BAD_PAGE: self = .page(Int(fault.number))
    case SEALED_PAGES_NO_LOG, SEALED_PAGES_BAD_LOG, SEALED_PAGES_BAD_FRAME: self = .log
    default: self = .file
    }
  }
}
