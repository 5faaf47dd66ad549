package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The number of notes after which a preview ends, though it has not found as much as it may.
  private static let mostReadNotes = 5_000

  /// Previews a replacement in the notes of some cards, by pages: nothing is written. Ends at the next
  /// record once the key is destroyed.
  ///
  /// - Parameters:
  ///   - last: the note after which to go on; nil for the first.
  ///   - most: the number of fields from which on the page ends, with those of its last note.
  package func previewReplacing(
    _ replace: FindReplace,
    of targets: CardTargets,
    after last: NoteID?,
    most: Int,
    under key: VaultKey
  ) throws(VaultFailure) -> ReplacedPage {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var ids: Set<NoteID> = []
      try reader.eachTarget(of: targets) { _, note in
        if last.map({ note > $0 }) ?? true { ids.insert(note) }
      }
      let types = records.noteTypeTable
      var fields: [ReplacedField] = []
      var damaged = 0
      for (index, id) in ids.sorted().enumerated() {
        if let note: Note = try records.readable(id.rawValue, types) {
          fields += replace.preview(of: note)
        } else {
          damaged += 1
        }
        if fields.count >= most || index + 1 == Self.mostReadNotes {
          return ReplacedPage(fields, next: index + 1 < ids.count ? id : nil, damaged: damaged)
        }
      }
      return ReplacedPage(fields, damaged: damaged)
    }
  }
}
