import Wording

/// The treatment of a security code that is typed into the card form.
package enum CodeChoice: String, Hashable, Sendable, CaseIterable {
  /// It is asked about.
  case ask
  /// It is kept.
  case keep
  /// It is dropped when the card is saved.
  case drop

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .ask: .settingsCodesAsk
    case .keep: .settingsOn
    case .drop: .settingsOff
    }
  }
}

extension SettingValues<CodeChoice> {
  /// All choices.
  static let codes = SettingValues.named { $0.phrase }
}
