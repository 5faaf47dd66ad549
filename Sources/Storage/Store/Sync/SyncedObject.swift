import Flashcards
import Vault

/// An object of flashcards that devices have in common, and the values of its fields in frames.
protocol SyncedObject: StudyObject {
  static var syncKind: ObjectKind { get }
  /// The fields that every object of the kind has.
  static var syncFields: [SyncField<Self>] { get }

  /// The key of an object that no frame has named yet.
  func newKey(_ references: StudyReferences) throws -> ObjectKey

  /// The values of the fields for which `isWanted` is true; ids of other objects become keys.
  func values(
    _ references: StudyReferences,
    where isWanted: (FieldID) -> Bool
  ) throws -> [(FieldID, [UInt8])]

  /// The fields in which another state of the object differs.
  func syncedFields(changedIn other: Self, _ references: StudyReferences) throws -> Set<FieldID>
}

extension SyncedObject {
  func newKey(_ references: StudyReferences) throws -> ObjectKey {
    try references.newKey(Self.syncKind, recordID)
  }

  func values(
    _ references: StudyReferences,
    where isWanted: (FieldID) -> Bool
  ) throws -> [(FieldID, [UInt8])] {
    try Self.syncFields.filter { isWanted($0.id) }.map { ($0.id, try $0.value(self, references)) }
  }

  func syncedFields(changedIn other: Self, _ references: StudyReferences) throws -> Set<FieldID> {
    let before = Dictionary(try values(references) { _ in true }) { first, _ in first }
    let after = try other.values(references) { _ in true }
    return Set(after.lazy.filter { before[$0.0] != $0.1 }.map(\.0))
  }
}

extension Deck: SyncedObject {
  static var syncKind: ObjectKind { .deck }
  static var syncFields: [SyncField<Deck>] { DeckFields.all }
}

extension NoteType: SyncedObject {
  static var syncKind: ObjectKind { .noteType }
  static let syncFields: [SyncField<NoteType>] = [NoteTypeFields.made, NoteTypeFields.changed].map {
    SyncField($0, { type, _ in try NoteTypeCodec.bytes(of: type) }, { _, _, _ in })
  }
}

extension Note: SyncedObject {
  static var syncKind: ObjectKind { .note }
  /// None, as their number follows from the note's own fields.
  static var syncFields: [SyncField<Note>] { [] }

  func newKey(_ references: StudyReferences) throws -> ObjectKey { try references.newKey(self) }

  func values(
    _ references: StudyReferences,
    where isWanted: (FieldID) -> Bool
  ) throws -> [(FieldID, [UInt8])] {
    try NoteFields.values(of: self, references).filter { isWanted($0.0) }
  }
}

extension Flashcard: SyncedObject {
  static var syncKind: ObjectKind { .card }
  static var syncFields: [SyncField<Flashcard>] { FlashcardSyncField.fields }

  func newKey(_ references: StudyReferences) throws -> ObjectKey { try references.newKey(self) }

  func syncedFields(changedIn other: Flashcard, _ references: StudyReferences) -> Set<FieldID> {
    FlashcardSyncField.changed(from: self, to: other)
  }
}

extension RecordWriter {
  /// An object as it is or, if other devices know of it, as it was when it was deleted; nil if neither
  /// is there.
  ///
  /// - Parameters:
  ///   - local: its id in this vault; 0 for none.
  ///   - key: its key; nil if no other device knows of it.
  func kept<Object: SyncedObject>(
    _ local: Int64,
    _ key: @autoclosure () throws -> ObjectKey?,
    _ types: NoteTypeTable
  ) throws -> Object? {
    if local != 0,
      let object = try row(of: local, in: Object.studyKind.table, { try Object.read($0, types) })
    {
      return object
    }
    guard let key = try key(), let deleted = try deleted(key), !deleted.content.isEmpty else {
      return nil
    }
    return try Object.read(deleted.local, deleted.content, types)
  }

  /// The value of a field as the object's record has it; nil if there is no record.
  func present(
    _ key: ObjectKey,
    _ object: SyncObject,
    _ field: FieldID,
    _ references: StudyReferences
  ) throws -> [UInt8]? {
    func value<Object: SyncedObject>(of _: Object.Type) throws -> [UInt8]? {
      let object: Object? = try kept(object.local, key, noteTypeTable)
      return try object?.values(references) { $0 == field }.first?.1
    }
    let kinds: [any SyncedObject.Type] = [
      OptionsPreset.self, Deck.self, FilteredDeck.self, NoteType.self, Note.self, Flashcard.self,
    ]
    return try kinds.first { $0.syncKind == key.kind }.flatMap { try value(of: $0) }
  }
}
