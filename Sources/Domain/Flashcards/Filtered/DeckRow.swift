/// A row of the list of decks: a deck, or a filtered one.
package enum DeckRow: Sendable {
  case deck(DeckSummary)
  case filtered(FilteredSummary)

  /// The full name.
  package var name: DeckName {
    switch self {
    case .deck(let summary): summary.deck.name
    case .filtered(let summary): summary.deck.name
    }
  }

  /// The numbers of cards to study now.
  package var due: StudyCounts {
    switch self {
    case .deck(let summary): summary.due
    case .filtered(let summary): summary.counts
    }
  }

  /// The number of cards.
  package var cards: Int {
    switch self {
    case .deck(let summary): summary.cards
    case .filtered(let summary): summary.cards
    }
  }

  /// The deck; nil for a filtered one.
  package var deck: Deck? { if case .deck(let summary) = self { summary.deck } else { nil } }

  /// The filtered deck; nil for any other.
  package var filtered: FilteredDeck? {
    if case .filtered(let summary) = self { summary.deck } else { nil }
  }

  /// The numbers of reviews that come due on each of the next days, tomorrow first; none of a filtered
  /// deck.
  package var ahead: [Int] { if case .deck(let summary) = self { summary.ahead } else { [] } }
}
