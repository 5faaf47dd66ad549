package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The note at a place among those of a type, in the order of their ids, or the last one where there are
  /// fewer; and the number of them. There is no note where it can't be read.
  package func sampleNote(
    of type: NoteTypeID,
    at place: Int,
    under key: VaultKey
  ) throws(VaultFailure) -> (note: NoteContent?, count: Int) {
    try vault.readRecords(under: key) { records in
      let count = try records.noteCount(of: type)
      guard count > 0 else { return (nil, 0) }
      let id = try records.db.integer(
        "SELECT id FROM record_note WHERE type = ? ORDER BY id LIMIT 1 OFFSET ?",
        type.rawValue,
        Int64(min(max(0, place), count - 1))
      )
      var reader = StudyReader(records)
      let notes = try id.map { try reader.notes([NoteID(rawValue: $0)]) } ?? []
      return (notes.first?.content, count)
    }
  }
}
