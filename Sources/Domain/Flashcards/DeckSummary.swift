/// A deck as a list shows it.
public struct DeckSummary: Sendable, Codable, Equatable {
  /// The deck.
  public var deck: Deck
  /// What can be studied now in it and the decks within it, under its limits.
  public var due: StudyCounts
  /// How many cards it and the decks within it have.
  public var cards: Int

  /// Keeps the parts.
  public init(deck: Deck, due: StudyCounts = StudyCounts(), cards: Int = 0) {
    self.deck = deck
    self.due = due
    self.cards = cards
  }
}

extension [DeckSummary] {
  /// How many cards can be studied in all decks. Those of a deck within another count once.
  public var cardsDue: Int {
    let names = Set(map(\.deck.name))
    return reduce(0) { sum, summary in
      let isInner = summary.deck.name.lineage.dropFirst().contains { names.contains($0) }
      return isInner ? sum : sum + summary.due.total
    }
  }
}
