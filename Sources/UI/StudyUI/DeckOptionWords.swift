package import Flashcards
package import Wording

/// The words for options of decks, by the numbers that devices know their fields by.
package enum DeckOptionWords {
  /// The labels of options; the numbers are part of the format.
  private static let labels: [UInt8: Phrase] = [
    2: .optionNew, 3: .optionReviews, 4: .optionRetention, 5: .optionLearning,
    6: .optionRelearning, 7: .optionMaximum, 8: .optionLeeches, 9: .optionFuzz,
    13: .optionLeechAction, 14: .optionBuryNew, 15: .optionBuryReviews, 19: .optionLanguage,
  ]

  /// The label of an option; nil if it has none.
  package static func label(of number: UInt8) -> Phrase? { labels[number] }

  /// The value of an option in a deck; empty if it has no words.
  package static func value(of number: UInt8, in deck: Deck, _ wording: Wording) -> String {
    let row = DeckOption.rows.first { $0.label == labels[number] }
    return row?.words(deck, wording) ?? ""
  }
}
