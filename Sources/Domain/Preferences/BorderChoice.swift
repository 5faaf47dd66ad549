import Wording

/// The borders of frames and tables.
package enum BorderChoice: String, Hashable, Sendable, CaseIterable {
  /// Lines.
  case lines
  /// Blanks: on a braille display lines are noise.
  case blank

  private var phrase: Phrase {
    switch self {
    case .lines: .settingsOn
    case .blank: .settingsOff
    }
  }

  /// The words for it.
  func words(_ wording: Wording) -> String { wording(phrase) }
}

extension SettingValues<BorderChoice> {
  /// All choices, stored by their names.
  static let borders = SettingValues(
    choices: BorderChoice.allCases,
    read: { BorderChoice(rawValue: $0) },
    write: { value, _ in value.rawValue },
    words: { value, wording in value.words(wording) }
  )
}
