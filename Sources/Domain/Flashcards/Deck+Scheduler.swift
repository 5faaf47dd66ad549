extension Deck {
  /// The scheduler of its cards.
  ///
  /// - Parameters:
  ///   - set: the set of parameters that its options name; with none, or another, the defaults hold.
  ///   - boundary: where the user's days of study end.
  public func scheduler(_ set: ParameterSet?, boundary: DayBoundary) -> Scheduler {
    let set = set.flatMap { $0.id == options.parameters ? $0 : nil }
    return Scheduler(
      model: FSRS6(set?.parameters ?? .defaults),
      settings: options.scheduling.counting(boundary),
      parameters: set?.id
    )
  }
}

extension SchedulerSettings {
  /// The same, with days that end where the user's do.
  func counting(_ boundary: DayBoundary) -> SchedulerSettings {
    var settings = self
    if case .rollover = days { settings.days = .rollover(boundary) }
    return settings
  }
}
