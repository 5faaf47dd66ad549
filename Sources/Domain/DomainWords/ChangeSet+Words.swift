package import Flashcards
package import Wording

extension ChangeSet {
  /// What is said once a deck's options were saved: for how many decks, where there are several.
  package func savedOptions(of deck: Deck, among presets: [OptionsPreset]) -> Phrase {
    guard decks.count > 1, let preset = presets.preset(of: deck) else { return .settingsSaved }
    return .presetSaved(decks.count, name: preset.name)
  }
}
