package import Flashcards
package import Wording

/// A group of options, in the order of the list.
package enum DeckOptionGroup: CaseIterable, Sendable {
  case limits, schedule, leeches, order, easyDays, voice

  /// The head.
  package var heading: Phrase {
    switch self {
    case .limits: .optionGroupLimits
    case .schedule: .cardFacts
    case .leeches: .optionGroupHard
    case .order: .optionGroupOrder
    case .easyDays: .optionGroupEasyDays
    case .voice: .keyHear
    }
  }
}

/// An option of a deck: its label, its explanation, its choices and their words.
package struct DeckOption: Sendable {
  package let group: DeckOptionGroup
  /// The label.
  package let label: Phrase
  /// The sentences that say what it does.
  package let note: Phrase
  /// The words for the current value.
  package let words: @Sendable (Deck, Wording) -> String
  /// The words for the values that can be chosen, in their order, and the number of the current one.
  package let values: @Sendable (Deck, Wording) -> (words: [String], current: Int)
  /// Changes the value to the choice `step` places further on; wraps around at both ends.
  package let change: @Sendable (inout Deck, _ step: Int) -> Void
  /// The name in commands. It never changes.
  package let name: String
  /// The current value as commands have it.
  package let argument: @Sendable (Deck) -> String
  /// Changes the value to one that a command gives.
  package let read: OptionTyping.Reading
  /// The way in which any value is typed; nil if there are no others than the choices.
  package let typing: OptionTyping?
  /// What a deck has of its own if it does not follow its preset in this; nil if it always does.
  package let own: OwnOptions?

  /// An option stored in a member of a deck.
  private init<Value: Sendable>(
    _ name: String,
    _ group: DeckOptionGroup,
    _ label: Phrase,
    _ note: Phrase,
    _ member: any WritableKeyPath<Deck, Value> & Sendable,
    _ values: DeckOptionValues<Value>,
    own: OwnOptions? = nil
  ) {
    self.name = name
    self.group = group
    self.label = label
    self.note = note
    self.own = own
    words = { deck, wording in values.words(deck[keyPath: member], wording) }
    self.values = { deck, wording in
      let (offered, current) = values.offered(deck[keyPath: member])
      return (offered.map { values.words($0, wording) }, current)
    }
    change = { deck, step in
      deck[keyPath: member] = values.next(deck[keyPath: member], step)
    }
    let argument: @Sendable (Deck) -> String = { values.texts.text($0[keyPath: member]) }
    let read: OptionTyping.Reading = { text, deck throws(OptionTextError) in
      deck[keyPath: member] = try values.texts.read(text)
    }
    (self.argument, self.read) = (argument, read)
    typing = values.texts.hint.map { OptionTyping(hint: $0, text: argument, read: read) }
  }

  /// Every option, one row each, in the order of the list.
  package static let rows: [DeckOption] =
    [
      DeckOption(
        "new_per_day",
        .limits,
        .optionNew,
        .optionNewNote,
        \.options.newPerDay,
        .limits,
        own: .newPerDay
      ),
      DeckOption(
        "reviews_per_day",
        .limits,
        .optionReviews,
        .optionReviewsNote,
        \.options.reviewsPerDay,
        .limits,
        own: .reviewsPerDay
      ),
      DeckOption(
        "desired_retention",
        .schedule,
        .optionRetention,
        .optionRetentionNote,
        \.options.scheduling.wantedRetention,
        .retentions,
        own: .retention
      ),
      DeckOption(
        "learning_steps",
        .schedule,
        .optionLearning,
        .optionLearningNote,
        \.options.scheduling.newCardSteps,
        .steps([[], [1], [10], [1, 10], [5, 20], [1, 10, 60], [1, 10, 1_440]])
      ),
      DeckOption(
        "relearning_steps",
        .schedule,
        .optionRelearning,
        .optionLearningNote,
        \.options.scheduling.forgottenCardSteps,
        .steps([[], [1], [10], [20], [60], [10, 60]])
      ),
      DeckOption(
        "maximum_interval_days",
        .schedule,
        .optionMaximum,
        .optionMaximumNote,
        \.options.scheduling.longestInterval,
        .intervals
      ),
      DeckOption(
        "leech_threshold",
        .leeches,
        .optionLeeches,
        .optionLeechesNote,
        \.options.scheduling.leechThreshold,
        .leeches
      ),
      DeckOption(
        "leech_action",
        .leeches,
        .optionLeechAction,
        .optionLeechActionNote,
        \.options.leechAction,
        .named
      ),
      DeckOption(
        "bury_new_siblings",
        .leeches,
        .optionBuryNew,
        .optionBuryNewNote,
        \.options.buriesNewSiblings,
        .onOff
      ),
      DeckOption(
        "bury_review_siblings",
        .leeches,
        .optionBuryReviews,
        .optionBuryNewNote,
        \.options.buriesReviewSiblings,
        .onOff
      ),
      DeckOption(
        "bury_interday_learning_siblings",
        .leeches,
        .optionBuryDaySteps,
        .optionBuryNewNote,
        \.options.buriesDayStepSiblings,
        .onOff
      ),
      DeckOption(
        "new_gather_order",
        .order,
        .optionNewGather,
        .optionNewGatherNote,
        \.options.order.newGather,
        .named
      ),
      DeckOption(
        "new_sort_order",
        .order,
        .optionNewSort,
        .optionNewSortNote,
        \.options.order.newSort,
        .named
      ),
      DeckOption(
        "new_review_order",
        .order,
        .optionNewMix,
        .optionNewMixNote,
        \.options.order.newMix,
        .named
      ),
      DeckOption(
        "interday_learning_review_order",
        .order,
        .optionDayStepMix,
        .optionDayStepMixNote,
        \.options.order.dayStepMix,
        .named
      ),
      DeckOption(
        "review_sort_order",
        .order,
        .optionReviewSort,
        .optionReviewSortNote,
        \.options.order.reviews,
        .named
      ),
      DeckOption(
        "fuzz",
        .schedule,
        .optionFuzz,
        .optionFuzzNote,
        \.options.scheduling.fuzz,
        .onOff
      ),
    ]
    + zip(0..<7, weekdays).map { day, name in
      DeckOption(
        "easy_\(english[day])",
        .easyDays,
        name,
        .optionEasyDaysNote,
        \.options.easyDays[day],
        .named
      )
    } + [
      DeckOption("language", .voice, .optionLanguage, .optionLanguageNote, \.language, .languages)
    ]

  /// The names of the days of the week, Monday first.
  private static let weekdays: [Phrase] = [
    .optionMonday, .optionTuesday, .optionWednesday, .optionThursday, .optionFriday,
    .optionSaturday, .optionSunday,
  ]
  private static let english = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}

