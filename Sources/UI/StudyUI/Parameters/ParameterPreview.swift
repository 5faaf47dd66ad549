import Flashcards

/// What other parameters would do, before they are saved.
enum ParameterPreview: Sendable {
  /// To a deck and those that share its preset.
  case one(ParameterChange)
  /// To all decks.
  case all(ParameterPlan)

  /// The numbers of cards due now: with due dates kept, and with all rescheduled.
  var due: (kept: Int, rescheduled: Int) {
    switch self {
    case .one(let change): change.due
    case .all(let plan): plan.due
    }
  }

  /// The decks that get other parameters.
  var decks: [Deck] {
    switch self {
    case .one(let change): change.decks
    case .all(let plan): plan.groups.filter { $0.source != .unchanged }.flatMap(\.decks)
    }
  }

  /// The changes to write.
  func change(reschedules: Bool) -> ChangeSet {
    switch self {
    case .one(let change): change.change(reschedules: reschedules)
    case .all(let plan): plan.change(reschedules: reschedules)
    }
  }
}
