import Flashcards
import Vault

/// A kind of objects of flashcards that operations change. The raw values mark the earlier states in
/// entries of the undo log, and are part of the format.
enum StudyKind: UInt8, CaseIterable {
  case deck = 1
  case noteType = 8
  case collection = 9
  case note = 2
  case card = 3

  /// The table of the records.
  var table: RecordTable {
    switch self {
    case .deck: .deck
    case .noteType: .noteType
    case .collection: .collection
    case .note: .note
    case .card: .flashcard
    }
  }
}

/// The content of a record, while it is lent.
typealias RecordBytes = UnsafeRawBufferPointer

/// An object of flashcards as a record has it, and the fields by which operations on it are undone.
protocol StudyObject: Equatable {
  static var studyKind: StudyKind { get }

  /// The id of the record.
  var recordID: Int64 { get }

  /// Decodes the content of a record.
  ///
  /// - Parameter types: the note types of the vault.
  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Self

  /// The content of the record.
  func recordContent() throws -> [UInt8]

  /// The fields in which another state of the object differs.
  func fields(changedIn other: Self) -> ObjectFields

  /// The object with some fields as they were in an earlier state.
  func restoring(_ fields: ObjectFields, of old: Self) -> Self
}

extension StudyObject {
  /// Of an object that is undone as a whole.
  func fields(changedIn other: Self) -> ObjectFields { self == other ? [] : .all }

  func restoring(_ fields: ObjectFields, of old: Self) -> Self { old }

  /// Decodes the content of a record.
  static func read(_ id: Int64, _ content: [UInt8], _ types: NoteTypeTable) throws -> Self {
    try content.withUnsafeBytes { try read(id, $0, types) }
  }
}

extension Deck: StudyObject {
  static var studyKind: StudyKind { .deck }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Deck {
    try DeckCodec.deck(id, from: content)
  }

  func recordContent() throws -> [UInt8] { try DeckCodec.bytes(of: self) }

  func fields(changedIn other: Deck) -> ObjectFields {
    var fields: ObjectFields = []
    if name != other.name { fields.insert(.deckName) }
    if options != other.options || language != other.language || carried != other.carried {
      fields.insert(.deckOptions)
    }
    return fields
  }

  func restoring(_ fields: ObjectFields, of old: Deck) -> Deck {
    var deck = self
    if fields.contains(.deckName) { deck.name = old.name }
    if fields.contains(.deckOptions) {
      deck.options = old.options
      deck.language = old.language
      deck.carried = old.carried
    }
    return deck
  }
}

extension NoteType: StudyObject {
  static var studyKind: StudyKind { .noteType }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> NoteType {
    try NoteTypeCodec.noteType(id, from: content)
  }

  func recordContent() throws -> [UInt8] { try NoteTypeCodec.bytes(of: self) }
}

extension CarriedCollection: StudyObject {
  static var studyKind: StudyKind { .collection }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws
    -> CarriedCollection
  {
    try CollectionCodec.collection(id, from: content)
  }

  func recordContent() -> [UInt8] { CollectionCodec.bytes(of: self) }
}

extension Note: StudyObject {
  static var studyKind: StudyKind { .note }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Note {
    try NoteCodec(types: types).note(id, from: content)
  }

  func recordContent() -> [UInt8] { NoteCodec.bytes(of: self) }

  func fields(changedIn other: Note) -> ObjectFields {
    var fields: ObjectFields = []
    if content != other.content { fields.insert(.words) }
    if tags != other.tags { fields.insert(.tags) }
    // A change of its time alone, such as by an import of the same words.
    return fields.isEmpty && self != other ? [.words, .tags] : fields
  }

  func restoring(_ fields: ObjectFields, of old: Note) -> Note {
    guard !fields.isSuperset(of: [.words, .tags]) else { return old }
    var note = self
    if fields.contains(.words) { note.content = old.content }
    if fields.contains(.tags) { note.tags = old.tags }
    return note
  }
}

extension Card: StudyObject {
  static var studyKind: StudyKind { .card }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Card {
    try FlashcardCodec.card(id, from: content)
  }

  func recordContent() -> [UInt8] { FlashcardCodec.bytes(of: self) }

  func fields(changedIn other: Card) -> ObjectFields {
    var fields: ObjectFields = []
    if progress != other.progress || placement != other.placement || carried != other.carried {
      fields.insert(.progress)
    }
    if deck != other.deck { fields.insert(.home) }
    if position != other.position { fields.insert(.position) }
    if flag != other.flag { fields.insert(.flag) }
    if isSuspended != other.isSuspended { fields.insert(.suspended) }
    if buriedOn != other.buriedOn { fields.insert(.buried) }
    return fields
  }

  func restoring(_ fields: ObjectFields, of old: Card) -> Card {
    guard fields != .all else { return old }
    var card = self
    if fields.contains(.progress) {
      card.progress = old.progress
      card.placement = old.placement
      card.carried = old.carried
    }
    if fields.contains(.home) { card.deck = old.deck }
    if fields.contains(.position) { card.position = old.position }
    if fields.contains(.flag) { card.flag = old.flag }
    if fields.contains(.suspended) { card.isSuspended = old.isSuspended }
    if fields.contains(.buried) { card.buriedOn = old.buriedOn }
    return card
  }
}
