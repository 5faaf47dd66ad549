/// The two sides of a card, ready to be drawn or read out.
public struct CardFace: Sendable, Hashable {
  /// The question side.
  public let question: [StyledLine]
  /// The answer side; for a gap the text again with the gap filled.
  public let answer: [StyledLine]
  /// The answer that a typed one is compared with; nil where nothing is typed.
  public let expected: String?
  /// True if a typed answer may lack accents.
  public let ignoresAccents: Bool

  /// Creates the sides of a card.
  public init(
    question: [StyledLine],
    answer: [StyledLine],
    expected: String? = nil,
    ignoresAccents: Bool = false
  ) {
    self.question = question
    self.answer = answer
    self.expected = expected
    self.ignoresAccents = ignoresAccents
  }

  /// Renders both sides of the card with `ordinal`; nil if the content does not ask for it.
  public init?(content words: NoteContent, ordinal: Int) {
    guard words.ordinals.contains(ordinal) else { return nil }
    ignoresAccents = false
    switch words.kind ?? .basic {
    case .basic, .typed, .basicAndReversed:
      let first = Markdown.lines(of: words.prompt)
      let second = Markdown.lines(of: words.answer)
      (question, answer) = ordinal == 0 ? (first, second) : (second, first)
      expected = words.kind == .typed ? second.map(\.text).joined(separator: "\n") : nil
    case .cloze:
      let text = ClozeText(words.prompt)
      question = Markdown.lines(of: text.pieces(asking: ordinal + 1, answered: false))
      let besides =
        words.answer.isEmpty
        ? [] : [StyledLine(kind: .text, runs: [])] + Markdown.lines(of: words.answer)
      answer = Markdown.lines(of: text.pieces(asking: ordinal + 1, answered: true)) + besides
      expected = nil
    }
  }
}
