extension Deck {
  /// The scheduler of the deck's cards: the one place that chooses between sets of parameters.
  ///
  /// - Parameters:
  ///   - set: the set of parameters that the options name; with nil, or another set, the defaults
  ///   hold.
  ///   - boundary: the end of the user's days of study.
  ///   - examRetention: the desired retention until an exam; nil for that of the options.
  public func scheduler(
    _ set: ParameterSet?,
    boundary: DayBoundary,
    examRetention: Double? = nil
  ) -> Scheduler {
    let set = set.flatMap { $0.id == options.parameters ? $0 : nil }
    return Scheduler(
      model: FSRS6(set?.parameters ?? .defaults),
      settings: options.scheduling.counting(boundary),
      parameters: set?.id,
      plannedRetention: examRetention
    )
  }
}
