package import ReaderProtocol
package import Wording

extension LineFault {
  /// The sentence that tells the reason.
  package var phrase: Phrase {
    switch reason {
    case .emptyPrompt: .deckFaultPrompt
    case .emptyAnswer: .deckFaultAnswer
    case .noGap: .deckFaultNoGap
    case .duplicate(let line): .deckFaultDuplicate(line: "\(line)")
    case .openQuote: .deckFaultQuote
    case .deckName: .deckFaultName
    case .stray: .deckFaultStray
    case .gap: .deckFaultGap
    case .notACard: .deckFaultNotACard
    case .answerCard: .historyFaultCard
    case .answerTime: .historyFaultTime
    case .answerKind:
      .historyFaultKind(kinds: HistoryText.kinds.keys.sorted().joined(separator: ", "))
    case .answerRating: .historyFaultRating
    case .answerDuration: .historyFaultDuration
    case .unknownCard: .historyFaultUnknown
    }
  }
}

extension DeckFormatName {
  /// The name for the user.
  package var phrase: Phrase {
    switch self {
    case .json: .deckFormatJSON
    case .hashcards: .deckFormatHashcards
    case .separated: .deckFormatSeparated
    }
  }
}
