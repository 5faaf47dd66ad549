package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The presets of options, ordered by name.
  package func presets(under key: VaultKey) throws(VaultFailure) -> [OptionsPreset] {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      return try reader.presets()
    }
  }

  /// Makes presets of those that decks of older vaults and programs have from Anki, once.
  ///
  /// - Returns: the changes, of which nobody notices anything; empty ones if there is none to make.
  package func makePresets(
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> ChangeSet {
    let isWanted = try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      return try reader.decks().contains { $0.preset == nil && $0.carried != nil }
    }
    guard isWanted else { return ChangeSet() }
    return try vault.writeRecords(under: key) { records in
      var reader = StudyReader(records)
      var ids = try records.idSource()
      var change = ChangeSet()
      change.makePresets(of: try reader.decks(), among: try reader.presets(), &ids, at: now)
      return try records.write(change, at: now).change
    }
  }
}

extension StudyReader {
  /// All presets of options, ordered by name.
  mutating func presets() throws -> [OptionsPreset] {
    try (all() as [OptionsPreset]).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}

extension RecordReader {
  /// A set of changes with what follows from it for presets of options and the decks that share them.
  func keepingPresets(_ change: ChangeSet) throws -> ChangeSet {
    guard !(change.decks.isEmpty && change.presets.isEmpty && change.removedPresets.isEmpty) else {
      return change
    }
    var change = change
    var reader = StudyReader(self)
    change.keepPresets(try reader.presets(), decks: try reader.decks())
    return change
  }
}
