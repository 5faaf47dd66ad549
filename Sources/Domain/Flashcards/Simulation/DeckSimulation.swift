/// What there is of a deck to simulate: its cards as they are today, and the way they are answered.
package struct DeckSimulation: Sendable {
  /// The cards, without those that are suspended.
  private(set) package var cards = SimulatedCards()
  /// The number of new cards among them.
  private(set) package var newCards = 0
  /// The models of the parameters, which schedule and forget: that of the deck first.
  private let models: [FSRS6]
  /// The places of the models of decks within it.
  private let places: [DeckID: Int]
  /// The learner's habits.
  package var habits: AnswerHabits
  /// What was done of the day already.
  package var doneToday: DayCounts
  /// The deck's dates on which as few cards as can be are to come.
  package var easyDates: Set<StudyDay> = []
  private let now: LocalMoment
  private let boundary: DayBoundary
  private let newIgnoreReviewLimit: Bool
  private let balancesLoad: Bool

  /// The simulations of which a deck of few cards gets the mean.
  private static let mostSeeds = 20
  /// The cards from which on one simulation is enough.
  private static let manyCards = 20_000

  /// Begins without cards.
  ///
  /// - Parameters:
  ///   - parameters: the parameters of the deck.
  ///   - inner: those of decks within it that have others.
  package init(
    parameters: FSRSParameters,
    inner: [DeckID: FSRSParameters] = [:],
    habits: AnswerHabits,
    doneToday: DayCounts,
    newIgnoreReviewLimit: Bool,
    balancesLoad: Bool,
    now: LocalMoment,
    boundary: DayBoundary
  ) {
    let others = Set(inner.values).subtracting([parameters])
    let all = [parameters] + others.sorted { $0.values.lexicographicallyPrecedes($1.values) }
    models = all.map { FSRS6($0) }
    places = inner.compactMapValues { all.firstIndex(of: $0) }
    self.habits = habits
    self.doneToday = doneToday
    self.newIgnoreReviewLimit = newIgnoreReviewLimit
    self.balancesLoad = balancesLoad
    self.now = now
    self.boundary = boundary
  }

  private var today: StudyDay { boundary.day(of: now) }

  /// The number of simulations of which the mean is told.
  var seeds: Int {
    (Self.manyCards / max(1, cards.count)).clamped(to: 1...Self.mostSeeds)
  }

  /// Adds a card of the deck, unless it is suspended.
  package mutating func add(_ card: Flashcard) {
    guard !card.isSuspended else { return }
    let progress = card.progress
    let model = places[card.deck] ?? 0
    guard progress.phase != .new else {
      cards.appendNew(model: model)
      newCards += 1
      return
    }
    guard let memory = progress.memory, let last = progress.lastReview, let due = progress.due
    else {
      return
    }
    let dueDay =
      switch due {
      case .moment(let time):
        boundary.day(of: LocalMoment(time: time, zoneOffset: now.zoneOffset)) - today
      case .day(let day): day - today
      }
    cards.append(
      memory,
      lastDay: boundary.day(of: last) - today,
      dueDay: card.isBuried(on: today) ? max(1, dueDay) : dueDay,
      lapses: progress.lapses,
      model: model
    )
  }

  /// The course of some days under options.
  ///
  /// - Parameter goesOn: asked before each day; false cancels.
  /// - Returns: the mean of several simulations where the cards are few; nil if cancelled.
  package func course(
    under options: DeckOptions,
    dayCount: Int,
    goesOn: () -> Bool
  ) -> SimulatedCourse? {
    var course = SimulatedCourse(dayCount: dayCount)
    for seed in 0..<seeds {
      var simulation = simulation(of: options, dayCount: dayCount, seed: UInt64(seed))
      simulation.run { _ in goesOn() }
      guard simulation.today == dayCount else { return nil }
      course.add(simulation.results, weight: 1 / Double(seeds))
    }
    return course
  }

  /// What each desired retention costs, from `SimulatedRetention.range`, with all else as it is.
  package func retentions(
    under options: DeckOptions,
    dayCount: Int,
    goesOn: () -> Bool
  ) -> [SimulatedRetention]? {
    var rows: [SimulatedRetention] = []
    for percent in SimulatedRetention.range {
      var changed = options
      changed.scheduling = options.scheduling.with(retention: Double(percent) / 100)
      guard let course = course(under: changed, dayCount: dayCount, goesOn: goesOn) else {
        return nil
      }
      rows.append(SimulatedRetention(percent: percent, course))
    }
    return rows
  }

  private func simulation(
    of options: DeckOptions,
    dayCount: Int,
    seed: UInt64
  ) -> Simulation<OptionsPolicy> {
    Simulation(
      cards,
      truth: models[0],
      others: Array(models.dropFirst()),
      habits: habits,
      rules: rules(of: options),
      policy: OptionsPolicy(
        cards,
        retention: options.scheduling.retention,
        limits: DayCounts(new: options.newPerDay, reviews: options.reviewsPerDay),
        doneToday: doneToday,
        newIgnoreReviewLimit: newIgnoreReviewLimit,
        order: options.order.reviews,
        belief: models[0],
        others: Array(models.dropFirst()),
        seed: seed
      ),
      dayCount: dayCount,
      seed: seed
    )
  }

  private func rules(of options: DeckOptions) -> SimulationRules {
    var rules = SimulationRules()
    let settings = options.scheduling
    rules.learningSteps = settings.learningSteps.count
    rules.relearningSteps = settings.relearningSteps.count
    rules.maximumInterval = settings.maximumIntervalDays
    if options.leechAction == .suspend, settings.leechThreshold > 0 {
      rules.suspendingLapses = settings.leechThreshold
    }
    if settings.fuzz {
      rules.spread =
        balancesLoad
        ? .balanced(
          EasyCalendar(week: options.easyDays, dates: easyDates),
          first: today
        ) : .fuzz
    }
    return rules
  }
}
