package import Flashcards
package import Vault

/// Reads single flashcards. Throws `VaultFailure.damaged` for a damaged or unreadable record.
extension RecordReader {
  func deck(_ id: DeckID) throws -> Deck? { try object(id.rawValue, noteTypeTable) }

  func preset(_ id: OptionsPresetID) throws -> OptionsPreset? {
    try object(id.rawValue, noteTypeTable)
  }

  func note(_ id: NoteID) throws -> Note? { try object(id.rawValue, noteTypeTable) }

  func card(_ id: FlashcardID) throws -> Flashcard? { try object(id.rawValue, noteTypeTable) }

  /// The note types of the vault, for reading many objects.
  var noteTypeTable: NoteTypeTable { NoteTypeTable(self) }

  /// Reads an object; nil if there is none with this id.
  func object<Object: StudyObject>(_ id: Int64, _ types: NoteTypeTable) throws -> Object? {
    try single(id, in: Object.studyKind.table) { try Object.read($0, types) }
  }

  /// Reads an object; nil if there is none with this id, or it can't be read.
  func readable<Object: StudyObject>(_ id: Int64, _ types: NoteTypeTable) throws -> Object? {
    do {
      return try object(id, types)
    } catch VaultFailure.damaged {
      return nil
    } catch let error as DatabaseError where error.isCorruption {
      return nil
    }
  }

  /// Reads an object, also as an entry of the undo log has it.
  func stored<Object: StudyObject>(
    _ id: Int64,
    _ types: NoteTypeTable
  ) throws -> (object: Object, content: [UInt8])? {
    let table = Object.studyKind.table
    return try single(id, in: table) {
      (try Object.read($0, types), try $0.storedContent(in: table))
    }
  }

  func parameters(_ id: ParameterSetID) throws -> ParameterSet? {
    try open(id.rawValue, in: .parameters) { header, content in
      try readable(header.id, in: .parameters) { try ParameterCodec.set(header.id, from: content) }
    }
  }

  /// The ids of the cards with a value in an indexed column.
  func cardIDs(_ column: String, _ value: Int64) throws -> [FlashcardID] {
    try ids(of: .flashcard, .column(column, value)).map(FlashcardID.init)
  }

  private func single<Value>(
    _ id: Int64,
    in table: RecordTable,
    _ read: (Row) throws -> Value
  ) throws -> Value? {
    try row(of: id, in: table) { row in try readable(id, in: table) { try read(row) } }
  }

  private func readable<Value>(
    _ id: Int64,
    in table: RecordTable,
    _ read: () throws -> Value
  ) throws -> Value {
    do {
      return try read()
    } catch {
      throw VaultFailure.damaged(.record(table: table.name, id: id))
    }
  }
}

extension RecordReader {
  /// The source of ids for new records: above all that were given in the vault so far, and other than
  /// those of other devices of its sync group.
  package func idSource() throws -> IDSource {
    let replica = try syncState(.study)?.replica ?? syncState(.wallet)?.replica ?? 0
    return IDSource(above: try highestID(), replica: Int64(replica))
  }
}
