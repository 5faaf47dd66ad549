/// All answers to the cards of a deck and those within it, or of all decks.
public struct StudyHistory: Sendable, Equatable {
  /// The deck; nil for all decks.
  public let deck: DeckID?
  /// The decks, ordered by name.
  public let decks: [Deck]
  /// Their cards, without dormant ones.
  public let cards: [Flashcard]
  /// All answers in the log, ordered by time, those to other cards among them.
  public let reviews: [Review]
  /// The sets of parameters that the decks use.
  public let parameters: [ParameterSet]

  /// Creates a value from its parts.
  public init(
    of deck: DeckID?,
    decks: [Deck],
    cards: [Flashcard],
    reviews: [Review],
    parameters: [ParameterSet] = []
  ) {
    self.deck = deck
    self.decks = decks
    self.cards = cards
    self.reviews = reviews
    self.parameters = parameters
  }

  /// The scheduler of each deck.
  public func schedulers(boundary: DayBoundary) -> [DeckID: Scheduler] {
    decks.schedulers(with: parameters, boundary: boundary)
  }
}

extension [Deck] {
  /// The scheduler of each deck.
  ///
  /// - Parameter parameters: the sets of parameters that the decks use.
  package func schedulers(
    with parameters: [ParameterSet],
    boundary: DayBoundary
  ) -> [DeckID: Scheduler] {
    let sets = Dictionary(parameters.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(
      map { deck in
        (deck.id, deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
