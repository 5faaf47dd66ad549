import Flashcards
import Vault

/// Reads single flashcards. Throws `VaultFailure.damaged` for a damaged or unreadable record.
extension RecordReader {
  func deck(_ id: DeckID) throws -> Deck? { try object(id.rawValue, noteTypeTable) }

  func note(_ id: NoteID) throws -> Note? { try object(id.rawValue, noteTypeTable) }

  func card(_ id: CardID) throws -> Card? { try object(id.rawValue, noteTypeTable) }

  /// The note types of the vault, for reading many objects.
  var noteTypeTable: NoteTypeTable { NoteTypeTable(self) }

  /// Reads notes with the note types of the vault.
  var noteCodec: NoteCodec { NoteCodec(types: noteTypeTable) }

  /// Reads an object; nil if there is none with this id.
  func object<Object: StudyObject>(_ id: Int64, _ types: NoteTypeTable) throws -> Object? {
    try single(id, in: Object.studyKind.table) { try Object.read($0, $1, types) }
  }

  /// Reads an object with the content of its record.
  func stored<Object: StudyObject>(
    _ id: Int64,
    _ types: NoteTypeTable
  ) throws -> (object: Object, content: [UInt8])? {
    try single(id, in: Object.studyKind.table) {
      (try Object.read($0, $1, types), Array($1))
    }
  }

  func parameters(_ id: ParameterSetID) throws -> ParameterSet? {
    try single(id.rawValue, in: .parameters, ParameterCodec.set)
  }

  /// The ids of the cards with a value in a clear column.
  func cardIDs(_ column: String, _ value: Int64) throws -> [CardID] {
    try ids(of: .flashcard, .column(column, value)).map(CardID.init)
  }

  private func single<Value>(
    _ id: Int64,
    in table: RecordTable,
    _ read: (Int64, UnsafeRawBufferPointer) throws -> Value
  ) throws -> Value? {
    try open(id, in: table) { header, content in
      do {
        return try read(header.id, content)
      } catch {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
    }
  }
}
