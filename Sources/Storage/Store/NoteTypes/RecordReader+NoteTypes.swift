import Flashcards
import Vault

/// The notes of a type, by a column that no index has: a type is changed seldom.
extension RecordReader {
  /// The number of notes of a type.
  func noteCount(of type: NoteTypeID) throws -> Int {
    Int(try db.integer("SELECT count(*) FROM record_note WHERE type = ?", type.rawValue) ?? 0)
  }

  /// The ids of the notes of a type, the oldest first.
  func noteIDs(of type: NoteTypeID) throws -> [NoteID] {
    try db.integers("SELECT id FROM record_note WHERE type = ? ORDER BY id", type.rawValue)
      .map(NoteID.init)
  }

  /// The facts of a card that decide what a change of its note's type does to it.
  struct CardFacts {
    let id: FlashcardID
    let ordinal: Int
    /// True if its note no longer asks for it.
    let isDormant: Bool
    let wasAnswered: Bool
  }

  /// The cards of a note, by an index.
  func cardFacts(of note: NoteID) throws -> [CardFacts] {
    var cards: [CardFacts] = []
    try each(
      "SELECT id, ordinal, due, reviews FROM record_flashcard WHERE note = ?",
      note.rawValue
    ) { row in
      cards.append(
        CardFacts(
          id: FlashcardID(rawValue: row.integerOrZero(0)),
          ordinal: Int(row.integerOrZero(1)),
          isDormant: row.isNull(2),
          wasAnswered: row.integerOrZero(3) > 0
        )
      )
    }
    return cards
  }

  /// True if records of notes may have texts that their types have no field for.
  func haveGaps() throws -> Bool { try noteTypes().values.contains(where: \.hasGaps) }

  /// The numbers of notes and of cards of each type that has any.
  func noteTypeCounts() throws -> [NoteTypeID: (notes: Int, cards: Int)] {
    var counts: [NoteTypeID: (notes: Int, cards: Int)] = [:]
    try each("SELECT type, count(*) FROM record_note GROUP BY type") { row in
      counts[NoteTypeID(rawValue: row.integerOrZero(0))] = (Int(row.integerOrZero(1)), 0)
    }
    try each(
      """
      SELECT n.type, count(*) FROM record_flashcard AS c JOIN record_note AS n ON n.id = c.note
      WHERE c.due IS NOT NULL GROUP BY n.type
      """
    ) { row in
      counts[NoteTypeID(rawValue: row.integerOrZero(0))]?.cards = Int(row.integerOrZero(1))
    }
    return counts
  }

  /// The places that new fields and templates of a type may get: behind all that its records have, also
  /// what another device wrote and a change there took away.
  func freePlaces(of type: NoteTypeID) throws -> FreePlaces {
    let fields = try db.integer(
      "SELECT max(length(formats)) FROM record_note WHERE type = ?",
      type.rawValue
    )
    let templates = try db.integer(
      """
      SELECT max(c.ordinal) + 1 FROM record_note AS n JOIN record_flashcard AS c ON c.note = n.id
      WHERE n.type = ?
      """,
      type.rawValue
    )
    return FreePlaces(
      fields: Int(fields ?? 0),
      templates: Int(templates ?? 0),
      replica: Int(try syncState(.study)?.replica ?? 0)
    )
  }
}

extension NoteType {
  /// True if notes may ask for other cards by another state of their type.
  func mayAskForOtherCards(than other: NoteType) -> Bool {
    fieldNames != other.fieldNames || fronts != other.fronts
  }

  /// The names of the fields by the places of their texts.
  private var fieldNames: [Int: String] {
    let names = fields.enumerated().map { (place(ofField: $0), $1.name) }
    return Dictionary(names) { first, _ in first }
  }

  /// The fronts of the templates by the ordinals of their cards.
  private var fronts: [Int: String] {
    let fronts = templates.enumerated().map { (ordinal(ofTemplate: $0), $1.front) }
    return Dictionary(fronts) { first, _ in first }
  }
}
