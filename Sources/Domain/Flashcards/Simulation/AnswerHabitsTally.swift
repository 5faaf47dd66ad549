/// The counts of answers from which a learner's habits follow. One pass over the answers, in any number
/// of cards at once, is enough.
///
/// Source: the rule by which fsrs-rs 6.6 takes the configuration of its simulator from a log. All answers
/// to a card on one day are one sequence, of which the first says what kind it is.
package struct AnswerHabitsTally: Sendable {
  /// The transitions that a day's answers to a card count for.
  private enum StepKind { case learning, relearning, neither }

  private struct CardDay {
    let day: StudyDay
    let sequence: StepKind
    var last: Rating
  }

  /// The milliseconds of answers that count; longer ones were interrupted.
  private static let durations: Range<UInt32> = 1..<1_200_000
  /// The answers of one's own that weigh as much as the published means.
  private static let prior = 50.0

  private let boundary: DayBoundary
  private var cardDays: [FlashcardID: CardDay] = [:]
  private var isEmpty = true
  private var firsts = PerRating(repeating: 0.0)
  private var reviews = PerRating(repeating: 0.0)
  private var learning = PerRating(repeating: PerRating(repeating: 1.0))
  private var relearning = PerRating(repeating: PerRating(repeating: 1.0))
  private var durations = PerRating(repeating: [UInt64](repeating: 0, count: 3))
  private var counts = PerRating(repeating: [UInt64](repeating: 0, count: 3))

  /// Begins without answers, counting days by `boundary`.
  package init(boundary: DayBoundary) {
    self.boundary = boundary
  }

  /// Counts an answer. Those to one card come in their order; what is not an answer is left out.
  package mutating func add(_ review: Review) {
    isEmpty = false
    guard review.kind.isAnswer, Self.durations.contains(review.duration) else { return }
    let rating = review.rating
    let state = state(of: review.kind)
    if let state {
      durations[rating][state] += UInt64(review.duration)
      counts[rating][state] += 1
    }
    let day = boundary.day(of: review.moment)
    if let known = cardDays[review.card], known.day == day {
      switch known.sequence {
      case .learning: learning[known.last][rating] += 1
      case .relearning: relearning[known.last][rating] += 1
      case .neither: break
      }
      cardDays[review.card]?.last = rating
      return
    }
    var sequence = StepKind.neither
    if state == 0 {
      firsts[rating] += 1
      sequence = .learning
    } else if state == 1 {
      reviews[rating] += 1
      if rating == .again { sequence = .relearning }
    }
    cardDays[review.card] = CardDay(day: day, sequence: sequence, last: rating)
  }

  /// The place of a kind among learning, review and relearning; nil for answers that were out of turn.
  private func state(of kind: ReviewKind) -> Int? {
    switch kind {
    case .learning: 0
    case .review: 1
    case .relearning: 2
    case .cram, .reset, .manual, .rescheduled, .filtered: nil
    }
  }

  /// The habits: shares and means of one's own, the nearer to the published ones the fewer they are.
  package var habits: AnswerHabits {
    let published = AnswerHabits.published
    guard !isEmpty else { return published }
    var passes = reviews
    passes.again = 0
    if passes.sum == 0 { passes = PerRating(again: 0, hard: 1, good: 1, easy: 1) }
    let firsts = firsts.sum == 0 ? PerRating(repeating: 1) : firsts
    return AnswerHabits(
      firstRatings: shares(firsts, published.firstRatings),
      passRatings: shares(passes, published.passRatings),
      learningSteps: transitions(learning, published.learningSteps),
      relearningSteps: transitions(relearning, published.relearningSteps),
      seconds: AnswerHabits.Seconds(
        learning: seconds(0, published.seconds.learning),
        review: seconds(1, published.seconds.review),
        relearning: seconds(2, published.seconds.relearning)
      )
    )
  }

  private func shares(_ counts: PerRating<Double>, _ published: PerRating<Double>)
    -> PerRating<Double>
  {
    let total = counts.sum
    return PerRating { rating in
      blended(counts[rating] / total, published[rating], total)
    }
  }

  private func transitions(
    _ counts: PerRating<PerRating<Double>>,
    _ published: AnswerHabits.StepTransitions
  ) -> AnswerHabits.StepTransitions {
    AnswerHabits.StepTransitions(
      again: shares(counts.again, published.again),
      hard: shares(counts.hard, published.hard),
      good: shares(counts.good, published.good)
    )
  }

  private func seconds(_ state: Int, _ published: PerRating<Double>) -> PerRating<Double> {
    PerRating { rating in
      let count = counts[rating][state]
      let mean = count == 0 ? 0 : Double(durations[rating][state] / count) / 1_000
      return (blended(mean, published[rating], Double(count)) * 100).rounded() / 100
    }
  }

  private func blended(_ own: Double, _ published: Double, _ count: Double) -> Double {
    let weight = count / (Self.prior + count)
    return weight * own + (1 - weight) * published
  }
}

extension AnswerHabits {
  /// The habits that follow from answers, those to one card in their order.
  package init(of reviews: some Sequence<Review>, boundary: DayBoundary) {
    var tally = AnswerHabitsTally(boundary: boundary)
    for review in reviews { tally.add(review) }
    self = tally.habits
  }
}
