import ByteCoding
import Flashcards
import Vault

/// A kind of objects of flashcards that operations change. The raw values mark the earlier states in
/// entries of the undo log, and are part of the format.
enum StudyKind: UInt8, CaseIterable {
  case deck = 1
  case filteredDeck = 10
  case preset = 11
  case noteType = 8
  case collection = 9
  case note = 2
  case card = 3
  case mediaName = 12

  /// The table of the records.
  var table: RecordTable {
    switch self {
    case .deck: .deck
    case .filteredDeck: .filteredDeck
    case .preset: .preset
    case .noteType: .noteType
    case .collection: .collection
    case .note: .note
    case .card: .flashcard
    case .mediaName: .mediaName
    }
  }
}

/// The content of a record, or a row as bytes, while it is lent.
typealias RecordBytes = UnsafeRawBufferPointer

/// An object of flashcards as a record has it, and the fields by which operations on it are undone.
protocol StudyObject: Equatable {
  static var studyKind: StudyKind { get }

  /// The id of the record.
  var recordID: Int64 { get }

  /// Reads an object as entries of the undo log and deleted objects have it.
  ///
  /// - Parameter types: the note types of the vault.
  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Self

  /// Reads an object from its row.
  static func read(_ row: Row, _ types: NoteTypeTable) throws -> Self

  /// The content of the record, without the columns that indexes order.
  func recordContent() throws -> RecordContent

  /// The fields in which another state of the object differs.
  func fields(changedIn other: Self) -> ObjectFields

  /// The object with some fields as they were in an earlier state.
  func restoring(_ fields: ObjectFields, of old: Self) -> Self
}

extension StudyObject {
  /// The fields of an object that is undone as a whole: all or none.
  func fields(changedIn other: Self) -> ObjectFields { self == other ? [] : .all }

  func restoring(_ fields: ObjectFields, of old: Self) -> Self { old }

  static func read(_ id: Int64, _ content: [UInt8], _ types: NoteTypeTable) throws -> Self {
    try content.withUnsafeBytes { try read(id, $0, types) }
  }

  /// Reads an object that is encoded as a whole.
  static func read(_ row: Row, _ types: NoteTypeTable) throws -> Self {
    try read(row.integer(0) ?? 0, row.content(in: studyKind.table), types)
  }
}

extension Row {
  /// The content of a row of a table whose records are encoded as a whole.
  ///
  /// - Throws: `UnreadableBytes` if it is sealed once more.
  fileprivate func content(in table: RecordTable) throws -> RecordBytes {
    let held = bytes(table.indexedColumns.count + 2)
    guard held.first == 0 else { throw UnreadableBytes.invalid }
    return RecordBytes(rebasing: held.dropFirst())
  }

  /// An object as entries of the undo log and deleted objects have it. It need not be readable.
  func storedContent(in table: RecordTable) throws -> [UInt8] {
    table.hasContent ? Array(try content(in: table)) : StoredRow.bytes(of: self)
  }
}

extension Deck: StudyObject {
  static var studyKind: StudyKind { .deck }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Deck {
    try DeckCodec.deck(id, from: content)
  }

  func recordContent() throws -> RecordContent { .plain(try DeckCodec.bytes(of: self)) }

  func fields(changedIn other: Deck) -> ObjectFields {
    var fields: ObjectFields = []
    if name != other.name { fields.insert(.deckName) }
    if options != other.options || preset != other.preset || language != other.language
      || carried != other.carried
      || extra != other.extra || exams != other.exams
    {
      fields.insert(.deckOptions)
    }
    if easyDates != other.easyDates { fields.insert(.easyDates) }
    return fields
  }

  func restoring(_ fields: ObjectFields, of old: Deck) -> Deck {
    var deck = self
    if fields.contains(.deckName) { deck.name = old.name }
    if fields.contains(.deckOptions) {
      deck.options = old.options
      // What it was made to follow because it came from Anki, it follows on.
      if old.preset != nil || carried == nil { deck.preset = old.preset }
      deck.extra = old.extra
      deck.restoreExams(old.exams)
      deck.language = old.language
      deck.carried = old.carried
    }
    if fields.contains(.easyDates) { deck.easyDates = old.easyDates }
    return deck
  }
}

