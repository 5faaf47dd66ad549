package import ReaderProtocol
package import Wording

extension LineFault {
  /// The sentence that tells the reason.
  package var phrase: Phrase {
    switch reason {
    case .emptyPrompt: .noteEmptyPrompt
    case .emptyAnswer: .noteEmptyAnswer
    case .noGap: .noteNoGap
    case .duplicate(let line): .deckFaultDuplicate(line: "\(line)")
    case .openQuote: .deckFaultQuote
    case .deckName: .deckNameEmpty
    case .stray: .deckFaultStray
    case .gap: .deckFaultGap
    case .notACard: .deckFaultNotACard
    case .answerCard: Self.fault(.card, "n1k2:1")
    case .answerTime: Self.fault(.time, "2026-07-15T12:00:00.000+02:00")
    case .answerKind:
      Self.fault(.kind, HistoryText.kinds.keys.sorted().joined(separator: ", "))
    case .answerRating: Self.fault(.rating, "1, 2, 3, 4")
    case .answerDuration: Self.fault(.duration, "2500")
    case .unknownCard: .historyFaultUnknown
    }
  }

  /// The sentence about a value of a column of a history.
  private static func fault(_ column: HistoryText.Column, _ example: String) -> Phrase {
    .valueNeeded(name: column.rawValue, example: example)
  }
}
