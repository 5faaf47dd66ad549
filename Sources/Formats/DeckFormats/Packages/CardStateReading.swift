import Flashcards
import Glibc
import ReaderProtocol

/// Finds out the state of a card that comes from Anki: the one that its log leads to, where that is
/// Anki's, otherwise Anki's.
struct CardStateReading {
  /// The state of a card.
  struct State {
    let progress: FlashcardProgress
    /// The same, where the log does not explain it.
    let placement: Placement?
  }

  /// The range of stabilities in days.
  private static let stabilities = 0.001...36_500.0

  let calendar: CollectionCalendar
  let scheduler: Scheduler
  /// The parameters of the scheduler.
  let parameters: FSRSParameters
  /// The probability of recall that is assumed of answers that FSRS did not schedule.
  let historicalRetention: Double

  /// The state of a card with these reviews, the oldest first.
  ///
  /// - Parameters:
  ///   - card: has what Anki's own columns say of its progress.
  ///   - fuzzID: the card's id in the package.
  func state(of card: Flashcard, _ reviews: some Collection<Review>, fuzzID: FlashcardID) -> State {
    let replayed = scheduler.replay(reviews, fuzzID: fuzzID)
    let given = progress(of: card, reviews, replayed)
    if explains(replayed, given) { return State(progress: replayed, placement: nil) }
    let latest = reviews.reduce(Int64(0)) { max($0, $1.moment.time.rawValue) }
    let last = max(latest, given.lastReview?.time.rawValue ?? 0)
    return State(
      progress: given,
      placement: Placement(given, at: Timestamp(milliseconds: last))
    )
  }

  /// True if a replay leads to Anki's state, to the digits that Anki keeps.
  private func explains(_ replayed: FlashcardProgress, _ given: FlashcardProgress) -> Bool {
    guard replayed.phase == given.phase, replayed.step == given.step,
      replayed.reviews == given.reviews, replayed.lapses == given.lapses
    else { return false }
    guard given.phase != .new else { return true }
    guard replayed.intervalDays == given.intervalDays else { return false }
    switch (replayed.due, given.due) {
    case (.day(let one)?, .day(let other)?): guard one == other else { return false }
    case (.moment(let one)?, .moment(let other)?):
      guard one.rawValue / 1_000 == other.rawValue / 1_000 else { return false }
    default: return false
    }
    guard let one = replayed.memory, let other = given.memory else { return false }
    return abs(one.stability - other.stability) <= 6e-5 * max(1, other.stability)
      && abs(one.difficulty - other.difficulty) <= 1e-3
  }

  /// The progress in the columns of a card: all but the step, and the zone of its last review.
  static func progress(
    of card: PackageCard,
    _ data: CardData,
    _ calendar: CollectionCalendar
  ) -> FlashcardProgress {
    var progress = FlashcardProgress.new
    progress.reviews = Int(max(0, card.reviews))
    progress.lapses = Int(max(0, card.lapses))
    guard let phase = Phase(rawValue: UInt8(clamping: card.type)), phase != .new else {
      return progress
    }
    progress.phase = phase
    let due = card.homeDue
    switch phase {
    case .new: break
    case .learning, .relearning:
      progress.intervalDays = phase == .relearning ? Int(max(0, card.interval)) : 0
      // A time is a large number, a day a small one, whatever the queue.
      progress.due =
        due > 1_000_000_000
        ? .moment(calendar.moment(milliseconds: due.multiplied(by: 1_000)).time)
        : .day(calendar.day(due))
    case .review:
      progress.intervalDays = Int(max(1, card.interval))
      progress.due = .day(calendar.day(due))
    }
    progress.lastReview = data.lastReview.map {
      LocalMoment(time: Timestamp(milliseconds: $0.multiplied(by: 1_000)))
    }
    progress.memory = data.memory(stabilities: stabilities).map {
      Memory(stability: $0.stability, difficulty: $0.difficulty)
    }
    return progress
  }

  /// Anki's state of a card: what its columns say, and its reviews where those say nothing.
  private func progress(
    of card: Flashcard,
    _ reviews: some Collection<Review>,
    _ replayed: FlashcardProgress
  ) -> FlashcardProgress {
    var progress = card.progress
    switch progress.phase {
    case .new: return progress
    case .learning, .relearning: progress.step = step(of: card)
    case .review: break
    }
    progress.lastReview = lastReview(progress.lastReview, reviews)
    progress.memory = progress.memory ?? memory(of: card, reviews, replayed)
    return progress
  }

  /// The index of the next step: Anki counts those that are left.
  private func step(of card: Flashcard) -> Int {
    let steps =
      card.progress.phase == .learning
      ? scheduler.settings.learningSteps : scheduler.settings.relearningSteps
    let left = Int(card.carried?.left ?? 0) % 1_000
    return (steps.count - left).clamped(to: 0...max(0, steps.count - 1))
  }

  private func lastReview(
    _ given: LocalMoment?,
    _ reviews: some Collection<Review>
  ) -> LocalMoment? {
    let logged = reviews.reduce(nil as LocalMoment?) { last, review in
      review.kind.counts ? review.moment : last
    }
    guard let given else { return logged }
    if let logged, logged.time.rawValue / 1_000 == given.time.rawValue / 1_000 { return logged }
    return calendar.moment(milliseconds: given.time.rawValue)
  }

  /// The state of the memory where Anki has none: the log's if it begins with the first answer;
  /// otherwise that which leads to the card's interval and ease.
  private func memory(
    of card: Flashcard,
    _ reviews: some Collection<Review>,
    _ replayed: FlashcardProgress
  ) -> Memory? {
    if let first = reviews.first(where: { $0.kind.counts }), first.kind == .learning,
      let memory = replayed.memory
    {
      return memory
    }
    guard card.progress.phase != .learning else { return nil }
    let factor = card.carried?.factor ?? 0
    return memory(interval: Double(card.progress.intervalDays), factor: factor)
  }

  /// The memory of a card that SM-2 scheduled.
  private func memory(interval: Double, factor: Int32) -> Memory {
    let w = parameters.values
    let retention = historicalRetention
    let ease = factor > 0 ? Double(factor) / 1_000 : 2.5
    // At the retention of 0.9 an interval is the stability; at any other the model says how they
    // relate.
    let perDay = scheduler.model.intervals(retention: retention)(1)
    let stability = (max(interval, 0.001) / max(perDay, 1e-9)).clamped(to: Self.stabilities)
    let growth =
      exp(w[8]) * pow(stability, -w[9])
      * (exp((1 - retention) * w[10]) - 1)
    let difficulty = growth > 0 ? 11 - (ease - 1) / growth : 5
    return Memory(
      stability: stability,
      difficulty: difficulty.isFinite ? difficulty.clamped(to: 1...10) : 5
    )
  }
}

extension PackageCard {
  /// The due of the card in its own deck.
  var homeDue: Int64 { originalDeck != 0 && originalDue != 0 ? originalDue : due }

  /// The deck that the card belongs to.
  var homeDeck: Int64 { originalDeck != 0 ? originalDeck : deck }
}

extension Int64 {
  /// The product, or the nearest that there is.
  func multiplied(by factor: Int64) -> Int64 {
    let product = multipliedReportingOverflow(by: factor)
    return product.overflow ? (self < 0) == (factor < 0) ? .max : .min : product.partialValue
  }
}
