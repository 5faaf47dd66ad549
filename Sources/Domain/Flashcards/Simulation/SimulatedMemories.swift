/// The models of a simulation: the truth, which decides what is recalled, and the belief, which schedules.
struct SimulatedMemories: Sendable {
  let truth: FSRS6
  let belief: FSRS6?
  /// The true forgetting curve.
  let recall: ForgettingTable
  private let believedRecall: ForgettingTable?

  init(truth: FSRS6, belief: FSRS6?) {
    self.truth = truth
    self.belief = belief
    recall = ForgettingTable(truth)
    believedRecall = belief.map(ForgettingTable.init)
  }

  /// The days, not rounded, after which recall has fallen to a retention by what is believed, for each day
  /// of stability.
  func daysPerStability(retention: Double) -> Double {
    (belief ?? truth).intervals(retention: retention)(1)
  }

  /// The believed memory after a review.
  func believed(_ belief: FSRS6, after rating: Rating, from memory: Memory, days: Double) -> Memory
  {
    guard let believedRecall else { return memory }
    let recall = believedRecall.recall(slope: believedRecall.slope(memory.stability), days: days)
    return belief.memory(after: rating, from: memory, recall: recall)
  }
}

/// The drawing of a learner's answers.
struct AnswerDraws: Sendable {
  let first: RatingDraw
  let pass: RatingDraw
  let learning: StepDraw
  let relearning: StepDraw
  let seconds: AnswerHabits.Seconds

  init(_ habits: AnswerHabits, _ rules: SimulationRules) {
    first = RatingDraw(habits.firstRatings)
    pass = RatingDraw(habits.passRatings)
    seconds = habits.seconds
    learning = StepDraw(
      habits.learningSteps,
      habits.seconds.learning,
      steps: rules.learningSteps
    )
    relearning = StepDraw(
      habits.relearningSteps,
      habits.seconds.relearning,
      steps: rules.relearningSteps
    )
  }
}