/// The way in which a value of an option is typed.
package struct OptionTyping: Sendable {
  /// The sentence that says what can be typed.
  package let hint: @Sendable (Wording) -> String
  /// The current value as it would be typed.
  package let text: @Sendable (Deck) -> String
  /// Changes the value to a typed one.
  package let read: Reading

  /// Changes the value of a deck's option to that of a text.
  package typealias Reading =
    @Sendable (_ text: String, inout Deck) throws(OptionTextError) -> Void
}

extension OptionTextError {
  /// The sentence about the error, for the user who typed the value.
  package func sentence(_ wording: Wording) -> String {
    switch self {
    case .noNumber(let word): wording(.optionNoNumber(word: word))
    case .noUnit(let unit): wording(.optionNoUnit(unit: unit))
    case .outOfRange(let low, let high): wording(.optionOutOfRange(low: low, high: high))
    case .tooManySteps(let most): wording(.optionTooManySteps(most))
    case .noChoice(let word, let choices):
      wording(.optionNoChoice(word: word, choices: wording.any(choices)))
    case .noLanguage(let word): wording(.optionNoLanguage(word: word))
    case .step: wording(.optionOutOfRange(low: "1s", high: "365d"))
    }
  }
}

/// The words for options of decks, by the numbers that devices know their fields by.
package enum DeckOptionWords {
  /// The labels of options; the numbers are part of the format.
  private static let labels: [UInt8: Phrase] = [
    2: .optionNew, 3: .optionReviews, 4: .optionRetention, 5: .optionLearning,
    6: .optionRelearning, 7: .optionMaximum, 8: .optionLeeches, 9: .optionFuzz,
    13: .optionLeechAction, 14: .optionBuryNew, 15: .optionBuryReviews, 19: .optionLanguage,
    21: .optionNewGather, 22: .optionNewSort, 23: .optionNewMix, 24: .optionDayStepMix,
    25: .optionReviewSort, 26: .optionBuryDaySteps, 28: .optionGroupEasyDays,
  ]

  /// The label of an option; nil if it has none.
  package static func label(of number: UInt8) -> Phrase? { labels[number] }

  /// The value of an option in a deck; empty if it has no words.
  package static func value(of number: UInt8, in deck: Deck, _ wording: Wording) -> String {
    // One that has several rows is their group.
    DeckOption.rows.filter { $0.label == labels[number] || $0.group.heading == labels[number] }
      .map { $0.words(deck, wording) }.joined(separator: wording(.listComma))
  }
}
