import Wording

extension Phrase {
  /// What is said of it in line mode, where keys are words; nil where nothing is.
  var plain: Phrase? {
    switch self {
    case .numberRevealed, .codeRevealed: nil
    // The screens that these are told on say so themselves.
    case .deckImportDone, .parametersSet: nil
    case .noteLeave: .plainNoteLeave
    case .noteAdded: .plainNoteAdded
    case .noteSuspended: .plainNoteSuspended
    case .noteAllSuspended: .plainNoteAllSuspended
    case .roundOver: .plainRoundOver
    case .keyUnknown: .plainUnknown
    case .walletOrderInSearch: .plainOrderInSearch
    case .importUsed: .plainImportUsed
    default: self
    }
  }
}
