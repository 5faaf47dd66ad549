/// The rules of a simulation that hold whatever is chosen each day.
package struct SimulationRules: Sendable, Hashable {
  /// The number of learning steps.
  package var learningSteps = 2
  /// The number of relearning steps.
  package var relearningSteps = 1
  /// The longest interval in days.
  package var maximumInterval = 36_500
  /// The lapses from which on a card is suspended; nil never suspends.
  package var suspendingLapses: Int?
  /// The answers on a day after which its other cards wait; nil for no limit.
  package var mostAnswers: Int?
  /// The way due days are spread.
  package var spread = DaySpread.none

  /// Creates the rules of Anki's default options, with days that are not spread.
  package init() {}
}

/// The way the due days of cards that were answered together are spread.
package enum DaySpread: Sendable, Hashable {
  /// Not at all.
  case none
  /// By chance, within the fuzz of the interval.
  case fuzz
  /// By the cards that are due on each of those days.
  ///
  /// - first: the first simulated day.
  case balanced(EasyCalendar, first: StudyDay)
}
