/// All that was answered so far of a deck and those within it, or of all decks.
public struct StudyHistory: Sendable, Equatable {
  /// The deck that was asked about; nil for all decks.
  public let deck: DeckID?
  /// The decks, in the order of their names.
  public let decks: [Deck]
  /// Their cards, dormant ones not among them.
  public let cards: [Card]
  /// The answers of the whole log in the order of their times, those to other cards among them.
  public let reviews: [Review]
  /// The sets of parameters that the decks use.
  public let parameters: [ParameterSet]

  /// Keeps the parts.
  public init(
    of deck: DeckID?,
    decks: [Deck],
    cards: [Card],
    reviews: [Review],
    parameters: [ParameterSet] = []
  ) {
    self.deck = deck
    self.decks = decks
    self.cards = cards
    self.reviews = reviews
    self.parameters = parameters
  }

  /// How the cards of each deck are scheduled.
  public func schedulers(boundary: DayBoundary) -> [DeckID: Scheduler] {
    let sets = Dictionary(parameters.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(
      decks.map { deck in
        (deck.id, deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
