import Flashcards

/// The data needed to undo an operation.
struct UndoRecord: Equatable {
  /// A note whose words were replaced, as it was before.
  struct Replaced: Equatable {
    let note: Note
    /// The `modified` time of its replacement: with another time the note was changed since.
    let by: Timestamp
  }

  /// An added note.
  struct Added: Equatable {
    let note: NoteID
    /// Its `modified` time when it was added: with another time the note was changed since.
    let at: Timestamp
  }

  /// The deleted decks.
  var decks: [Deck] = []
  var notes: [Note] = []
  var cards: [Card] = []
  var reviews: [Review] = []
  /// The replaced notes.
  var replaced: [Replaced] = []
  /// The added decks. Added cards listed by themselves are those of notes that existed before.
  var addedDecks: [DeckID] = []
  var addedNotes: [Added] = []
  var addedCards: [CardID] = []
}

/// The encoding of an undo record: a header, and parts of about 64 KiB one after the other.
///
/// The header is the format's number (8 bits), a flag set once it is undone (8), the time of the
/// operation (64) and its name. A part is a sequence of entries, each a tag (8 bits) and its value.
enum UndoCodec {
  private static let number: UInt8 = 1
  private static let partBytes = 1 << 16
  private static let reviewsInEntry = 1_000

  /// The contents of the header.
  struct Header {
    let operation: UndoableOperation
    let time: Timestamp
    let isUndone: Bool
  }

  private enum Mark: UInt8 {
    case deck = 1
    case note = 2
    case card = 3
    case reviews = 4
    case replaced = 5
    case addedDeck = 6
    case addedNote = 7
    case addedCard = 8
  }

  static func bytes(of header: Header) -> [UInt8] {
    var bytes = RecordEncoder()
    bytes.append(number)
    bytes.append(UInt8(header.isUndone ? 1 : 0))
    bytes.append(header.time.rawValue)
    bytes.append(header.operation.name)
    return bytes.bytes
  }

  static func header(_ kind: UndoableOperation.Kind, from bytes: UnsafeRawBufferPointer) throws
    -> Header
  {
    var parts = RecordDecoder(bytes)
    try parts.form(number)
    let isUndone = try parts.number(UInt8.self) != 0
    let time = Timestamp(milliseconds: try parts.number())
    return Header(
      operation: UndoableOperation(kind, try parts.text()),
      time: time,
      isUndone: isUndone
    )
  }

  /// Passes on the encoded parts, one after the other.
  static func eachPart(of record: UndoRecord, _ body: ([UInt8]) throws -> Void) throws {
    var part = RecordEncoder(capacity: partBytes)
    func add(_ mark: Mark, _ entry: (inout RecordEncoder) throws -> Void) throws {
      part.append(mark.rawValue)
      try entry(&part)
      guard part.bytes.count >= partBytes else { return }
      try body(part.bytes)
      part = RecordEncoder(capacity: partBytes)
    }
    for deck in record.decks {
      try add(.deck) {
        $0.append(deck.id.rawValue)
        $0.append(bytes: try DeckCodec.bytes(of: deck))
      }
    }
    for note in record.notes {
      try add(.note) {
        $0.append(note.id.rawValue)
        $0.append(bytes: NoteCodec.bytes(of: note))
      }
    }
    for card in record.cards {
      try add(.card) {
        $0.append(card.id.rawValue)
        $0.append(bytes: FlashcardCodec.bytes(of: card))
      }
    }
    for start in stride(from: 0, to: record.reviews.count, by: reviewsInEntry) {
      let reviews = record.reviews[start..<min(record.reviews.count, start + reviewsInEntry)]
      try add(.reviews) { $0.append(bytes: ReviewCodec.bytes(of: reviews)) }
    }
    for replaced in record.replaced {
      try add(.replaced) {
        $0.append(replaced.note.id.rawValue)
        $0.append(replaced.by.rawValue)
        $0.append(bytes: NoteCodec.bytes(of: replaced.note))
      }
    }
    for deck in record.addedDecks { try add(.addedDeck) { $0.append(deck.rawValue) } }
    for added in record.addedNotes {
      try add(.addedNote) {
        $0.append(added.note.rawValue)
        $0.append(added.at.rawValue)
      }
    }
    for card in record.addedCards { try add(.addedCard) { $0.append(card.rawValue) } }
    if !part.bytes.isEmpty { try body(part.bytes) }
  }

  /// Decodes a part and adds its entries.
  static func read(_ part: UnsafeRawBufferPointer, into record: inout UndoRecord) throws {
    var parts = RecordDecoder(part)
    while !parts.isEmpty {
      switch try parts.value(Mark.self) {
      case .deck: record.decks.append(try DeckCodec.deck(parts.number(), from: parts.bytes()))
      case .note: record.notes.append(try NoteCodec.note(parts.number(), from: parts.bytes()))
      case .card: record.cards.append(try FlashcardCodec.card(parts.number(), from: parts.bytes()))
      case .reviews: record.reviews += try ReviewCodec.reviews(in: parts.bytes())
      case .replaced:
        let id = try parts.number(Int64.self)
        let time = Timestamp(milliseconds: try parts.number())
        record.replaced.append(.init(note: try NoteCodec.note(id, from: parts.bytes()), by: time))
      case .addedDeck: record.addedDecks.append(DeckID(rawValue: try parts.number()))
      case .addedNote:
        let id = NoteID(rawValue: try parts.number())
        record.addedNotes.append(.init(note: id, at: Timestamp(milliseconds: try parts.number())))
      case .addedCard: record.addedCards.append(CardID(rawValue: try parts.number()))
      }
    }
  }
}
