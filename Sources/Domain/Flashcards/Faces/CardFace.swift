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
}
