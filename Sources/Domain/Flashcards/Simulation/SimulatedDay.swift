/// What a simulation says of one day.
package struct SimulatedDay: Sendable, Codable, Hashable {
  /// The number of cards seen for the first time.
  package var introduced = 0
  /// The number of answers to new cards, and in their learning steps.
  package var learningAnswers = 0
  /// The number of reviews: one for each card that was known.
  package var reviews = 0
  /// The number of those that were recalled.
  package var recalled = 0
  /// The number of answers in relearning steps.
  package var relearningAnswers = 0
  /// The seconds of all answers.
  package var seconds = 0.0
  /// The cards known at the start of the day: the sum of their true probabilities of recall.
  package var known = 0.0
  /// The cards known at its end, when those that were answered are known for certain.
  package var knownAtEnd = 0.0

  /// Creates a day without answers.
  package init() {}

  /// The number of all answers.
  package var answers: Int { learningAnswers + reviews + relearningAnswers }
}
