/// The memory of a card as far as orders need it, in the precision in which Anki compares.
package struct OrderMemory: Sendable, Hashable {
  /// The decay of cards that came without one: that of FSRS-5.
  package static let olderDecay: Float = 0.5

  /// The days after which recall falls to 0.9, above 0.
  package let stability: Float
  /// The difficulty, 1 to 10.
  package let difficulty: Float
  /// The exponent of forgetting, above 0.
  package let decay: Float
  /// The probability of recall at which the card is due, 0 to 1; nil where that is not known.
  package let retention: Float?
  /// The time of the last answer; nil where that is not known.
  package let lastAnswer: Timestamp?

  /// Creates a memory from its parts; nil unless stability and decay are above 0. A retention that
  /// never is reached, 1 or more, counts as not known.
  package init?(
    stability: Float,
    difficulty: Float,
    decay: Float = OrderMemory.olderDecay,
    retention: Float?,
    lastAnswer: Timestamp?
  ) {
    guard stability > 0, stability.isFinite, decay > 0, decay.isFinite, !difficulty.isNaN else {
      return nil
    }
    self.stability = stability
    self.difficulty = difficulty
    self.decay = decay
    self.retention = retention.flatMap { $0 < 1 ? $0 : nil }
    self.lastAnswer = lastAnswer
  }
}
