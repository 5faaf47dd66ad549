import Wording

/// The colours of the program, on each background.
package enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  /// The usual ones.
  case standard
  /// Those that differ in lightness too, for eyes that see few of their hues.
  case colorBlind = "color-blind"
  /// Those with a contrast of 7 to 1.
  case highContrast = "high-contrast"

  private var phrase: Phrase {
    switch self {
    case .standard: .settingsThemeStandard
    case .colorBlind: .settingsThemeColorBlind
    case .highContrast: .settingsThemeHighContrast
    }
  }

  /// The words for it.
  func words(_ wording: Wording) -> String { wording(phrase) }
}

extension SettingValues<ThemeChoice> {
  /// All choices, stored by their names.
  static let themes = SettingValues(
    choices: ThemeChoice.allCases,
    read: { ThemeChoice(rawValue: $0) },
    write: { value, _ in value.rawValue },
    words: { value, wording in value.words(wording) }
  )
}
