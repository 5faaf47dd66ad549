package import Flashcards
package import Wording

extension CardHistory {
  /// A column of a card's log.
  package enum Column: CaseIterable, Sendable {
    case date, kind, rating, interval, difficulty, duration

    /// The words above it.
    package var head: Phrase {
      switch self {
      case .date: .logDate
      case .kind: .noteKind
      case .rating: .logRating
      case .interval: .columnInterval
      case .difficulty: .statisticsDifficultyTitle
      case .duration: .roundLength
      }
    }
  }
}

extension CardHistory.Entry {
  /// What a column has of the entry; empty for nothing.
  package func words(_ column: CardHistory.Column, _ wording: Wording) -> String {
    switch column {
    case .date: wording.date(of: moment)
    case .kind: wording(kind.phrase)
    case .rating: rating.map { wording($0.phrase) } ?? ""
    case .interval: interval.map { wording.interval($0) } ?? ""
    case .difficulty: memory.map { wording.decimal($0.difficulty) } ?? ""
    case .duration: duration.map { wording.interval(.milliseconds(Int64($0))) } ?? ""
    }
  }

  /// The answer and the interval that it led to; the kind of what is no answer.
  package func summary(_ wording: Wording) -> String {
    [rating == nil ? CardHistory.Column.kind : .rating, .interval].map { words($0, wording) }
      .filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }

  /// All of the entry behind its date, for line mode.
  package func spoken(_ wording: Wording) -> String {
    let words = [CardHistory.Column.kind, .rating, .interval].map { self.words($0, wording) }
    let memory = self.words(.difficulty, wording)
    let label = wording(CardHistory.Column.difficulty.head)
    let difficulty =
      memory.isEmpty ? "" : wording(.lineModeItem(label: label, value: memory))
    return (words + [self.words(.duration, wording), difficulty]).filter { !$0.isEmpty }
      .joined(separator: wording(.listComma))
  }
}

extension ReviewKind {
  /// The name of the kind.
  package var phrase: Phrase {
    switch self {
    case .learning: .columnLearning
    case .review: .stateReview
    case .relearning: .logRelearning
    case .cram: .logCram
    case .reset: .logReset
    case .manual: .logManual
    case .rescheduled: .logRescheduled
    case .filtered: .logFiltered
    }
  }
}

extension Rating {
  /// The word for the answer.
  package var phrase: Phrase {
    switch self {
    case .again: .answerAgain
    case .hard: .answerHard
    case .good: .answerGood
    case .easy: .answerEasy
    }
  }
}
