import FoundationEssentials
import GRDB
import Secrets
import Synchronization

/// Work pending after something was replaced in the vault that must not remain in SQLite's journal
/// or in the backups. It is noted in the transaction that replaces it, so that an interruption at
/// any moment only delays it until the next opening.
enum PendingCleanup: Int {
  /// The slots, and whatever depends on them, must be copied to the backups.
  case copyingSlots = 1
  /// The backups are sealed under a former key of the vault and must be removed.
  case droppingBackups = 2
}

extension Vault {
  /// True if replaced data is gone from the journal and the backups too. False if a backup could
  /// not be written to, for example; it is then tried again with every opening.
  public func isCleanedUp() throws(VaultFailure) -> Bool {
    try read { try Self.pendingCleanup($0) } == 0
  }

  /// Notes a cleanup within the transaction that makes it necessary.
  func schedule(_ cleanup: PendingCleanup, in db: Database) throws {
    try db.execute(
      sql: "UPDATE vault SET unsettled = max(unsettled, ?)",
      arguments: [cleanup.rawValue]
    )
  }

  /// Performs the pending cleanup as far as possible: the requested change is made already, so
  /// nothing here can make it fail.
  func performPendingCleanup() {
    backupWork.withLock { _ in performCleanup() }
  }

  private func performCleanup() {
    do throws(VaultFailure) {
      guard let cleanup = PendingCleanup(rawValue: try read { try Self.pendingCleanup($0) }) else {
        return
      }
      try flushJournal()
      let access = try read { try AccessRows($0) }
      for backup in backups { try clean(cleanup, with: backup, access) }
      try write { try $0.execute(sql: "UPDATE vault SET unsettled = 0") }
    } catch {
      // The cleanup stays scheduled in the vault until the next opening.
    }
  }

  private var backups: [Backup] { Backup.all(beside: location) }

  private static func pendingCleanup(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT unsettled FROM vault") ?? 0
  }

  /// Replaces a backup's slots by the vault's. A backup that is sealed under an older key, or too
  /// damaged, is erased: it must not keep an old slot.
  private func clean(
    _ cleanup: PendingCleanup,
    with backup: Backup,
    _ access: AccessRows
  ) throws(VaultFailure) {
    let isObsolete: Bool
    do throws(VaultFailure) {
      isObsolete = try backup.write { db in
        guard try Header.id(db) == id else { return false }
        guard try Header.column("proof", db) == access.proof else {
          return cleanup == .droppingBackups
        }
        // The rows have the current format.
        try dependencies.schema.migrate(db)
        try access.replace(in: db)
        return false
      }
    } catch .damaged, .notAVault {
      isObsolete = true
    }
    if isObsolete { try backup.file.erase() }
  }
}

extension Backup {
  /// Reads and writes the backup in one transaction.
  func write<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    try open { try $0.write(body) }
  }

  /// Opens the backup's database, which rolls back an interrupted transaction.
  func open<T>(_ body: (DatabaseQueue) throws -> T) throws(VaultFailure) -> T {
    try file.check(for: .readWrite)
    try Schema.current.check(SQLiteHeader(file.prefix(SQLiteHeader.byteCount)))
    do {
      // Nobody else uses a backup, so there is nobody to wait for.
      var configuration = Schema.configuration()
      configuration.busyMode = .immediateError
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let result = try body(queue)
      try queue.close()
      return result
    } catch {
      throw VaultFailure(error)
    }
  }
}

/// The rows by which a vault opens: its slots, and the recovery key that is shown until it was
/// written down. None of them depends on the content beside them.
private struct AccessRows {
  private static let tables = ["slot", "sealed"]

  /// The proof of the key, equal for backups that are sealed under the same key.
  let proof: [UInt8]
  private let rows: [String: [Row]]

  /// Reads the rows of a vault.
  ///
  /// - Throws: `VaultFailure.damaged` if a slot is: it must not spread.
  init(_ db: Database) throws {
    let id = try Header.id(db)
    for kind in try String.fetchAll(db, sql: "SELECT kind FROM slot") {
      guard let kind = Damage.Slot(rawValue: kind) else { throw VaultFailure.damaged(.header) }
      _ = try Slot(kind, of: id, in: db)
    }
    proof = try Header.column("proof", db)
    rows = try Dictionary(
      uniqueKeysWithValues: Self.tables.map { table in
        (table, try Row.fetchAll(db, sql: "SELECT * FROM \(table)"))
      }
    )
  }

  /// Replaces the rows of another database by these.
  func replace(in db: Database) throws {
    for (table, rows) in rows {
      try db.execute(sql: "DELETE FROM \(table)")
      for row in rows {
        let columns = row.columnNames.joined(separator: ", ")
        let marks = [String](repeating: "?", count: row.count).joined(separator: ", ")
        try db.execute(
          sql: "INSERT INTO \(table) (\(columns)) VALUES (\(marks))",
          arguments: StatementArguments(row.databaseValues)
        )
      }
    }
  }
}
