import Wording

/// The background of the terminal for which colours are chosen.
package enum BackgroundChoice: String, Hashable, Sendable, CaseIterable {
  /// As the environment or the terminal says.
  case automatic
  /// Always dark.
  case dark
  /// Always light.
  case light

  private var phrase: Phrase {
    switch self {
    case .automatic: .settingsBackgroundAutomatic
    case .dark: .settingsBackgroundDark
    case .light: .settingsBackgroundLight
    }
  }

  /// The words for it.
  func words(_ wording: Wording) -> String { wording(phrase) }
}

extension SettingValues<BackgroundChoice> {
  /// All choices, stored by their names.
  static let backgrounds = SettingValues(
    choices: BackgroundChoice.allCases,
    read: { BackgroundChoice(rawValue: $0) },
    write: { value, _ in value.rawValue },
    words: { value, wording in value.words(wording) }
  )
}
