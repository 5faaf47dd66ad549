/// A card of an exam.
package struct ExamCard: Sendable, Hashable {
  /// The card.
  package let id: FlashcardID
  /// Its memory; nil if it was not seen yet.
  package let memory: Memory?
  /// The day of the last answer; that of today if it was not seen yet.
  package let answered: StudyDay
  /// The day on which it is due.
  package let due: StudyDay
  /// True if its day can be moved: it is known, at home, and not buried.
  package let isMovable: Bool

  /// Creates a card.
  package init(
    id: FlashcardID,
    memory: Memory?,
    answered: StudyDay,
    due: StudyDay,
    isMovable: Bool
  ) {
    self.id = id
    self.memory = memory
    self.answered = answered
    self.due = due
    self.isMovable = isMovable
  }
}

extension ExamCard {
  /// A card as it is on a day.
  package init(_ card: Flashcard, on today: StudyDay, _ boundary: DayBoundary) {
    let progress = card.progress
    let due: StudyDay? =
      switch progress.due {
      case .day(let day): day
      case .moment(let time):
        boundary.day(
          of: LocalMoment(time: time, zoneOffset: progress.lastReview?.zoneOffset ?? 0)
        )
      case nil: nil
      }
    self.init(
      id: card.id,
      memory: progress.phase == .new ? nil : progress.memory,
      answered: progress.lastReview.map { boundary.day(of: $0) } ?? today,
      due: due ?? today,
      isMovable: progress.phase == .review && card.stay == nil && !card.isBuried(on: today)
    )
  }
}

