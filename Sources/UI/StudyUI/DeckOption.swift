import Flashcards
import Wording

/// An option of a deck: its label, its choices and their words.
struct DeckOption: Sendable {
  /// The label.
  let label: Phrase
  /// The words for the current value.
  let words: @Sendable (DeckOptions, Wording) -> String
  /// Changes the value to the choice `step` places further on; wraps around at both ends.
  let change: @Sendable (inout DeckOptions, _ step: Int) -> Void

  /// An option stored in a member of `DeckOptions`.
  private init<Value: Sendable>(
    _ label: Phrase,
    _ member: any WritableKeyPath<DeckOptions, Value> & Sendable,
    _ values: DeckOptionValues<Value>
  ) {
    self.label = label
    words = { options, wording in values.words(options[keyPath: member], wording) }
    change = { options, step in
      options[keyPath: member] = values.next(options[keyPath: member], step)
    }
  }

  /// Every option, one row each, in the order of the list.
  static let rows: [DeckOption] = [
    DeckOption(.optionNew, \.newPerDay, .limits),
    DeckOption(.optionReviews, \.reviewsPerDay, .limits),
    DeckOption(.optionRetention, \.scheduling.percent, .percents),
    DeckOption(
      .optionLearning,
      \.scheduling.newCardSteps,
      .steps([[], [1], [10], [1, 10], [5, 20], [1, 10, 60], [1, 10, 1_440]])
    ),
    DeckOption(
      .optionRelearning,
      \.scheduling.forgottenCardSteps,
      .steps([[], [1], [10], [20], [60], [10, 60]])
    ),
    DeckOption(.optionMaximum, \.scheduling.longestInterval, .intervals),
    DeckOption(.optionLeeches, \.scheduling.leechThreshold, .leeches),
    DeckOption(.optionLeechAction, \.leechAction, .leechActions),
    DeckOption(.optionBuryNew, \.buriesNewSiblings, .onOff),
    DeckOption(.optionBuryReviews, \.buriesReviewSiblings, .onOff),
    DeckOption(.optionFuzz, \.scheduling.fuzz, .onOff),
  ]
}
