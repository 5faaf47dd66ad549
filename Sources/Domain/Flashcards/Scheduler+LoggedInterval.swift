extension Scheduler {
  /// The interval that the last answer to a card led to, as Anki's log has it: days, or, negative, seconds
  /// for a step.
  package func loggedInterval(of progress: FlashcardProgress) -> Int32 {
    let steps: Steps
    switch progress.phase {
    case .new: return 0
    case .review: return Int32(clamping: progress.intervalDays)
    case .learning: steps = learning
    case .relearning: steps = relearning
    }
    if case .moment(let due)? = progress.due, let last = progress.lastReview {
      return Int32(clamping: (last.time.rawValue - due.rawValue) / 1_000)
    }
    // A step into another day is due at any hour of it.
    guard !steps.isEmpty else { return Int32(clamping: progress.intervalDays) }
    return Int32(clamping: -steps.delays[steps.valid(progress.step)] / 1_000)
  }
}
