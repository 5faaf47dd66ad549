import Flashcards
import SyncMerging
import Vault

extension StudyReferences {
  /// The value of a field as the object's record has it; nil if there is no record.
  func present(
    _ key: ObjectKey,
    _ object: SyncObject,
    _ field: FieldID,
    in records: RecordWriter
  ) throws -> [UInt8]? {
    switch key.kind {
    case .deck:
      guard let deck = try stored(key, object, .deck, DeckCodec.deck, records) else { return nil }
      return try DeckFields.all.first { $0.id == field }?.value(deck, self)
    case .note:
      let codec = records.noteCodec
      guard let note = try stored(key, object, .note, codec.note, records) else { return nil }
      return try NoteFields.values(of: note, self).first { $0.0 == field }?.1
    case .card:
      guard let card = try stored(key, object, .flashcard, FlashcardCodec.card, records) else {
        return nil
      }
      return try CardField.fields.first { $0.id == field }?.value(card, self)
    case .noteType:
      return try stored(key, object, .noteType, NoteTypeCodec.noteType, records)
        .map { try NoteTypeCodec.bytes(of: $0) }
    default: return nil
    }
  }

  private func stored<Value>(
    _ key: ObjectKey,
    _ object: SyncObject,
    _ table: RecordTable,
    _ read: (Int64, UnsafeRawBufferPointer) throws -> Value,
    _ records: RecordWriter
  ) throws -> Value? {
    if object.local != 0 {
      if let value = try records.open(object.local, in: table, { try read($0.id, $1) }) {
        return value
      }
    }
    return try records.deleted(key).flatMap { deleted in
      guard !deleted.content.isEmpty else { return nil }
      return try deleted.content.withUnsafeBytes { try read(deleted.local, $0) }
    }
  }
}
