/// How much of a deck is wanted in memory.
public enum LoadScope: Sendable, Hashable {
  /// All of it.
  case whole
  /// What a session of the present day can come to, with these cards, and the other cards of the same
  /// notes.
  case session(with: Set<CardID>)
}

/// What is in memory of one deck and those within it, while its cards are looked at or edited.
public struct DeckContents: Sendable, Codable, Equatable {
  /// The deck.
  public var deck: Deck
  /// The decks within it, in the order of their names.
  public var inner: [Deck]
  /// The notes that have cards in them, the one added last first. All of them, or those of a session.
  public var notes: [Note]
  /// The cards of those notes that are in these decks; dormant ones among them.
  public var cards: [Card]
  /// What was answered on the present day of study, in each deck itself.
  public var doneToday: [DeckID: DayCounts]
  /// The sets of parameters that these decks use.
  public var parameters: [ParameterSet]
  /// How many cards these decks have besides: 0 where all are here.
  public var others: Int

  /// Keeps the parts.
  public init(
    deck: Deck,
    inner: [Deck] = [],
    notes: [Note] = [],
    cards: [Card] = [],
    doneToday: [DeckID: DayCounts] = [:],
    parameters: [ParameterSet] = [],
    others: Int = 0
  ) {
    self.deck = deck
    self.inner = inner
    self.notes = notes
    self.cards = cards
    self.doneToday = doneToday
    self.parameters = parameters
    self.others = others
  }
}
