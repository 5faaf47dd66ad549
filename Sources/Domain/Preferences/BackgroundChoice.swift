import Wording

/// The background of the terminal for which colours are chosen.
package enum BackgroundChoice: String, Hashable, Sendable, CaseIterable {
  /// As the environment or the terminal says.
  case automatic
  /// Always dark.
  case dark
  /// Always light.
  case light

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .automatic: .settingsBackgroundAutomatic
    case .dark: .settingsBackgroundDark
    case .light: .settingsBackgroundLight
    }
  }
}

extension SettingValues<BackgroundChoice> {
  /// All choices.
  static let backgrounds = SettingValues.named { $0.phrase }
}
