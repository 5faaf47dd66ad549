import GRDB

/// The tables of a vault, and the migrations from older formats.
struct Schema: Sendable {
  /// The application id of a vault, in SQLite's header.
  static let applicationID: Int32 = 0x4361_7264

  /// The migrations, each from the format that is its index to the next. One that has been released
  /// is never changed.
  let steps: [String]
  /// The format after all migrations. Stored in SQLite's header.
  var version: Int { steps.count }

  /// The format that this program writes.
  static let current = Schema(steps: [
    """
    -- One row: the vault's id, what proves that a key is this vault's, and what is still to be done
    -- about the copies of what was replaced in it (0: nothing).
    CREATE TABLE vault (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      id BLOB NOT NULL,
      proof BLOB NOT NULL,
      unsettled INTEGER NOT NULL DEFAULT 0
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
    """,
    """
    -- Payment cards.
    CREATE TABLE record_payment_card (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- What tells the device key that a passcode needs besides; NULL where it needs none.
    ALTER TABLE slot ADD COLUMN device BLOB;
    """,
    """
    -- Flashcards: decks, notes, and the cards that notes make. Of a card the ids of its deck and its
    -- note stand clear, when it comes up, and the day on which it is left out, so that what is due
    -- can be counted without opening a hundred thousand records.
    CREATE TABLE record_deck (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_note (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_flashcard (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      deck INTEGER,
      note INTEGER,
      due INTEGER,
      buried INTEGER,
      box BLOB NOT NULL
    ) STRICT;
    CREATE INDEX flashcard_outlook ON record_flashcard (deck, note, due, buried);
    CREATE INDEX flashcard_note ON record_flashcard (note);

    -- Answers: of the present day each a record of its own, of closed days one record for all.
    CREATE TABLE record_review (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_review_day (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Sets of a memory model's parameters, which decks use and answers name.
    CREATE TABLE record_parameters (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- What takes back the last import of flashcards and the last deletions.
    CREATE TABLE record_way_back (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Notes are many and large; by this they are counted at each unlocking without being read.
    CREATE INDEX note_version ON record_note (version);
    """,
    """
    -- What undoes the operations of the last 30 days, and what redoes those that were undone. Its
    -- entries stand clear as to whether they were undone, its parts as to their entry.
    CREATE TABLE record_undo (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      undone INTEGER,
      box BLOB NOT NULL
    ) STRICT;
    CREATE INDEX undo_undone ON record_undo (undone) WHERE undone IS NOT NULL;
    CREATE TABLE record_undo_part (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      entry INTEGER,
      box BLOB NOT NULL
    ) STRICT;
    CREATE INDEX undo_part_entry ON record_undo_part (entry);
    """,
    """
    -- Note types: the fields of notes, and the templates of the cards made of them. The standard ones
    -- are part of the program.
    CREATE TABLE record_note_type (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Devices in step. Of each object that other devices have: its kind, its id in this vault, and 1
    -- if it has conflicts, 2 if its progress is derived, 3 for both, stand clear.
    CREATE TABLE record_sync_object (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      kind INTEGER,
      local INTEGER,
      marks INTEGER,
      box BLOB NOT NULL
    ) STRICT;
    CREATE INDEX sync_object_local ON record_sync_object (local, kind);
    CREATE INDEX sync_object_marks ON record_sync_object (marks) WHERE marks IS NOT NULL;

    -- Changes that are in no frame yet, frames that wait to be sent, deleted objects while a device
    -- may still hold to them, answers that were taken back, and the state of each log.
    CREATE TABLE record_sync_outbox (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      space INTEGER,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_segment (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_deleted (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_withdrawn (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_held (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_state (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Items of the letterbox that were taken or discarded.
    CREATE TABLE record_letterbox_item (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Payment cards have custom fields and a brand of their own, which an older program would lose
    -- where it saves one. No table changes.
    """,
    """
    -- Decks have a language, which an older program would lose where it saves one. No table changes.
    """,
    """
    -- What an Anki collection has beside decks, notes and cards.
    CREATE TABLE record_anki_collection (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      box BLOB NOT NULL
    ) STRICT;
    """,
  ])

  /// The configuration of every connection: deleted content is overwritten, a transaction is on
  /// disk when it ends, nothing is stored in temporary files, and the file's own schema is not
  /// trusted.
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

  /// Refuses a file that is no vault or of a newer format. Reads only.
  func check(_ db: Database) throws {
    try check(
      applicationID: Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0,
      version: Self.version(of: db)
    )
  }

  /// Refuses a file that is no vault or of a newer format before SQLite opens it.
  func check(_ header: SQLiteHeader) throws(VaultFailure) {
    try check(applicationID: header.applicationID, version: header.version)
  }

  private func check(applicationID: Int32, version: Int) throws(VaultFailure) {
    guard applicationID == Self.applicationID, version >= 1 else { throw .notAVault }
    guard version <= self.version else { throw .newerFormat(version) }
  }

  /// True if the file is of an older format.
  func isAhead(of db: Database) throws -> Bool {
    try Self.version(of: db) < version
  }

  /// The format of the file.
  static func version(of db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Runs the missing migrations, in the caller's transaction.
  func migrate(_ db: Database) throws {
    let present = try Self.version(of: db)
    guard present < version else { return }
    for step in steps[present...] { try db.execute(sql: step) }
    try db.execute(
      sql: "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(version)"
    )
  }
}
