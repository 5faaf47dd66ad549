package import Flashcards
package import Secrets
package import Vault

/// A check of pictures and sounds.
package struct MediaCheck: Sendable, Equatable {
  /// What notes refer to and what there is.
  package let use: MediaUse
  /// What was found missing or altered when contents were read last.
  package let damage: [Damage]
}

extension MediaStore {
  /// The beginnings of names to which no field refers though they may be in use.
  private static let kept = ["_", "latex-"]

  /// Compares the names with those to which notes refer. No content is read. What only other devices have is
  /// neither missing nor unused.
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
      for name in missing.keys where try records.sharedMediaName(name)?.isAbsent == true {
        missing[name] = nil
      }
      return reader.damaged
    }
    let use = MediaUse(
      missing: missing.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { MissingMedia(name: $0.key, notes: $0.value) },
      unused: entries.filter { entry in
        !used.contains(entry.name.text) && !Self.kept.contains { entry.name.text.hasPrefix($0) }
      },
      unreadableNotes: unreadable
    )
    return MediaCheck(use: use, damage: try vault.knownMediaDamage(under: key))
  }
}
