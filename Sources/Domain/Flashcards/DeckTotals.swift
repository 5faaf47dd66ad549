/// The totals of a deck and of those within it: everything that deleting it deletes.
public struct DeckTotals: Sendable, Hashable {
  /// The number of decks within it.
  public var innerDecks: Int
  /// The number of cards, dormant ones included.
  public var cards: Int
  /// The number of reviews of those cards.
  public var answers: Int

  /// Creates totals; 0 by default.
  public init(innerDecks: Int = 0, cards: Int = 0, answers: Int = 0) {
    self.innerDecks = innerDecks
    self.cards = cards
    self.answers = answers
  }
}
