import Flashcards

extension StudyVault {
  /// Has decks follow a new preset with the standard options.
  mutating func share(_ name: String, _ ids: Int64...) {
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 9_000 + Int64(presets.count)),
      name: name,
      options: DeckOptions()
    )
    presets[preset.id] = preset
    for id in ids.map(DeckID.init) { decks[id] = decks[id]?.following(preset) }
  }
}
