import Flashcards
import Vault

extension RemoteChangeApplier {
  mutating func applyPreset(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    let exists = try exists(key, old) {
      $0.removedPresets.insert(OptionsPresetID(rawValue: $1))
    }
    guard exists else { return }
    let stored: OptionsPreset? = try kept(key)
    guard stored == nil || old.existed == false || !old.values.isEmpty else { return }
    let values = try stored == nil || !old.existed ? shown(key) : old.values
    let ankiID = try values[OptionsPresetFields.ankiID]?.number() ?? 0
    var preset =
      try stored
      ?? OptionsPreset(
        id: OptionsPresetID(rawValue: newID(0, in: .preset)),
        ankiID: ankiID == 0 ? nil : ankiID,
        name: "",
        options: DeckOptions()
      )
    for field in OptionsPresetFields.all {
      guard let value = values[field.id] else { continue }
      try merging.apply(field.id, of: key) { try field.set(&preset, value, references) }
    }
    change.presets.append(preset)
    try set(local: preset.id.rawValue, of: key)
  }

  /// Has decks follow their presets as these are merged, whatever older programs and other devices made of
  /// the decks meanwhile. Devices that see it too do and note the same.
  func followPresets() throws -> ChangeSet {
    var change = ChangeSet()
    change.removedPresets = self.change.removedPresets
    guard try !change.removedPresets.isEmpty || !records.isEmpty(.preset) else { return change }
    var reader = StudyReader(records)
    let decks = try reader.decks()
    change.keepPresets(try reader.presets(), decks: decks, takesUp: false)
    change.removedPresets = []
    var entry = OutboxEntry()
    entry.time = now.rawValue
    for deck in change.decks {
      let old = decks.first { $0.id == deck.id }
      entry.changes.append(
        OutboxEntry.Change(
          kind: .deck,
          local: deck.id.rawValue,
          fields: try old?.syncedFields(changedIn: deck, references) ?? []
        )
      )
    }
    try records.writeWithoutCapture(change)
    try records.putInOutbox(entry, of: .study)
    return change
  }
}
