import CSQLite
import Glibc
import Secrets

/// The file of a vault of format 13 or 14, before the first of `Schema`: SQLite's own, in which each record
/// is sealed by itself. It is opened as it is, and brought to this format under its key. Format 14 has one
/// more table, and is the same besides. Formats 1 to 12 were never released.
///
/// The functions throw `VaultFailure` and `DatabaseError`.
struct OlderVaultFile {
  /// The path of the file.
  let path: String
  /// True if a journal beside it belongs to it; false if it is another vault's, whose place it took.
  let hasJournal: Bool

  /// The formats that can be read.
  static let formats = 13...14

  private static let applicationID: Int64 = 0x4361_7264
  private static let mark = Array("SQLite format 3\0".utf8)

  /// True if a file that begins with these bytes is of that kind, be it a vault or not.
  static func begins(with beginning: [UInt8]) -> Bool { beginning == mark }

  /// Reads what stands in the clear, without changing anything.
  ///
  /// - Throws: `VaultFailure.olderFormat` for a format that can't be read.
  func header() throws -> OlderVaultHeader {
    let db = try reading()
    defer { db.close() }
    return try db.transaction(writing: false) {
      let format = try Self.format(of: db)
      return OlderVaultHeader(format: format, header: try OlderHeader.read(db))
    }
  }

  /// Replaces what stands in the clear; on disk when this returns, with nothing left of what it was.
  func write(_ header: VaultHeader) throws {
    let db = try Connection(path)
    defer { db.close() }
    try Self.prepare(db)
    // Closing moves it from the journal into the file and removes the journal.
    try db.transaction(writing: true) {
      _ = try Self.format(of: db)
      try OlderHeader.write(header, to: db)
    }
  }

  /// Copies the vault with its journal into an empty file, on disk when this returns.
  func copy(to path: String) throws {
    let db = try reading()
    defer { db.close() }
    let target = try Connection(path)
    defer { target.close() }
    try db.copy(to: target)
  }

  /// Opens all records under the key, and adds those that are authentic to a draft.
  func convert(to draft: OlderVaultDraft) throws -> OlderVaultInventory {
    let db = try reading()
    defer { db.close() }
    // Closing ends the transaction: to commit one that met a damaged page fails.
    try db.run("BEGIN DEFERRED")
    _ = try Self.format(of: db)
    return try OlderRecords(db, draft).convert()
  }

  /// Opens a file for reading. Without a journal nothing is made beside it, as SQLite would for one.
  private func reading() throws -> Connection {
    let hasJournal = hasJournal && ["-wal", "-journal"].contains { access(path + $0, F_OK) == 0 }
    let db = try Connection(path, isReadOnly: true, isImmutable: !hasJournal)
    do {
      try Self.prepare(db)
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
