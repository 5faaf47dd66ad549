/// What an answer to a card today adds to the probability of recalling it on a later day, and what it
/// costs.
struct AnswerGain: Sendable {
  /// The gain of knowledge: the probability with the answer, less that without it.
  let knowledge: Double
  /// The expected number of answers, those of relearning included.
  let answers: Double
  /// The expected seconds.
  let seconds: Double

  /// Gain for the time that it takes.
  var perSecond: Double { knowledge / seconds }
}

/// Computes gains for one model and one learner.
struct GainEstimate: Sendable {
  private let model: FSRS6
  private let recall: ForgettingTable
  private let passRatings: PerRating<Double>
  private let passSeconds: Double
  private let lapse: (answers: Double, seconds: Double)

  init(_ model: FSRS6, _ habits: AnswerHabits) {
    self.model = model
    recall = ForgettingTable(model)
    passRatings = habits.passRatings
    let seconds = habits.seconds.review
    passSeconds =
      passRatings.hard * seconds.hard + passRatings.good * seconds.good
      + passRatings.easy * seconds.easy
    let relearning = habits.expectedRelearningAnswers
    lapse = (
      answers: 1 + relearning,
      seconds: seconds.again + relearning * habits.seconds.relearning.good
    )
  }

  /// The gain of an answer to a card.
  ///
  /// - Parameters:
  ///   - elapsed: the days since its last answer, 1 or more.
  ///   - days: the days from now until the knowledge is wanted.
  func gain(_ memory: Memory, elapsed: Int, until days: Int) -> AnswerGain {
    let slope = recall.slope(memory.stability)
    let now = recall.recall(slope: slope, days: Double(elapsed))
    func later(_ rating: Rating) -> Double {
      probability(model.memory(after: rating, from: memory, recall: now), after: days)
    }
    let passed =
      passRatings.hard * later(.hard) + passRatings.good * later(.good)
      + passRatings.easy * later(.easy)
    // A forgotten card is answered again on the same day, until it is known.
    let lapsed = model.memory(after: .again, from: memory, recall: now)
    let failed = probability(model.memory(afterSimulatedStep: .good, from: lapsed), after: days)
    let without = recall.recall(slope: slope, days: Double(elapsed + days))
    return AnswerGain(
      knowledge: now * passed + (1 - now) * failed - without,
      answers: now + (1 - now) * lapse.answers,
      seconds: now * passSeconds + (1 - now) * lapse.seconds
    )
  }

  /// The expected number of answers to a card, those of relearning included.
  func answers(_ memory: Memory, elapsed: Int) -> Double {
    let recall = probability(memory, after: elapsed)
    return recall + (1 - recall) * lapse.answers
  }

  private func probability(_ memory: Memory, after days: Int) -> Double {
    recall.recall(slope: recall.slope(memory.stability), days: Double(days))
  }
}

extension AnswerHabits {
  /// The expected number of answers in relearning, until one passes.
  var expectedRelearningAnswers: Double {
    1 / max(0.1, 1 - relearningSteps.again.again)
  }

  /// The expected number of answers to a new card on its first day.
  var expectedLearningAnswers: Double {
    1 + (1 - firstRatings.easy) / max(0.1, 1 - learningSteps.again.again)
  }
}
