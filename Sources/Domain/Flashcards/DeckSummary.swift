/// A row of the list of decks.
public struct DeckSummary: Sendable, Codable, Equatable {
  /// The deck.
  public var deck: Deck
  /// The numbers of cards in the deck and those within it that can be studied now, under their
  /// limits.
  public var due: StudyCounts
  /// The number of cards in the deck and those within it.
  public var cards: Int

  /// Creates a summary; nothing due by default.
  public init(deck: Deck, due: StudyCounts = StudyCounts(), cards: Int = 0) {
    self.deck = deck
    self.due = due
    self.cards = cards
  }
}

extension [DeckSummary] {
  /// The number of cards that can be studied in all decks. A card in a nested deck counts once.
  public var cardsDue: Int {
    let names = Set(map(\.deck.name))
    return reduce(0) { sum, summary in
      let isInner = summary.deck.name.lineage.dropFirst().contains { names.contains($0) }
      return isInner ? sum : sum + summary.due.total
    }
  }
}
