/// The tables of a vault, and the migrations from older formats.
struct Schema: Sendable {
  /// The application id of a vault, in SQLite's header.
  static let applicationID: Int32 = 0x4361_7264

  /// The format of the first step. Earlier ones lay in another kind of file.
  static let firstVersion = 15

  /// The migrations, each from a format to the next, the first from nothing. One that has been released
  /// is never changed.
  let steps: [SchemaStep]
  /// The format after all migrations. Stored in SQLite's header, and in that of the vault.
  var version: Int { Self.firstVersion - 1 + steps.count }

  /// The format that this program writes.
  static let current = Schema(steps: [
    """
    -- One row: the number of changes, the highest id that was ever given, and the codes of the settings
    -- in the clear header: as they were saved last, and, while they are being saved, before.
    CREATE TABLE vault (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      generation INTEGER NOT NULL,
      highest_id INTEGER NOT NULL,
      settings_code BLOB NOT NULL,
      earlier_code BLOB
    ) STRICT;

    -- What the user was doing.
    CREATE TABLE record_session (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- Payment cards, sealed once more.
    CREATE TABLE record_payment_card (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- Flashcards: decks, notes, and the cards that notes make.
    CREATE TABLE record_deck (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_note (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_flashcard (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      deck INTEGER,
      note INTEGER,
      due INTEGER,
      buried INTEGER,
      content BLOB NOT NULL
    ) STRICT;
    CREATE INDEX flashcard_deck ON record_flashcard (deck, note);
    CREATE INDEX flashcard_note ON record_flashcard (note, deck);
    CREATE INDEX flashcard_due ON record_flashcard (deck, due, note, buried);

    -- Answers: of the present day each a record of its own, of closed days one record for all.
    CREATE TABLE record_review (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_review_day (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- Sets of a memory model's parameters, which decks use and answers name.
    CREATE TABLE record_parameters (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- Note types: the fields of notes, and the templates of the cards made of them. The standard ones
    -- are part of the program.
    CREATE TABLE record_note_type (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- What an Anki collection has beside decks, notes and cards.
    CREATE TABLE record_anki_collection (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- What undoes the operations of the last 30 days, and what redoes those that were undone, with long
    -- ones in parts.
    CREATE TABLE record_undo (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      undone INTEGER,
      content BLOB NOT NULL
    ) STRICT;
    CREATE INDEX undo_undone ON record_undo (undone) WHERE undone IS NOT NULL;
    CREATE TABLE record_undo_part (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      entry INTEGER,
      content BLOB NOT NULL
    ) STRICT;
    CREATE INDEX undo_part_entry ON record_undo_part (entry);

    -- Devices in step. Of each object that other devices have: its kind, its id in this vault, and 1
    -- if it has conflicts, 2 if its progress is derived, 3 for both.
    CREATE TABLE record_sync_object (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      kind INTEGER,
      local INTEGER,
      marks INTEGER,
      content BLOB NOT NULL
    ) STRICT;
    CREATE INDEX sync_object_local ON record_sync_object (local, kind);
    CREATE INDEX sync_object_marks ON record_sync_object (marks) WHERE marks IS NOT NULL;

    -- Changes that are in no frame yet, frames that wait to be sent, deleted objects while a device
    -- may still hold to them, answers that were taken back, what waits, and the state of each log.
    CREATE TABLE record_sync_outbox (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      space INTEGER,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_segment (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_deleted (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_withdrawn (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_held (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE record_sync_state (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- Items of the letterbox that were taken or discarded.
    CREATE TABLE record_letterbox_item (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- Full text of notes: the grams of three characters of their folded text, and those of one and of
    -- two. Neither has the text: what is taken out is told with the text that was put in.
    CREATE VIRTUAL TABLE note_grams USING fts5(
      text, content = '', columnsize = 0, tokenize = 'grams 3 3'
    );
    INSERT INTO note_grams (note_grams, rank) VALUES
      ('pgsz', 4000), ('automerge', 16), ('crisismerge', 64);
    CREATE VIRTUAL TABLE note_short_grams USING fts5(
      text, content = '', columnsize = 0, detail = none, tokenize = 'grams 1 2'
    );
    INSERT INTO note_short_grams (note_short_grams, rank) VALUES
      ('pgsz', 4000), ('automerge', 16), ('crisismerge', 64);
    -- One row: the number of the form that texts have in these tables, 0 where all are yet to be told,
    -- and 1 while they hold grams of what was deleted for good.
    CREATE TABLE note_index (
      single INTEGER PRIMARY KEY CHECK (single = 1),
      form INTEGER NOT NULL,
      holds_deleted INTEGER NOT NULL
    ) STRICT;
    INSERT INTO note_index SELECT 1, NOT EXISTS (SELECT 1 FROM record_note), 0;
    -- Notes whose text these tables have yet to be told, each with the content whose text they have, NULL
    -- for none. (FTS5 in a trigger would write a segment for each row.) One that can't be read stays here,
    -- for searches to tell of it.
    CREATE TABLE note_untold (
      note INTEGER PRIMARY KEY,
      old BLOB,
      unreadable INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TRIGGER note_insert AFTER INSERT ON record_note BEGIN
      INSERT INTO note_untold (note) VALUES (NEW.id) ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    CREATE TRIGGER note_update AFTER UPDATE OF content ON record_note BEGIN
      INSERT INTO note_untold (note, old) VALUES (OLD.id, OLD.content)
        ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    CREATE TRIGGER note_delete AFTER DELETE ON record_note BEGIN
      INSERT INTO note_untold (note, old) VALUES (OLD.id, OLD.content)
        ON CONFLICT DO UPDATE SET unreadable = 0;
    END;
    """,
    NoteAndFlashcardColumns.step,
    FilteredDeckColumns.step,
    MediaTables.step,
  ])

  /// Brings a database that is there to this format.
  ///
  /// - Throws: `VaultFailure.damaged` for one without tables, as it was before the vault was made, and
  ///   `newerFormat` for one of a newer format, whatever the header says.
  func complete(_ db: Connection) throws {
    let present = Int(try db.integer("PRAGMA user_version") ?? 0)
    guard present >= Self.firstVersion else { throw VaultFailure.damaged(.file) }
    guard present <= version else { throw VaultFailure.newerFormat(present) }
    guard present < version else { return }
    try db.transaction(writing: true) { try migrate(db) }
  }

  /// Runs the missing migrations, in the caller's transaction.
  ///
  /// - Parameter end: the format up to which they are run; nil for all.
  func migrate(_ db: Connection, to end: Int? = nil) throws {
    let present = Int(try db.integer("PRAGMA user_version") ?? 0)
    let first = present == 0 ? 0 : present - Self.firstVersion + 1
    let last = (end ?? version) - Self.firstVersion
    for step in steps[first...last] { try step.run(db) }
    try db.execute("PRAGMA user_version = \(Self.firstVersion + last)")
  }
}

/// A migration of a vault's tables: statements, or what moves rows besides.
struct SchemaStep: ExpressibleByStringInterpolation, Sendable {
  let run: @Sendable (Connection) throws -> Void

  init(_ run: @escaping @Sendable (Connection) throws -> Void) {
    self.run = run
  }

  init(stringLiteral sql: String) {
    self.init { try $0.execute(sql) }
  }
}
