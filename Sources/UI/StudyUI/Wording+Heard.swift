package import Flashcards
package import Wording

extension Wording {
  /// The full name of a deck: `Geography::Rivers`, and "Rivers in Geography" for a voice.
  package func name(_ deck: DeckName) -> String {
    nested(deck.levels, separator: DeckName.separator)
  }

  /// The name of a single deck; of several their number.
  func name(of decks: [Deck]) -> String {
    guard let deck = decks.first, decks.count == 1 else { return self(.decks(decks.count)) }
    return name(deck.name)
  }

  /// The name of a deck, or of several, in a sentence that was kept.
  package func keptName(_ text: String) -> String {
    guard isSpoken else { return text }
    return DeckName(text).map { name($0) } ?? text
  }

  /// The text of a gap in a question: its brackets are a word for a voice.
  func gap(_ text: String) -> String {
    guard isSpoken else { return text }
    let hint = text.withoutBrackets
    return hint == "..." ? self(.spokenGap) : self(.spokenGapHint(hint: hint))
  }

  /// Text as it was typed: without marks of Markdown and gaps for a voice.
  package func source(_ text: String) -> String { isSpoken ? text.withoutMarks : text }
}

extension NoteContent {
  /// The first lines of the question with an ordinal and of its answer, as a voice says them.
  func firstLinesHeard(asking ordinal: Int, _ wording: Wording)
    -> (question: String, answer: String)
  {
    let lines = firstLines(asking: ordinal) { wording.gap($0) }
    return (wording.source(lines.question), wording.source(lines.answer))
  }
}

extension String {
  /// The text without a bracket at each end, where it has both.
  var withoutBrackets: String {
    guard let first, let last, first.isBracket, last.isBracket, count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}

extension Character {
  fileprivate var isBracket: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .closePunctuation: true
    default: false
    }
  }
}
