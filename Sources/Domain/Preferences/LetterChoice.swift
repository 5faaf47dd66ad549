import SearchLanguage
import Wording

extension LetterMatching {
  /// The words for what a search ignores.
  fileprivate var phrase: Phrase {
    switch self {
    case .folded: .settingsLettersFolded
    case .withoutAccents: .settingsLettersWithoutAccents
    case .exact: .settingsLettersExact
    }
  }
}

extension SettingValues<LetterMatching> {
  /// All choices.
  static let letters = SettingValues.named { $0.phrase }
}
