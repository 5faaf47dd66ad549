import GRDB

/// The tables of a vault, and how an older file becomes a present one.
enum Schema {
  /// Marks the file as a vault, in SQLite's header.
  static let applicationID: Int32 = 0x4361_7264
  /// The format that this program writes: how many steps it knows. Kept in SQLite's header.
  static let version = steps.count

  /// Each step leads from the format that is its index to the next. A step that has been released
  /// is never changed.
  private static let steps: [String] = [
    """
    -- One row: the vault's id, and what proves that a key is this vault's.
    CREATE TABLE vault (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      id BLOB NOT NULL,
      proof BLOB NOT NULL
    ) STRICT;

    -- The ways to the vault key. What only a passcode has is NULL for the recovery key.
    CREATE TABLE slot (
      kind TEXT PRIMARY KEY,
      passcode_kind TEXT,
      salt BLOB,
      memory INTEGER,
      passes INTEGER,
      wrapped_key BLOB NOT NULL,
      commitment BLOB NOT NULL,
      checksum BLOB NOT NULL
    ) STRICT;

    -- What the lock must know before there is a key.
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;

    -- Single things that are sealed under the vault key, but are no records: they follow the slots.
    CREATE TABLE sealed (
      name TEXT PRIMARY KEY,
      box BLOB NOT NULL
    ) STRICT;

    -- One row: what the settings and the tables of records must hold. Renewed in each transaction
    -- that changes one.
    CREATE TABLE manifest (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      generation INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;

    -- What the user was doing.
    CREATE TABLE record_session (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """
  ]

  /// How every connection behaves: deleted content is overwritten, a transaction is on disk when it
  /// ends, nothing is kept in temporary files, and the file's own schema is not trusted.
  static func configuration(for access: VaultAccess = .readWrite) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = access == .readOnly
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA secure_delete = ON;
          PRAGMA synchronous = FULL;
          PRAGMA temp_store = MEMORY;
          PRAGMA trusted_schema = OFF;
          PRAGMA cell_size_check = ON;
          """
      )
    }
    return configuration
  }

  /// Refuses what is no vault or of a newer format. Reads only.
  static func check(_ db: Database) throws {
    try check(
      applicationID: Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0,
      version: Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    )
  }

  /// Refuses what is no vault or of a newer format before SQLite has even opened it.
  static func check(_ head: FileHead) throws(VaultFailure) {
    try check(applicationID: head.applicationID, version: head.version)
  }

  private static func check(applicationID: Int32, version: Int) throws(VaultFailure) {
    guard applicationID == self.applicationID, version >= 1 else { throw .notAVault }
    guard version <= self.version else { throw .newerFormat(version) }
  }

  /// Takes the steps that are missing, in one transaction of the caller's.
  static func migrate(_ db: Database) throws {
    let present = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard present < version else { return }
    for step in steps[present...] { try db.execute(sql: step) }
    try db.execute(
      sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)"
    )
  }
}
