/// The effect of one answer.
public struct Outcome: Sendable, Hashable {
  /// The time until the card is due again, as the button shows it.
  public let interval: Interval
  /// The card's progress after the answer.
  public let progress: FlashcardProgress
  /// True if this answer makes the card a leech, for the first time or again.
  public let isLeech: Bool
}

/// Computes when cards are due again.
public struct Scheduler: Sendable {
  /// The memory model in use.
  public let model: any MemoryModel
  /// The settings in use.
  public let settings: SchedulerSettings
  /// The set of the model's parameters, for the stamp of each review; nil for the defaults.
  public let parameters: ParameterSetID?
  /// True if a plan has another retention than the settings, so that the days of answers are kept.
  let isPlanned: Bool

  let learning: Steps
  let relearning: Steps
  private let boundary: DayBoundary?
  private let ideal: @Sendable (Double) -> Double

  /// Creates a scheduler for one deck's settings.
  ///
  /// - Parameter plannedRetention: the desired retention of a plan, 0 to 1, exclusive; nil for that of the
  ///   settings.
  public init(
    model: any MemoryModel,
    settings: SchedulerSettings,
    parameters: ParameterSetID? = nil,
    plannedRetention: Double? = nil
  ) {
    self.model = model
    self.settings = settings
    self.parameters = parameters
    learning = Steps(delays: settings.learningSteps, rules: settings.rules)
    relearning = Steps(delays: settings.relearningSteps, rules: settings.rules)
    boundary = if case .rollover(let boundary) = settings.days { boundary } else { nil }
    isPlanned = plannedRetention != nil
    ideal = model.intervals(retention: plannedRetention ?? settings.retention)
  }

  /// The outcomes of all four answers at a moment.
  ///
  /// - Parameter balance: the choice of the day by load; nil for none.
  public func outcomes(
    of progress: FlashcardProgress,
    card: FlashcardID,
    at now: LocalMoment,
    balance: LoadBalance? = nil
  ) -> PerRating<Outcome> {
    let context = context(of: progress, card: card, at: now, rating: nil, balance)
    return PerRating(
      again: outcome(.again, of: progress, in: context),
      hard: outcome(.hard, of: progress, in: context),
      good: outcome(.good, of: progress, in: context),
      easy: outcome(.easy, of: progress, in: context)
    )
  }

  /// The outcome of one answer at a moment.
  ///
  /// - Parameter balance: the choice of the day by load; nil for none.
  public func outcome(
    of rating: Rating,
    progress: FlashcardProgress,
    card: FlashcardID,
    at now: LocalMoment,
    balance: LoadBalance? = nil
  ) -> Outcome {
    outcome(
      rating,
      of: progress,
      in: context(of: progress, card: card, at: now, rating: rating, balance)
    )
  }

  /// Applies an answer in place: the fast path for replaying.
  ///
  /// - Parameter chosen: the days that were chosen for it; nil if none were.
  func answer(
    _ rating: Rating,
    _ progress: inout FlashcardProgress,
    card: FlashcardID,
    at now: LocalMoment,
    chosen: LoggedAnswer? = nil
  ) {
    let context = context(of: progress, card: card, at: now, rating: rating, nil, chosen)
    _ = apply(rating, to: &progress, in: context)
  }

  /// The probability of recalling the card at a moment; nil for a card never answered.
  public func retrievability(of progress: FlashcardProgress, at now: LocalMoment) -> Double? {
    guard let memory = progress.memory, let last = progress.lastReview else { return nil }
    return model.retrievability(of: memory, elapsedDays: settings.days.days(from: last, to: now))
  }

  // MARK: - One answer

  private struct SchedulingContext {
    let now: LocalMoment
    let memories: PerRating<Memory>
    let fuzz: Fuzz
    /// The days that were chosen for the answer; nil if none were.
    let chosen: LoggedAnswer?
  }

  private func context(
    of progress: FlashcardProgress,
    card: FlashcardID,
    at now: LocalMoment,
    rating: Rating?,
    _ balance: LoadBalance? = nil,
    _ chosen: LoggedAnswer? = nil
  ) -> SchedulingContext {
    let elapsed = progress.lastReview.map { settings.days.days(from: $0, to: now) } ?? 0
    return SchedulingContext(
      now: now,
      memories: model.memories(
        from: progress.memory,
        elapsedDays: elapsed,
        neededFor: rating
      ),
      fuzz: settings.fuzz
        ? Fuzz.of(card: card, reviews: progress.reviews, balance: balance) : .off,
      chosen: settings.fuzz || chosen?.isPlanned == true ? chosen : nil
    )
  }

  private func outcome(
    _ rating: Rating,
    of progress: FlashcardProgress,
    in context: SchedulingContext
  )
    -> Outcome
  {
    var next = progress
    let interval = apply(rating, to: &next, in: context)
    return Outcome(
      interval: interval,
      progress: next,
      isLeech: next.lapses > progress.lapses
        && LeechRule.isMet(lapses: next.lapses, threshold: settings.leechThreshold)
    )
  }

  private func apply(
    _ rating: Rating,
    to progress: inout FlashcardProgress,
    in context: SchedulingContext
  ) -> Interval {
    let interval =
      switch progress.phase {
      case .new, .learning:
        takeStep(rating, of: learning, stayingIn: .learning, &progress, context)
      case .relearning:
        takeStep(rating, of: relearning, stayingIn: .relearning, &progress, context)
      case .review:
        rating.isPass
          ? pass(rating, &progress, context) : lapse(&progress, context)
      }
    progress.memory = context.memories[rating]
    progress.lastReview = context.now
    progress.reviews += 1
    progress.due = due(after: interval, at: context.now)
    return interval
  }

