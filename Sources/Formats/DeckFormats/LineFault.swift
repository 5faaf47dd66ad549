import Flashcards
package import Wording

/// A line of a file that can't be a note.
package struct LineFault: Sendable, Hashable {
  /// The line, counted from 1.
  package let line: Int
  /// The reason.
  package let reason: Phrase
  /// True if leaving the line out loses nothing.
  package let isHarmless: Bool

  /// Keeps the parts.
  package init(line: Int, reason: Phrase, isHarmless: Bool = false) {
    self.line = line
    self.reason = reason
    self.isHarmless = isHarmless
  }

  /// The same note as on an earlier line.
  static func duplicate(on line: Int, of earlier: Int) -> LineFault {
    let reason = Phrase.deckFaultDuplicate(line: "\(earlier)")
    return LineFault(line: line, reason: reason, isHarmless: true)
  }

  /// No note can be made of the words.
  init(line: Int, _ error: NoteError) {
    let reason: Phrase =
      switch error {
      case .emptyPrompt: .deckFaultPrompt
      case .emptyAnswer: .deckFaultAnswer
      case .noGap: .deckFaultNoGap
      }
    self.init(line: line, reason: reason)
  }
}
