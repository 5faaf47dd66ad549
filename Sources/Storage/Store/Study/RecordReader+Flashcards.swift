import Flashcards
import Vault

/// Reads single flashcards. Throws `VaultFailure.damaged` for a damaged or unreadable record.
extension RecordReader {
  func deck(_ id: DeckID) throws -> Deck? {
    try single(id.rawValue, in: .deck, DeckCodec.deck)
  }

  func note(_ id: NoteID) throws -> Note? {
    try single(id.rawValue, in: .note, noteCodec.note)
  }

  /// Reads notes with the note types of the vault.
  var noteCodec: NoteCodec { NoteCodec(types: NoteTypeTable(self)) }

  func card(_ id: CardID) throws -> Card? {
    try single(id.rawValue, in: .flashcard, FlashcardCodec.card)
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
