/// What a deck holds, with the decks within it: all that goes where it is deleted.
public struct DeckTotals: Sendable, Hashable {
  /// The number of decks within it.
  public var innerDecks: Int
  /// The number of cards, dormant ones among them.
  public var cards: Int
  /// The number of answers to those cards.
  public var answers: Int

  /// Keeps the numbers; nothing by default.
  public init(innerDecks: Int = 0, cards: Int = 0, answers: Int = 0) {
    self.innerDecks = innerDecks
    self.cards = cards
    self.answers = answers
  }
}
