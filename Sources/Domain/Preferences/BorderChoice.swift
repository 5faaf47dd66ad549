import Wording

/// The borders of frames and tables.
package enum BorderChoice: String, Hashable, Sendable, CaseIterable {
  /// Lines.
  case lines
  /// Blanks: on a braille display lines are noise.
  case blank

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .lines: .settingsOn
    case .blank: .settingsOff
    }
  }
}

extension SettingValues<BorderChoice> {
  /// All choices.
  static let borders = SettingValues.named { $0.phrase }
}
