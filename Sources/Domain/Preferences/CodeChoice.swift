import Wording

/// The treatment of a security code that is typed into the card form.
package enum CodeChoice: String, Hashable, Sendable, CaseIterable {
  /// It is asked about.
  case ask
  /// It is kept.
  case keep
  /// It is dropped when the card is saved.
  case drop

  private var phrase: Phrase {
    switch self {
    case .ask: .settingsCodesAsk
    case .keep: .settingsOn
    case .drop: .settingsOff
    }
  }

  /// The words for it.
  func words(_ wording: Wording) -> String { wording(phrase) }
}

extension SettingValues<CodeChoice> {
  /// All choices, stored by their names.
  static let codes = SettingValues(
    choices: CodeChoice.allCases,
    read: { CodeChoice(rawValue: $0) },
    write: { value, _ in value.rawValue },
    words: { value, wording in value.words(wording) }
  )
}