/// The cards and the learner of an exam on a day.
package struct ExamSituation: Sendable {
  /// The current day of study.
  package let today: StudyDay
  /// The cards, without suspended ones, new ones in the order in which they come.
  package let cards: [ExamCard]
  /// The desired retention from the exam on.
  package let laterRetention: Double
  /// The model of the learner's memory.
  package let model: FSRS6
  /// The learner's way of answering.
  package let habits: AnswerHabits
  /// The number of answers to these cards that were given today.
  package let answeredToday: Int
  /// The names of the decks that have no other cards.
  package let wholeDecks: [String]
  /// True if decks of these cards have other cards too.
  package let leavesCardsOut: Bool
  /// The easy dates of the deck, which are days off.
  package let easyDates: Set<StudyDay>

  /// Creates a situation.
  package init(
    today: StudyDay,
    cards: [ExamCard],
    laterRetention: Double,
    model: FSRS6,
    habits: AnswerHabits,
    answeredToday: Int,
    wholeDecks: [String] = [],
    leavesCardsOut: Bool = false,
    easyDates: Set<StudyDay> = []
  ) {
    self.today = today
    self.cards = cards
    self.laterRetention = laterRetention
    self.model = model
    self.habits = habits
    self.answeredToday = answeredToday
    self.wholeDecks = wholeDecks
    self.leavesCardsOut = leavesCardsOut
    self.easyDates = easyDates
  }

  /// The share of the cards that are known today, 0 to 1.
  package var known: Double {
    let sum = cards.reduce(0) { sum, card in
      guard let memory = card.memory else { return sum }
      return sum + model.retrievability(of: memory, elapsedDays: max(0, today - card.answered))
    }
    return cards.isEmpty ? 0 : sum / Double(cards.count)
  }

  /// What is possible for an exam that is ahead.
  ///
  /// - Parameter goesOn: asked before each plan that is tried.
  /// - Returns: nil if it was not to go on.
  package func preview(
    of exam: Exam,
    while goesOn: () -> Bool = { true }
  ) -> ExamPreview? {
    var exam = exam
    exam.plan = ExamPlan()
    let planner = planner(for: exam)
    guard let (plan, outlook) = planner.best(while: goesOn) else { return nil }
    exam.plan = plan
    // The plan does not ask for more than it says.
    let most = outlook.answers.max() ?? 0
    let introduction = self.introduction(exam)
    exam.plan.introducedBy = introduction?.until
    exam.plan.mostAnswers = max(1, Int((most * Self.leeway).rounded(.up)))
    let days = self.days(until: exam, by: planner)
    exam.standing = standing(of: exam, outlook, days, later: 0)
    let introduced = days.map { Double($0.introduced) }
    var alternatives: [ExamPreview.Alternative] = []
    for minutes in Self.alternatives(to: outlook) {
      guard goesOn() else { return nil }
      var other = exam
      other.aim = .minutes(minutes)
      other.mostMinutes = nil
      other.plan = plan
      let known = self.planner(for: other).nearby(plan)
      alternatives.append(.init(minutes: minutes, known: known))
    }
    return ExamPreview(
      exam: exam,
      outlook: outlook,
      introduced: introduced,
      alternatives: alternatives,
      // Few cards are all seen before the last day that is foreseen.
      introduction: introduction.map { foreseen in
        let last = introduced.lastIndex { $0 > 0 }
        return (foreseen.perDay, last.map { today + $0 } ?? foreseen.until)
      }
    )
  }

  /// The cards of today for an exam that is ahead, and how it stands.
  package func day(of exam: Exam) -> (day: ExamDay, standing: ExamStanding) {
    let planner = planner(for: exam)
    let finalAnswers = planner.finalAnswers(of: exam.plan)
    let outlook = planner.outlook(of: exam.plan, finalAnswers: finalAnswers)
    let later = max(0, cards.count - (exam.standing.map { $0.cards - $0.later } ?? cards.count))
    var day = ExamDay()
    var policy = planner.policy(
      of: exam.plan,
      finalAnswers: finalAnswers,
      answeredToday: answeredToday
    )
    let standing = standing(of: exam, outlook, days(until: exam, by: planner), later: later)
    guard policy.isStudied(0) else { return (day, standing) }
    let due = cards.indices.filter { cards[$0].memory != nil && cards[$0].due <= today }
      .sorted { (cards[$0].due, cards[$0].id) < (cards[$1].due, cards[$1].id) }
    var chosen: [Int32] = []
    policy.choose(day: 0, due: due.map(Int32.init), cards: simulated, into: &chosen)
    let places = Set(chosen.lazy.map(Int.init))
    for place in chosen.lazy.map(Int.init) {
      let card = cards[place]
      guard card.memory != nil else {
        day.new.append(card.id)
        continue
      }
      day.known.append(card.id)
      if card.due > today, card.isMovable { day.early.append(card.id) }
    }
    day.waiting = due.filter { !places.contains($0) && cards[$0].isMovable }.map { cards[$0].id }
    return (day, standing)
  }

  // MARK: - Parts

  /// The part by which a day may exceed what was foreseen, as chance has it.
  package static let leeway = 1.1

  /// The minutes a day of which it is told what they lead to.
  private static func alternatives(to outlook: ExamOutlook) -> [Int] {
    let longest = (outlook.seconds.max() ?? 0) / 60
    let minutes = [0.5, 0.75, 1, 1.5, 2].map { max(1, Int((longest * $0).rounded())) }
    return Array(Set(minutes)).sorted()
  }

  func planner(for exam: Exam) -> ExamPlanner {
    let limit = exam.limit.map { Double($0) * 60 / habits.secondsPerAnswer }
    let limits = [limit.map { max(1, Int($0)) }, exam.plan.mostAnswers].compactMap(\.self)
    return ExamPlanner(
      simulated,
      studied: studied(until: exam),
      introduction: exam.plan.introducedBy.map { max(0, $0 + 1 - today) },
      wanted: { if case .knowledge(let wanted) = exam.aim { wanted } else { nil } }(),
      limit: limits.min(),
      laterRetention: laterRetention,
      model: model,
      habits: habits
    )
  }

  /// The days of study from today to the exam.
  private func studied(until exam: Exam) -> [Bool] {
    (today..<max(today, exam.day)).map {
      !exam.daysOff.contains($0) && !easyDates.contains($0)
    }
  }

  private var simulated: SimulatedCards {
    var simulated = SimulatedCards()
    for card in cards {
      guard let memory = card.memory else {
        simulated.appendNew()
        continue
      }
      simulated.append(
        memory,
        lastDay: card.answered - today,
        dueDay: card.due - today,
        lapses: 0
      )
    }
    return simulated
  }

  private func standing(
    of exam: Exam,
    _ outlook: ExamOutlook,
    _ days: [SimulatedDay],
    later: Int
  ) -> ExamStanding {
    ExamStanding(
      day: today,
      cards: cards.count,
      new: cards.count { $0.memory == nil },
      known: outlook.knownToday,
      then: outlook.knownThen,
      minutes: outlook.minutesPerDay,
      later: later,
      decks: wholeDecks,
      expected: leavesCardsOut
        ? nil : days.map { DayCounts(new: $0.introduced, reviews: $0.reviews) }
    )
  }

  /// The days until an exam, in a simulation of its plan.
  private func days(until exam: Exam, by planner: ExamPlanner) -> [SimulatedDay] {
    let finalAnswers = planner.finalAnswers(of: exam.plan)
    var simulation = Simulation(
      simulated,
      truth: model,
      habits: habits,
      rules: SimulationRules(),
      policy: planner.policy(of: exam.plan, finalAnswers: finalAnswers),
      dayCount: studied(until: exam).count,
      seed: 0
    )
    simulation.run()
    return simulation.results
  }

  private func introduction(_ exam: Exam) -> (perDay: Int, until: StudyDay)? {
    let new = cards.count { $0.memory == nil }
    let studied = studied(until: exam)
    let days = studied.indices.filter { studied[$0] }
    let count = days.count - Int(Double(days.count) * (1 - ExamPolicy.introduction))
    guard new > 0, count > 0 else { return nil }
    return ((new + count - 1) / count, today + days[count - 1])
  }
}

extension AnswerHabits {
  /// The mean seconds of an answer, of reviews of which one in ten is forgotten.
  package var secondsPerAnswer: Double {
    let review = seconds.review
    let pass =
      passRatings.hard * review.hard + passRatings.good * review.good
      + passRatings.easy * review.easy
    return 0.9 * pass + 0.1 * review.again
  }
}
