import CSQLite
import Database
import Glibc
import Secrets
package import Vault

/// Vaults of formats 13 and 14: SQLite's own files, in which each record is sealed by itself. Format 14
/// has one more table, and is the same besides. Formats 1 to 12 were never released.
package struct OlderVaults: OlderVaultFormat {
  /// The formats that can be read.
  static let formats = 13...14

  private static let applicationID: Int64 = 0x4361_7264
  private static let mark = Array("SQLite format 3\0".utf8)

  /// Creates a reader of them.
  package init() {}

  package func recognizes(_ beginning: [UInt8]) -> Bool { beginning == Self.mark }

  package func header(of file: OlderVaultFile) throws -> OlderVaultHeader {
    let db = try Self.reading(file)
    defer { db.close() }
    return try db.transaction(writing: false) {
      let format = try Self.format(of: db)
      return OlderVaultHeader(format: format, header: try OlderHeader.read(db))
    }
  }

  package func write(_ header: VaultHeader, to path: String) throws {
    let db = try Connection(path)
    defer { db.close() }
    try Self.prepare(db)
    // Closing moves it from the journal into the file and removes the journal.
    try db.transaction(writing: true) {
      _ = try Self.format(of: db)
      try OlderHeader.write(header, to: db)
    }
  }

  package func copy(_ file: OlderVaultFile, to path: String) throws {
    let db = try Self.reading(file)
    defer { db.close() }
    let target = try Connection(path)
    defer { target.close() }
    try db.copy(to: target)
  }

  package func convert(
    _ file: OlderVaultFile,
    to draft: OlderVaultDraft
  ) throws -> OlderVaultInventory {
    let db = try Self.reading(file)
    defer { db.close() }
    // Closing ends the transaction: to commit one that met a damaged page fails.
    try db.run("BEGIN DEFERRED")
    _ = try Self.format(of: db)
    return try OlderRecords(db, draft).convert()
  }

  /// Opens a file for reading. Without a journal nothing is made beside it, as SQLite would for one.
  private static func reading(_ file: OlderVaultFile) throws -> Connection {
    let hasJournal =
      file.hasJournal && ["-wal", "-journal"].contains { access(file.path + $0, F_OK) == 0 }
    let db = try Connection(file.path, isReadOnly: true, isImmutable: !hasJournal)
    do {
      try prepare(db)
      return db
    } catch {
      db.close()
      throw error
    }
  }

  /// Nothing is stored in temporary files, what is deleted is overwritten, and the file's own schema is
  /// not trusted.
  private static func prepare(_ db: Connection) throws(DatabaseError) {
    try db.execute(
      """
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = ON;
      PRAGMA synchronous = FULL;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      """
    )
    sqlite3_busy_timeout(db.handle, 2_000)
  }

  private static func format(of db: Connection) throws -> Int {
    let format = Int(try db.integer("PRAGMA user_version") ?? 0)
    guard try db.integer("PRAGMA application_id") == applicationID, format >= 1 else {
      throw VaultFailure.notAVault
    }
    guard format >= formats.lowerBound else { throw VaultFailure.olderFormat(format) }
    guard format <= formats.upperBound else { throw VaultFailure.newerFormat(format) }
    return format
  }
}
