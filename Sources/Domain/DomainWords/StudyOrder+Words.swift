package import Flashcards
package import Wording

extension NewGatherOrder: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .deck: .orderDeck
    case .deckThenRandomNotes: .orderDeckNotes
    case .ascendingPosition: .orderPositionUp
    case .descendingPosition: .orderPositionDown
    case .randomNotes: .orderNotes
    case .randomCards: .orderCards
    }
  }

  /// The name in JSON.
  package var argument: String {
    switch self {
    case .deck: "deck"
    case .deckThenRandomNotes: "deck-random-notes"
    case .ascendingPosition: "position"
    case .descendingPosition: "position-descending"
    case .randomNotes: "random-notes"
    case .randomCards: "random-cards"
    }
  }
}

extension NewSortOrder: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .template: .orderTemplate
    case .gathered: .orderGathered
    case .templateThenRandom: .orderTemplateRandom
    case .randomNoteThenTemplate: .orderNoteTemplate
    case .random: .orderRandom
    }
  }

  /// The name in JSON.
  package var argument: String {
    switch self {
    case .template: "card-type"
    case .gathered: "gathered"
    case .templateThenRandom: "card-type-random"
    case .randomNoteThenTemplate: "random-notes"
    case .random: "random"
    }
  }
}

extension ReviewMix: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .mixed: .orderMixed
    case .after: .orderAfter
    case .before: .orderBefore
    }
  }

  /// The name in JSON.
  package var argument: String {
    switch self {
    case .mixed: "mixed"
    case .after: "after"
    case .before: "before"
    }
  }
}

extension ReviewSortOrder: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .due: .orderDueRandom
    case .dueThenDeck: .orderDueDeck
    case .deckThenDue: .orderDeckDue
    case .intervalsAscending: .orderIntervalsUp
    case .intervalsDescending: .orderIntervalsDown
    case .difficultyAscending: .orderEasyFirst
    case .difficultyDescending: .orderHardFirst
    case .recallAscending: .orderRecallUp
    case .recallDescending: .orderRecallDown
    case .relativeOverdueness: .orderOverdueness
    case .random: .orderRandom
    case .added: .orderByAddition
    case .reverseAdded: .orderLatestAdded
    }
  }

  /// The name in JSON, that of the same order of a filtered deck.
  package var argument: String {
    switch self {
    case .due: "due"
    case .dueThenDeck: "due-deck"
    case .deckThenDue: "deck-due"
    case .intervalsAscending: "intervals"
    case .intervalsDescending: "intervals-descending"
    case .difficultyAscending: "difficulty"
    case .difficultyDescending: "difficulty-descending"
    case .recallAscending: "retrievability"
    case .recallDescending: "retrievability-descending"
    case .relativeOverdueness: "overdueness"
    case .random: "random"
    case .added: "added"
    case .reverseAdded: "added-descending"
    }
  }
}
