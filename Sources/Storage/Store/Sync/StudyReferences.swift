import ByteCoding
import Flashcards
import Vault

/// The error of a reference to an object that has not come yet.
struct MissingObject: Error {}

/// Translates between the ids of flashcards in this vault and their keys on every device.
struct StudyReferences {
  private let objects: SyncObjects
  private let records: RecordWriter

  init(_ objects: SyncObjects, _ records: RecordWriter) {
    self.objects = objects
    self.records = records
  }

  /// The key of an object of this vault.
  ///
  /// - Throws: `UnreadableBytes` if there is no such object.
  func key(_ kind: ObjectKind, of local: Int64) throws -> Int64 {
    if kind == .noteType, StandardNoteType(NoteTypeID(rawValue: local)) != nil { return local }
    guard let key = try objects.key(of: kind, local) else {
      // It is no other device's yet, and gets the same key when its own frame is made.
      return try newKey(kind, local).id
    }
    return key.id
  }

  /// The key of a set of parameters; 0 for none, or for one that is missing.
  func key(ofParameters set: ParameterSetID?) throws -> Int64 {
    guard let set, try records.contains(set.rawValue, in: .parameters) else { return 0 }
    return try key(.parameters, of: set.rawValue)
  }

  /// The key of a preset of options; 0 for none, or for one that is missing.
  func key(ofPreset preset: OptionsPresetID?) throws -> Int64 {
    guard let preset, try records.contains(preset.rawValue, in: .preset) else { return 0 }
    return try key(.preset, of: preset.rawValue)
  }

  /// The content of a picture or a sound as other devices name it.
  ///
  /// - Throws: `UnreadableBytes` as long as its hash is not under the group's key.
  func content(ofMedia file: MediaFileID) throws -> SharedMediaContent {
    guard let content = try MediaContents(records.db).content(of: file.rawValue) else {
      throw UnreadableBytes.invalid
    }
    return SharedMediaContent(hash: content.hash, size: content.size)
  }

  /// The id in this vault of an object with a key.
  ///
  /// - Throws: `MissingObject` if there is none.
  func local(_ kind: ObjectKind, of key: Int64) throws -> Int64 {
    guard let local = try objects.local(of: ObjectKey(kind, key)) else { throw MissingObject() }
    return local
  }

  /// The id in this vault of an object with a key; nil if it is deleted.
  ///
  /// - Throws: `MissingObject` if it has not come yet.
  func present(_ kind: ObjectKind, of key: Int64) throws -> Int64? {
    let key = ObjectKey(kind, key)
    if let local = try objects.local(of: key) { return local }
    guard try objects.object(key)?.registers.exists == false else { throw MissingObject() }
    return nil
  }

  /// The key of an object that no frame has named yet.
  ///
  /// - Throws: `UnreadableBytes` if there is no such object.
  func newKey(_ kind: ObjectKind, _ local: Int64) throws -> ObjectKey {
    switch kind {
    case .note:
      guard let note = try records.note(NoteID(rawValue: local)) else {
        throw UnreadableBytes.invalid
      }
      return try newKey(note)
    case .card:
      guard let card = try records.card(FlashcardID(rawValue: local)) else {
        throw UnreadableBytes.invalid
      }
      return try newKey(card)
    case .parameters:
      guard let set = try records.parameters(ParameterSetID(rawValue: local)) else {
        throw UnreadableBytes.invalid
      }
      return SyncHash.parameters(content: ParameterCodec.bytes(of: set))
    case .noteType:
      guard let type = try records.noteTypes()[NoteTypeID(rawValue: local)] else {
        throw UnreadableBytes.invalid
      }
      return try free(SyncHash.noteType(type, in: records.vaultID), for: local)
    case .preset:
      guard let preset = try records.preset(OptionsPresetID(rawValue: local)) else {
        throw UnreadableBytes.invalid
      }
      return try free(SyncHash.preset(preset, in: records.vaultID), for: local)
    case .filteredDeck:
      guard let deck = try records.filteredDeck(FilteredDeckID(rawValue: local)) else {
        throw UnreadableBytes.invalid
      }
      return try free(SyncHash.filteredDeck(deck, in: records.vaultID), for: local)
    default: return SyncHash.own(kind, local, in: records.vaultID)
    }
  }

  /// The key of a note that no frame has named yet.
  func newKey(_ note: Note) throws -> ObjectKey {
    try free(SyncHash.note(guid: note.guid), for: note.id.rawValue)
  }

  /// The key of a card that no frame has named yet.
  func newKey(_ card: Flashcard) throws -> ObjectKey {
    let note = ObjectKey(.note, try key(.note, of: card.note.rawValue))
    return try free(SyncHash.card(of: note, ordinal: card.ordinal), for: card.id.rawValue)
  }

  /// The key, or one of this vault's own if another object of this vault has it: two notes can have
  /// one guid.
  private func free(_ key: ObjectKey, for local: Int64) throws -> ObjectKey {
    guard let present = try objects.object(key), present.local != 0, present.local != local else {
      return key
    }
    return SyncHash.own(key.kind, local, in: records.vaultID)
  }
}
