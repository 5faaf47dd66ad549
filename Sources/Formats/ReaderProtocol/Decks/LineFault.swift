package import ByteCoding
package import Flashcards

/// A line of a file that can't be a note, or an entry of a history.
package struct LineFault: Sendable, Hashable {
  /// The reason.
  package enum Reason: Sendable, Hashable {
    /// The prompt is empty.
    case emptyPrompt
    /// There is no answer.
    case emptyAnswer
    /// A cloze note has no gap.
    case noGap
    /// It is the same note as on an earlier line.
    case duplicate(of: Int)
    /// A quotation mark is never closed.
    case openQuote
    /// The name of the deck has an empty level.
    case deckName
    /// It belongs to no card.
    case stray
    /// A gap of hashcards is empty, or holds what ends a gap.
    case gap
    /// An element of JSON is not an object with the texts of a card.
    case notACard
    /// An answer's card is not a note's guid, a colon and a number.
    case answerCard
    /// An answer's time is none.
    case answerTime
    /// An answer's kind is none of `HistoryText.kinds`.
    case answerKind
    /// An answer's rating is none.
    case answerRating
    /// An answer's duration is none.
    case answerDuration
    /// There is no such card in the vault.
    case unknownCard
  }

  /// The line, counted from 1.
  package let line: Int
  /// The reason.
  package let reason: Reason

  /// Keeps the parts.
  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// No note can be made of the words.
  package init(line: Int, _ error: NoteError) {
    let reason: Reason =
      switch error {
      case .emptyPrompt: .emptyPrompt
      case .emptyAnswer: .emptyAnswer
      case .noGap: .noGap
      }
    self.init(line: line, reason: reason)
  }

  /// True if leaving the line out loses nothing.
  package var isHarmless: Bool {
    if case .duplicate = reason { true } else { false }
  }
}

extension LineFault.Reason: NumberedReason {
  package static let reasons: [LineFault.Reason] = [
    .emptyPrompt, .emptyAnswer, .noGap, .duplicate(of: 1), .openQuote, .deckName, .stray, .gap,
    .notACard, .answerCard, .answerTime, .answerKind, .answerRating, .answerDuration, .unknownCard,
  ]

  package var told: Int64 {
    if case .duplicate(let line) = self { Int64(line) } else { 0 }
  }

  package func telling(_ number: Int64) throws(UnreadableBytes) -> LineFault.Reason {
    if case .duplicate = self { .duplicate(of: try Int(line: number)) } else { self }
  }
}
