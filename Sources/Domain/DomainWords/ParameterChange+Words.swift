package import Flashcards
package import Wording

extension ParameterChange {
  /// The preset that the decks share; nil for a deck alone.
  package func preset(among presets: [OptionsPreset]) -> OptionsPreset? {
    decks.count > 1 ? decks.first.flatMap { presets.preset(of: $0) } : nil
  }

  /// The preset with the decks that follow it; nil for a deck alone.
  ///
  /// - Parameter name: the words for a deck's name.
  package func presetWords(
    among presets: [OptionsPreset],
    _ wording: Wording,
    _ name: (DeckName) -> String = \.description
  ) -> String? {
    preset(among: presets).map { preset in
      let names = decks.map { name($0.name) }
      return wording(.optionsPreset(names.count, name: preset.name, decks: wording.all(names)))
    }
  }
}
