package import Flashcards
package import Secrets
package import Vault

/// What a check of pictures and sounds finds, counted as Anki's *Check Media* counts.
package struct MediaCheck: Sendable, Equatable {
  /// A name to which notes refer, and which nothing has.
  package struct Missing: Sendable, Equatable {
    /// The name, in NFC.
    package let name: String
    /// The notes, in order.
    package let notes: [NoteID]
  }

  /// The names to which notes refer, and which nothing has, ordered by their bytes.
  package let missing: [Missing]
  /// Those to which no note refers, ordered by their bytes. Names that begin with an underscore are never
  /// among them, as templates and style sheets have these; nor are pictures that Anki made of formulas.
  package let unused: [MediaStore.Entry]
  /// What was found missing or altered when contents were read last.
  package let damage: [Damage]
  /// The number of notes that can't be read: what seems to be unused may be theirs.
  package let unreadableNotes: Int

  /// The bytes of what is unused. A content with several unused names counts for each.
  package var unusedBytes: Int { unused.reduce(0) { $0 + $1.size } }
}

extension MediaStore {
  /// The beginnings of names to which no field refers though they may be in use.
  private static let kept = ["_", "latex-"]

  /// Compares the names with those to which notes refer. No content is read.
  package func check(under key: VaultKey) throws(VaultFailure) -> MediaCheck {
    let entries = try entries(under: key)
    let names = Set(entries.lazy.map(\.name.text))
    var used: Set<String> = []
    var missing: [String: [NoteID]] = [:]
    let unreadable = try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      try reader.eachNote { note in
        for name in note.mediaNames {
          if names.contains(name) {
            used.insert(name)
          } else {
            missing[name, default: []].append(note.id)
          }
        }
      }
      return reader.damaged
    }
    return MediaCheck(
      missing: missing.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { MediaCheck.Missing(name: $0.key, notes: $0.value) },
      unused: entries.filter { entry in
        !used.contains(entry.name.text) && !Self.kept.contains { entry.name.text.hasPrefix($0) }
      },
      damage: try vault.knownMediaDamage(under: key),
      unreadableNotes: unreadable
    )
  }
}
