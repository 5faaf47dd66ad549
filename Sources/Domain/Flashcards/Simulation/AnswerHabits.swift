/// A learner's way of answering, as the simulator draws it: the shares of the ratings, and the seconds
/// that answers take.
package struct AnswerHabits: Sendable, Codable, Hashable {
  /// The shares of the ratings that follow one another within the steps of a day. None follows Easy.
  package struct StepTransitions: Sendable, Codable, Hashable {
    /// The shares of the ratings after Again; their sum is 1.
    package var again: PerRating<Double>
    /// The shares of the ratings after Hard; their sum is 1.
    package var hard: PerRating<Double>
    /// The shares of the ratings after Good; their sum is 1.
    package var good: PerRating<Double>
  }

  /// The mean seconds of an answer, by its rating.
  package struct Seconds: Sendable, Codable, Hashable {
    /// Those of answers to new cards, and in learning steps.
    package var learning: PerRating<Double>
    /// Those of reviews.
    package var review: PerRating<Double>
    /// Those of answers in relearning steps.
    package var relearning: PerRating<Double>
  }

  /// The shares of the ratings of a new card's first answer; their sum is 1.
  package var firstRatings: PerRating<Double>
  /// The shares of Hard, Good and Easy among passed reviews; their sum is 1, and Again has none.
  package var passRatings: PerRating<Double>
  /// The transitions within learning steps.
  package var learningSteps: StepTransitions
  /// The transitions within relearning steps, the first from the lapse.
  package var relearningSteps: StepTransitions
  /// The seconds of an answer.
  package var seconds: Seconds

  /// The habits of a learner without a history.
  ///
  /// Source: the means published with fsrs-rs 6.6.
  package static let published = AnswerHabits(
    firstRatings: PerRating(again: 0.24, hard: 0.094, good: 0.495, easy: 0.171),
    passRatings: PerRating(again: 0, hard: 0.224, good: 0.631, easy: 0.145),
    learningSteps: StepTransitions(
      again: PerRating(again: 0.3686, hard: 0.0628, good: 0.5108, easy: 0.0577),
      hard: PerRating(again: 0.0442, hard: 0.4553, good: 0.4457, easy: 0.0549),
      good: PerRating(again: 0.0519, hard: 0.047, good: 0.8462, easy: 0.055)
    ),
    relearningSteps: StepTransitions(
      again: PerRating(again: 0.2157, hard: 0.0643, good: 0.6595, easy: 0.0604),
      hard: PerRating(again: 0.05, hard: 0.4638, good: 0.4475, easy: 0.0387),
      good: PerRating(again: 0.1057, hard: 0.1434, good: 0.7266, easy: 0.0244)
    ),
    seconds: Seconds(
      learning: PerRating(again: 19.58, hard: 18.79, good: 13.78, easy: 10.71),
      review: PerRating(again: 19.38, hard: 17.59, good: 12.38, easy: 8.94),
      relearning: PerRating(again: 16.44, hard: 15.25, good: 12.32, easy: 8.03)
    )
  )
}
