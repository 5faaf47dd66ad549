import Flashcards

/// What a plan leads to with one student, beside the constant retention that leads to the same knowledge.
struct Trial {
  /// The days after the exam that are simulated.
  private static let daysAfter = 30
  /// The simulations of a constant retention of which the mean is taken, and the halvings that find it.
  private static let (runs, halvings) = (3, 9)
  private static let belief = FSRS6()

  let student: Student
  /// The knowledge that the plan promised.
  let promised: Double
  /// The mean true probability of recall at the start of the exam's day; 0 for cards never seen.
  let known: Double
  /// The answers until the exam: reviews, those in relearning, and one for each new card.
  let answers: Double
  /// Those of the constant retention.
  let constantAnswers: Double
  /// The most answers of a day before the exam, all in learning among them.
  let worstDay: Int
  /// The most answers of a day after it, in parts of the mean of the month before it.
  let worstAfter: Double

  init(_ student: Student) {
    self.student = student
    let days = student.days
    let first = Self.planner(.new(student.cards), student, from: 0, limit: student.limit)
    let (plan, outlook) = first.best() ?? (ExamPlan(), first.outlook(of: ExamPlan()))
    promised = outlook.knownThen
    let foreseen = Int(((outlook.answers.max() ?? 0) * ExamSituation.leeway).rounded(.up))
    let limit = min(student.limit ?? .max, max(1, foreseen))
    func policy(_ finalAnswers: Double?) -> ExamPolicy {
      ExamPolicy(
        plan,
        studied: student.planned,
        finalAnswers: finalAnswers,
        limit: limit,
        laterRetention: 0.9,
        model: Self.belief,
        habits: .published
      )
    }
    let usual = policy(first.finalAnswers(of: plan))
    var rules = SimulationRules()
    rules.mostAnswers = student.limit
    var simulation = Simulation(
      .new(student.cards),
      truth: student.truth,
      belief: Self.belief,
      habits: .published,
      rules: rules,
      policy: StudentPolicy(student, usual, belief: Self.belief),
      dayCount: days + 1 + Self.daysAfter,
      seed: student.seed
    )
    var month = 0.0
    while simulation.today < simulation.dayCount {
      let day = simulation.today
      if day < days, student.planned[day], usual.isFinal(day) {
        let rest = Self.planner(simulation.cards.later(by: day), student, from: day, limit: limit)
        simulation.policy.plan = policy(rest.finalAnswers(of: plan))
      }
      if day == days {
        month = simulation.results.suffix(Exam.monthBefore).reduce(0) { $0 + Double($1.answers) }
        simulation.policy.mostAfter = Exam.mostCards(after: Int(month))
      }
      simulation.advance()
    }
    let results = simulation.results
    let known = results[days].known / Double(student.cards)
    self.known = known
    answers = results[..<days].reduce(0) { $0 + $1.countedAnswers }
    worstDay = results[..<days].map(\.answers).max() ?? 0
    let after = results[(days + 1)...].map(\.answers).max() ?? 0
    worstAfter = Double(after) / max(1, month / Double(min(days, Exam.monthBefore)))
    constantAnswers = Self.constant(student, new: results[..<days].map(\.introduced), known: known)
  }

  private static func planner(
    _ cards: SimulatedCards,
    _ student: Student,
    from day: Int,
    limit: Int?
  ) -> ExamPlanner {
    ExamPlanner(
      cards,
      studied: Array(student.planned[day...]),
      wanted: student.wanted,
      limit: limit,
      laterRetention: 0.9,
      model: belief,
      habits: .published
    )
  }

  /// The answers of the least constant retention that leads to some knowledge, with the same new cards on the
  /// same days, and no limit.
  private static func constant(_ student: Student, new: [Int], known: Double) -> Double {
    func outcome(_ retention: Double) -> (known: Double, answers: Double) {
      var (sum, answers) = (0.0, 0.0)
      for run in 0..<runs {
        var simulation = Simulation(
          .new(student.cards),
          truth: student.truth,
          belief: belief,
          habits: .published,
          rules: SimulationRules(),
          policy: ConstantRetention(retention: retention, new: new, studied: student.studied),
          dayCount: student.days + 1,
          seed: student.seed &+ UInt64(run) &* 1_000_003
        )
        simulation.run()
        let results = simulation.results
        sum += results[student.days].known / Double(student.cards)
        answers += results[..<student.days].reduce(0) { $0 + $1.countedAnswers }
      }
      return (sum / Double(runs), answers / Double(runs))
    }
    var (low, high) = (0.3, 0.998)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if outcome(middle).known < known { low = middle } else { high = middle }
    }
    return outcome(high).answers
  }
}

extension SimulatedDay {
  /// Reviews, answers in relearning, and one for each new card.
  fileprivate var countedAnswers: Double { Double(reviews + relearningAnswers + introduced) }
}

extension SimulatedCards {
  /// Cards never seen.
  fileprivate static func new(_ count: Int) -> SimulatedCards {
    var cards = SimulatedCards()
    for _ in 0..<count { cards.appendNew() }
    return cards
  }

  /// The cards as the program believes them, with the days counted from a later one.
  fileprivate func later(by day: Int) -> SimulatedCards {
    var cards = SimulatedCards()
    for card in 0..<count {
      if isNew(card) {
        cards.appendNew()
      } else {
        cards.append(
          believedMemory(of: card),
          lastDay: Int(lastDay[card]) - day,
          dueDay: Int(dueDay[card]) - day,
          lapses: Int(lapses[card])
        )
      }
    }
    return cards
  }
}
