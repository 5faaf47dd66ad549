package import Collation
package import Flashcards
package import Wording

/// Words about a deck: its next days and its options.
package struct DeckWords {
  private let summary: DeckSummary
  private let wording: Wording

  /// The words about a deck.
  package init(_ summary: DeckSummary, _ wording: Wording) {
    self.summary = summary
    self.wording = wording
  }

  /// The sentence about the next days.
  package var ahead: String {
    let sum = summary.ahead.reduce(0, +)
    return wording.sentences([
      wording(.aheadReviews(DeckSummary.daysAhead, due: String(sum))),
      summary.nextReviews.map { wording(.nextDue($0.day, due: String($0.cards))) } ?? "",
    ])
  }

  /// The options with their values.
  package var options: [(label: String, value: String)] {
    DeckOption.rows.map { (wording($0.label), $0.words(summary.deck, wording)) }
  }
}

extension Collation {
  /// Decks by their names, each before those within it, as `DeckOutline` wants them.
  package func sorted(_ decks: [DeckSummary]) -> [DeckSummary] {
    sorted(decks) { key(ofLevels: $0.deck.name.levels) }
  }

  /// Decks by their names, each before those within it.
  package func sorted(_ decks: [Deck]) -> [Deck] {
    sorted(decks) { key(ofLevels: $0.name.levels) }
  }
}