extension FilteredDeck: NamedOptions {
  static var studyKind: StudyKind { .filteredDeck }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws
    -> FilteredDeck
  {
    try FilteredDeckCodec.deck(id, from: content)
  }

  func recordContent() throws -> RecordContent { .plain(try FilteredDeckCodec.bytes(of: self)) }

}

extension NoteType: StudyObject {
  static var studyKind: StudyKind { .noteType }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> NoteType {
    try NoteTypeCodec.noteType(id, from: content)
  }

  func recordContent() throws -> RecordContent { .plain(try NoteTypeCodec.bytes(of: self)) }

  func fields(changedIn other: NoteType) -> ObjectFields { self == other ? [] : .typeParts }

  func restoring(_ fields: ObjectFields, of old: NoteType) -> NoteType {
    old.keepingPlaces(of: self)
  }
}

extension CarriedCollection: StudyObject {
  static var studyKind: StudyKind { .collection }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws
    -> CarriedCollection
  {
    try CollectionCodec.collection(id, from: content)
  }

  func recordContent() -> RecordContent { .plain(CollectionCodec.bytes(of: self)) }
}

extension Note: StudyObject {
  static var studyKind: StudyKind { .note }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Note {
    guard StoredRow.isRow(content) else {
      return try NoteCodec(types: types).note(id, from: content)
    }
    return try Note(id, StoredRow(content, of: .note), types)
  }

  static func read(_ row: Row, _ types: NoteTypeTable) throws -> Note {
    try Note(row.integer(0) ?? 0, row, types)
  }

  func recordContent() -> RecordContent { .columns(columns) }

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

extension Flashcard: StudyObject {
  static var studyKind: StudyKind { .card }
  var recordID: Int64 { id.rawValue }

  static func read(_ id: Int64, _ content: RecordBytes, _ types: NoteTypeTable) throws -> Flashcard
  {
    try read(id, content)
  }

  static func read(_ id: Int64, _ content: RecordBytes) throws -> Flashcard {
    guard StoredRow.isRow(content) else { return try FlashcardCodec.card(id, from: content) }
    return try Flashcard(id, StoredRow(content, of: .flashcard))
  }

  static func read(_ row: Row, _ types: NoteTypeTable) throws -> Flashcard { try Flashcard(row) }

  func recordContent() -> RecordContent { .columns(columns) }

  func fields(changedIn other: Flashcard) -> ObjectFields {
    var fields: ObjectFields = []
    if progress != other.progress || placement != other.placement || carried != other.carried {
      fields.insert(.progress)
    }
    if deck != other.deck { fields.insert(.home) }
    if position != other.position { fields.insert(.position) }
    if flag != other.flag { fields.insert(.flag) }
    if isSuspended != other.isSuspended { fields.insert(.suspended) }
    if buriedOn != other.buriedOn { fields.insert(.buried) }
    if stay != other.stay { fields.insert(.stay) }
    return fields
  }

  func restoring(_ fields: ObjectFields, of old: Flashcard) -> Flashcard {
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
    if fields.contains(.stay) { card.stay = old.stay }
    return card
  }
}

/// Options under a name, which operations change apart from each other.
protocol NamedOptions: StudyObject {
  associatedtype Name: Equatable
  associatedtype Options: Equatable
  var name: Name { get set }
  var options: Options { get set }
  /// What Anki has of it besides; nil if it does not come from there.
  var carried: [UInt8]? { get set }
}

extension NamedOptions {
  func fields(changedIn other: Self) -> ObjectFields {
    var fields: ObjectFields = []
    if name != other.name { fields.insert(.deckName) }
    if options != other.options || carried != other.carried { fields.insert(.deckOptions) }
    return fields
  }

  func restoring(_ fields: ObjectFields, of old: Self) -> Self {
    var restored = self
    if fields.contains(.deckName) { restored.name = old.name }
    if fields.contains(.deckOptions) {
      restored.options = old.options
      restored.carried = old.carried
    }
    return restored
  }
}