  private func takeStep(
    _ rating: Rating,
    of steps: Steps,
    stayingIn phase: Phase,
    _ next: inout FlashcardProgress,
    _ context: SchedulingContext
  ) -> Interval {
    let step = steps.valid(next.step)
    let stay: (delay: Int64?, step: Int) =
      switch rating {
      case .again: (steps.again, 0)
      case .hard: (steps.hard(at: step), step)
      case .good: (steps.good(at: step), step + 1)
      case .easy: (nil, 0)
      }
    guard let delay = stay.delay else {
      return leaveSteps(rating, of: steps, orStayIn: phase, &next, context)
    }
    next.phase = phase
    next.step = stay.step
    if phase == .relearning, rating == .again {
      next.intervalDays = roundedIdeal(context.memories.again)
    }
    return .milliseconds(delay)
  }

  private func leaveSteps(
    _ rating: Rating,
    of steps: Steps,
    orStayIn phase: Phase,
    _ next: inout FlashcardProgress,
    _ context: SchedulingContext
  ) -> Interval {
    let memory = context.memories[rating]
    if rating != .easy, let delay = shortDelay(memory, steps: steps) {
      next.phase = phase
      next.step = 0
      return .milliseconds(delay)
    }
    return review(&next, days: graduatingDays(rating, context))
  }

  private func graduatingDays(_ rating: Rating, _ context: SchedulingContext) -> Int {
    guard settings.rules == .anki else { return bareDays(context.memories[rating]) }
    let maximum = settings.maximumIntervalDays
    var fuzz = context.fuzz
    let shortest =
      rating == .easy
      ? fuzz.days(for: idealDays(context.memories.good), minimum: 1, maximum: maximum)
        + 1
      : 1
    let interval = Double(roundedIdeal(context.memories[rating]))
    if let chosen = chosen(for: interval, context) { return chosen }
    return fuzz.days(for: interval, minimum: shortest, maximum: maximum)
  }

  /// The days that were chosen by load, if they still fit an interval: with other options they may
  /// not; or those of a plan, whatever the interval.
  private func chosen(for interval: Double, _ context: SchedulingContext) -> Int? {
    guard let chosen = context.chosen, let days = chosen.chosenDays else { return nil }
    let maximum = settings.maximumIntervalDays
    guard !chosen.isPlanned else { return min(days, maximum) }
    return Fuzz.reaches(days, for: interval, maximum: maximum) ? days : nil
  }

  private func lapse(_ next: inout FlashcardProgress, _ context: SchedulingContext) -> Interval {
    next.lapses += 1
    let memory = context.memories.again
    if let delay = relearning.again ?? shortDelay(memory, steps: relearning) {
      next.phase = .relearning
      next.step = 0
      next.intervalDays = roundedIdeal(memory)
      return .milliseconds(delay)
    }
    return review(
      &next,
      days: settings.rules == .anki ? roundedIdeal(memory) : bareDays(memory)
    )
  }

  private func pass(_ rating: Rating, _ next: inout FlashcardProgress, _ context: SchedulingContext)
    -> Interval
  {
    guard settings.rules == .anki else {
      return review(&next, days: bareDays(context.memories[rating]))
    }
    if let chosen = chosen(for: idealDays(context.memories[rating]), context) {
      return review(&next, days: chosen)
    }
    let maximum = settings.maximumIntervalDays
    let previous = next.intervalDays
    var fuzz = context.fuzz
    var days = 0
    // Each button is at least a day above the one before it.
    for button in [Rating.hard, .good, .easy] where button <= rating {
      let interval = idealDays(context.memories[button])
      let minimum = Fuzz.minimum(for: interval, previous: previous, maximum: maximum)
      days = fuzz.days(
        for: interval,
        minimum: max(minimum, days + 1),
        maximum: maximum
      )
    }
    return review(&next, days: days)
  }

  private func review(_ next: inout FlashcardProgress, days: Int) -> Interval {
    next.phase = .review
    next.step = 0
    next.intervalDays = days
    return .days(days)
  }

  /// A delay of less than half a day, in milliseconds, if the model asks for it, no steps are set
  /// and Anki's rules hold.
  private func shortDelay(_ memory: Memory, steps: Steps) -> Int64? {
    let days = idealDays(memory)
    guard settings.rules == .anki, steps.isEmpty, model.allowsShortTerm, days < 0.5 else {
      return nil
    }
    return Int64(days * 86_400) * 1_000
  }

  // MARK: - Intervals

  /// The days the model asks for, limited so that they fit into an integer.
  private func idealDays(_ memory: Memory) -> Double { min(ideal(memory.stability), 1e9) }

  private func roundedIdeal(_ memory: Memory) -> Int {
    max(1, idealDays(memory).roundedHalfUp)
  }

  private func bareDays(_ memory: Memory) -> Int {
    Int(idealDays(memory).rounded(.toNearestOrEven)).clamped(to: 1...settings.maximumIntervalDays)
  }

  /// The due time. A step that reaches into another day of study is due on that day, at any hour.
  func due(after interval: Interval, at now: LocalMoment) -> Due {
    switch (interval, boundary) {
    case (.days(let days), let boundary?):
      return .day(boundary.day(of: now) + days)
    case (.days(let days), nil):
      return .moment(now.time.advanced(byMilliseconds: Int64(days) * .millisecondsPerDay))
    case (.milliseconds(let delay), let boundary?):
      let left = boundary.millisecondsLeft(at: now)
      guard delay >= left else { return .moment(now.time.advanced(byMilliseconds: delay)) }
      let days = 1 + (delay - left) / .millisecondsPerDay
      return .day(boundary.day(of: now) + Int(days))
    case (.milliseconds(let delay), nil):
      return .moment(now.time.advanced(byMilliseconds: delay))
    }
  }
}
