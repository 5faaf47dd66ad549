/// The effect of an answer. All of it must be saved before the next card is shown.
public struct AnswerResult: Sendable, Hashable {
  /// The entry for the review log.
  public let review: Review
  /// The card after the answer.
  public let card: Flashcard
  /// True if the card became a leech: its note must be tagged, and the card is suspended if its
  /// deck asks for that.
  public let isLeech: Bool
  /// The cards of the same note that are now buried.
  public let buried: [Flashcard]
}
