/// The migration to format 18: filtered decks, the stays of cards in them, presets of options, and an index for
/// lists of notes.
enum FilteredDeckColumns {
  static let step: SchemaStep = """
    -- Where a card is in a filtered deck: the deck, its place there, when it came, and for one whose answers
    -- change no schedule, when it comes again. The times are milliseconds since 1970.
    ALTER TABLE record_flashcard ADD COLUMN filtered INTEGER;
    ALTER TABLE record_flashcard ADD COLUMN filtered_place INTEGER;
    ALTER TABLE record_flashcard ADD COLUMN filtered_since INTEGER;
    ALTER TABLE record_flashcard ADD COLUMN again_time INTEGER;
    CREATE TABLE record_filtered_deck (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    -- Options under a name, which decks share.
    CREATE TABLE record_preset (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    -- All that its cards to study are counted by.
    CREATE INDEX flashcard_filtered ON record_flashcard (
      filtered, filtered_place, due, deck, note, buried, phase, filtered_since, again_time, last_review,
      due_day, due_time
    ) WHERE filtered IS NOT NULL;
    -- What notes are listed and searched by without their texts, in the order of the table, whose rows
    -- are many times as long.
    CREATE INDEX note_list ON record_note (id, type, modified, tags);
    """
}
