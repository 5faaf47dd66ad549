import Wording

/// The colours of the program, on each background.
package enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  /// The usual ones.
  case standard
  /// Those that differ in lightness too, for eyes that see few of their hues.
  case colorBlind = "color-blind"
  /// Those with a contrast of 7 to 1.
  case highContrast = "high-contrast"

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .standard: .settingsThemeStandard
    case .colorBlind: .settingsThemeColorBlind
    case .highContrast: .settingsThemeHighContrast
    }
  }
}

extension SettingValues<ThemeChoice> {
  /// All choices.
  static let themes = SettingValues.named { $0.phrase }
}
