/// The drawing of a rating by shares that need not sum to 1.
struct RatingDraw: Sendable {
  private let again: Double
  private let hard: Double
  private let good: Double

  init(_ shares: PerRating<Double>) {
    let total = shares.sum
    again = shares.again / total
    hard = again + shares.hard / total
    good = hard + shares.good / total
  }

  /// A rating drawn by a fraction in 0..<1.
  @inline(__always)
  func rating(_ fraction: Double) -> Rating {
    fraction < hard ? (fraction < again ? .again : .hard) : (fraction < good ? .good : .easy)
  }
}

/// The drawing of the answers within the steps of one day.
struct StepDraw: Sendable {
  /// The most answers after the first; some never leave their steps.
  static let longest = 5

  private let transitions: PerRating<RatingDraw>
  private let seconds: PerRating<Double>
  private let steps: Int

  /// Creates a draw for a number of steps.
  init(_ transitions: AnswerHabits.StepTransitions, _ seconds: PerRating<Double>, steps: Int) {
    let good = RatingDraw(transitions.good)
    self.transitions = PerRating(
      again: RatingDraw(transitions.again),
      hard: RatingDraw(transitions.hard),
      good: good,
      // Easy ends the steps, so that nothing is drawn after it.
      easy: good
    )
    self.seconds = seconds
    self.steps = steps
  }

  /// Draws the answers after the first of a day, until the steps are passed.
  ///
  /// - Parameters:
  ///   - first: the rating of the first answer.
  ///   - answer: called with each rating that follows.
  /// - Returns: the number of those answers, and their seconds.
  @inline(__always)
  func answers(
    after first: Rating,
    _ generator: inout SplitMix64,
    _ answer: (Rating) -> Void
  ) -> (count: Int, seconds: Double) {
    let needed = first >= .good ? steps - 1 : steps
    var passed = 0
    var rating = first
    var count = 0
    var total = 0.0
    while count < Self.longest, passed < needed, rating != .easy {
      rating = transitions[rating].rating(generator.fraction())
      answer(rating)
      count += 1
      total += seconds[rating]
      if rating >= .good { passed += 1 } else if rating == .again { passed = 0 }
    }
    return (count, total)
  }
}
