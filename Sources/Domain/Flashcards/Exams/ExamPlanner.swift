/// Plans for an exam: what is possible, what it takes, and the plan that takes the least.
///
/// Each plan is tried in simulations with the learner's own model and habits, by the same seeds, so that
/// equal cards have equal plans.
package struct ExamPlanner: Sendable {
  /// The most cards of a simulation. More are represented by some of them.
  private static let mostCards = 2_000
  /// The most simulations of which an outlook is the mean.
  private static let mostRuns = 8
  /// The retentions that are tried until the last days.
  private static let retentions = [
    0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97,
  ]
  /// The numbers of last days that are tried; none is a constant retention.
  private static let finalDays = [0, 6, 8, 10, 14]
  /// The halvings by which the answers of the last days are found.
  private static let halvings = 7

  private let cards: SimulatedCards
  /// The number of cards that each one of the simulation stands for.
  private let scale: Double
  private let runs: Int
  private let studied: [Bool]
  private let introduction: Int?
  private let wanted: Double?
  private let limit: Int?
  private let laterRetention: Double
  private let model: FSRS6
  private let habits: AnswerHabits

  /// Prepares plans.
  ///
  /// - Parameters:
  ///   - cards: the cards as they are now.
  ///   - studied: for each day from today to the one before the exam true if there is study on it.
  ///   - introduction: the number of days from today for which new cards are foreseen; nil for the usual share.
  ///   - wanted: the knowledge wanted on the day, 0 to 1; nil for as much as the limit lets one have.
  ///   - limit: the most answers on one day; nil for no limit.
  ///   - laterRetention: the desired retention from the exam on.
  package init(
    _ cards: SimulatedCards,
    studied: [Bool],
    introduction: Int? = nil,
    wanted: Double?,
    limit: Int?,
    laterRetention: Double,
    model: FSRS6,
    habits: AnswerHabits
  ) {
    let step = max(1, (cards.count + Self.mostCards - 1) / Self.mostCards)
    self.cards = cards.each(step)
    scale = self.cards.count == 0 ? 1 : Double(cards.count) / Double(self.cards.count)
    runs = (Self.mostCards / max(1, self.cards.count)).clamped(to: 1...Self.mostRuns)
    self.studied = studied
    self.introduction = introduction
    self.wanted = wanted
    self.limit = limit
    self.laterRetention = laterRetention
    self.model = model
    self.habits = habits
  }

  /// The plan that takes the least time of those that reach the aim; where none does, the one that comes
  /// nearest to it.
  ///
  /// - Parameter goesOn: asked before each plan that is tried.
  /// - Returns: nil if it was not to go on.
  package func best(while goesOn: () -> Bool = { true }) -> (plan: ExamPlan, outlook: ExamOutlook)?
  {
    let most = studied.count(where: \.self)
    let finalDays = Self.finalDays.filter { $0 <= most }
    var tried: [ExamPlan: ExamOutlook] = [:]
    var best: (plan: ExamPlan, outlook: ExamOutlook)?
    // From each number of last days the retention is changed as long as it gets better.
    var start = Self.retentions.count / 2
    for days in finalDays {
      var place = start
      var found: (place: Int, outlook: ExamOutlook)?
      search: for step in [0, -1, 1] {
        var next = place + step
        while Self.retentions.indices.contains(next) {
          guard goesOn() else { return nil }
          let plan = ExamPlan(retention: Self.retentions[next], finalDays: days)
          let outlook = tried[plan] ?? outlook(of: plan)
          tried[plan] = outlook
          if let known = found, !isBetter(outlook, than: known.outlook) { break }
          found = (next, outlook)
          guard step != 0 else { continue search }
          next += step
        }
        // One way was better, so that the other one is not.
        if step == -1, let found, found.place < place { break }
      }
      guard let found else { continue }
      place = found.place
      start = place
      let plan = ExamPlan(retention: Self.retentions[place], finalDays: days)
      if let known = best, !isBetter(found.outlook, than: known.outlook) { continue }
      best = (plan, found.outlook)
    }
    return best
  }

  /// The outlook of a plan.
  package func outlook(of plan: ExamPlan) -> ExamOutlook {
    outlook(of: plan, finalAnswers: finalAnswers(of: plan))
  }

  /// The answers of each of the last days that a plan needs; nil where it has no last days.
  package func finalAnswers(of plan: ExamPlan) -> Double? {
    guard plan.finalDays > 0 else { return nil }
    let most = limit.map(Double.init) ?? Double(cards.count) * scale * 2
    guard let wanted else { return most }
    var (low, high) = (0.0, most)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if outlook(of: plan, finalAnswers: middle).knownThen < wanted {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// The choices of a plan, with all of its cards.
  ///
  /// - Parameter answeredToday: the answers that were given on the first day already.
  package func policy(
    of plan: ExamPlan,
    finalAnswers: Double?,
    answeredToday: Int = 0
  ) -> ExamPolicy {
    policy(
      of: plan,
      finalAnswers: finalAnswers.map { max(0, $0 - Double(answeredToday)) },
      limit: limit.map { max(0, $0 - answeredToday) }
    )
  }

  /// The most knowledge that a plan and those with the retentions next to its own lead to.
  func nearby(_ plan: ExamPlan) -> Double {
    let place = Self.retentions.firstIndex { $0 >= plan.retention } ?? 0
    let near = (place - 1...place + 1).filter { Self.retentions.indices.contains($0) }
    return near.map { place in
      outlook(
        of: ExamPlan(retention: Self.retentions[place], finalDays: plan.finalDays)
      ).knownThen
    }.max() ?? 0
  }

  private func policy(of plan: ExamPlan, finalAnswers: Double?, limit: Int?) -> ExamPolicy {
    ExamPolicy(
      plan,
      studied: studied,
      introduction: introduction,
      finalAnswers: finalAnswers,
      limit: limit,
      laterRetention: laterRetention,
      model: model,
      habits: habits
    )
  }

  private func isBetter(_ outlook: ExamOutlook, than other: ExamOutlook) -> Bool {
    guard let wanted else { return outlook.knownThen > other.knownThen }
    let (reaches, otherReaches) = (outlook.knownThen >= wanted, other.knownThen >= wanted)
    guard reaches, otherReaches else {
      return reaches == otherReaches ? outlook.knownThen > other.knownThen : reaches
    }
    return outlook.seconds.reduce(0, +) < other.seconds.reduce(0, +)
  }

  /// The outlook of a plan with so many answers on each of its last days.
  package func outlook(of plan: ExamPlan, finalAnswers: Double?) -> ExamOutlook {
    let days = studied.count
    var outlook = ExamOutlook(
      known: [Double](repeating: 0, count: days + 1),
      answers: [Double](repeating: 0, count: days),
      seconds: [Double](repeating: 0, count: days)
    )
    var rules = SimulationRules()
    rules.mostAnswers = limit.map { Int(Double($0) / scale) }
    for run in 0..<runs {
      var simulation = Simulation(
        cards,
        truth: model,
        habits: habits,
        rules: rules,
        policy: policy(
          of: plan,
          finalAnswers: finalAnswers.map { $0 / scale },
          limit: rules.mostAnswers
        ),
        dayCount: days + 1,
        seed: UInt64(run)
      )
      simulation.run()
      for (day, result) in simulation.results.enumerated() {
        outlook.known[day] += result.known / Double(max(1, cards.count) * runs)
        guard day < days else { continue }
        outlook.answers[day] += Double(result.answers) * scale / Double(runs)
        outlook.seconds[day] += result.seconds * scale / Double(runs)
      }
    }
    return outlook
  }
}

extension SimulatedCards {
  /// The first card of every so many.
  fileprivate func each(_ step: Int) -> SimulatedCards {
    guard step > 1 else { return self }
    var some = SimulatedCards()
    for card in stride(from: 0, to: count, by: step) {
      if isNew(card) {
        some.appendNew()
      } else {
        some.append(
          believedMemory(of: card),
          lastDay: Int(lastDay[card]),
          dueDay: Int(dueDay[card]),
          lapses: Int(lapses[card])
        )
      }
    }
    return some
  }
}
