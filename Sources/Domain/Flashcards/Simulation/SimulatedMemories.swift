/// The models of a simulation: the truths, which decide what is recalled, and the belief, which schedules.
struct SimulatedMemories: Sendable {
  /// The true models, by the places that cards have for theirs.
  let truths: [FSRS6]
  /// The true forgetting curves.
  let curves: [ForgettingTable]
  /// The model that schedules all cards; nil if the true ones do.
  let belief: FSRS6?
  private let believedRecall: ForgettingTable?

  init(truths: [FSRS6], belief: FSRS6?) {
    self.truths = truths
    self.belief = belief
    curves = truths.map(ForgettingTable.init)
    believedRecall = belief.map(ForgettingTable.init)
  }

  /// The days, not rounded, after which recall has fallen to a retention by what is believed, for each day
  /// of stability, of each model.
  func daysPerStability(retention: Double) -> [Double] {
    truths.map { (belief ?? $0).intervals(retention: retention)(1) }
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
