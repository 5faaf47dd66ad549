/// All that was answered so far of a deck and those within it, or of all decks.
public struct StudyPast: Sendable, Equatable {
  /// The deck that was asked about; nil for all decks.
  public let deck: DeckID?
  /// The decks, in the order of their names.
  public let decks: [Deck]
  /// Their cards, dormant ones not among them.
  public let cards: [Card]
  /// The answers of the whole log in the order of their times, those to other cards among them.
  public let reviews: [Review]

  /// Keeps the parts.
  public init(of deck: DeckID?, decks: [Deck], cards: [Card], reviews: [Review]) {
    self.deck = deck
    self.decks = decks
    self.cards = cards
    self.reviews = reviews
  }
}
