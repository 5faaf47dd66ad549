/// A preset: options that decks share.
package struct PackagePreset: Sendable, Hashable {
  /// The id in Anki.
  package var id: Int64
  /// The name.
  package var name: String
  /// The second since 1970 of its last change.
  package var modified: Int64
  /// The options that have a meaning here.
  package var options: PresetOptions
  /// All options in Anki's own encoding; empty for Anki's standards.
  package var configuration: [UInt8]

  /// Keeps the parts.
  package init(
    id: Int64,
    name: String,
    modified: Int64,
    options: PresetOptions,
    configuration: [UInt8]
  ) {
    self.id = id
    self.name = name
    self.modified = modified
    self.options = options
    self.configuration = configuration
  }
}

/// The options of a preset, in Anki's units.
package struct PresetOptions: Sendable, Hashable {
  /// The steps of a new card in minutes.
  package var learningSteps: [Float] = [1, 10]
  /// The steps of a forgotten card in minutes.
  package var relearningSteps: [Float] = [10]
  /// The parameters of FSRS, those of its latest version that are set; empty for its defaults.
  package var parameters: [Float] = []
  /// The number of new cards a day.
  package var newPerDay: UInt32 = 20
  /// The number of reviews a day.
  package var reviewsPerDay: UInt32 = 200
  /// The longest interval in days.
  package var maximumInterval: UInt32 = 36_500
  /// The number of lapses at which a card is a leech.
  package var leechThreshold: UInt32 = 8
  /// True if a leech is only tagged, not suspended.
  package var onlyTagsLeeches = true
  /// True if the other new cards of a note wait for another day.
  package var buriesNew = false
  /// True if the other due cards of a note wait for another day.
  package var buriesReviews = false
  /// The order of the cards of a day; nil if a program wrote the record that did not know it.
  package var order: PresetOrder? = PresetOrder()
  /// The probability of recall at which a card is due again.
  package var retention: Float = 0.9
  /// The probability of recall that is assumed of answers that FSRS did not schedule.
  package var historicalRetention: Float = 0.9
  /// The share of cards for each day of the week, from Monday on; empty if all are alike.
  package var easyDays: [Float] = []
  /// The day before which answers are ignored, as `2024-12-31`; empty if there is none.
  package var ignoresBefore = ""

  /// Anki's standards.
  package init() {}
}

/// The order of the cards of a day, in Anki's numbers.
package struct PresetOrder: Sendable, Hashable {
  /// True if the other cards of a note that are in steps of a day or more wait for another day.
  package var buriesDaySteps = false
  /// The place of new cards among the others.
  package var newMix: UInt32 = 0
  /// The place of cards in steps of a day or more among the reviews.
  package var dayStepMix: UInt32 = 0
  /// The order in which new cards are shown.
  package var newSort: UInt32 = 0
  /// The order of reviews.
  package var reviewSort: UInt32 = 0
  /// The order in which new cards are chosen.
  package var newGather: UInt32 = 0

  /// Anki's standards.
  package init() {}
}
