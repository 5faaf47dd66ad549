package import Wording

extension Phrase {
  /// The phrase for line mode, where keys are words; nil where nothing is said.
  package var inLines: Phrase? {
    switch id {
    case .fieldRevealed: nil
    // Another voice would speak over the first.
    case .voiceSpeaks, .voiceSpeaksLanguage: nil
    // The screens that these are told on say so themselves.
    case .deckImportDone, .parametersSet, .settingsSaved: nil
    case .noteAdded: .lineModeNoteAdded
    case .roundOver: .lineModeRoundOver
    case .keyUnknown: .lineModeUnknown
    case .walletOrderInSearch: .lineModeOrderInSearch
    default: self
    }
  }
}
