/// What a visible row of a browser is made of.
public struct CardRow: Hashable, Sendable {
  /// The note.
  public let note: Note
  /// The row's card.
  public let card: Flashcard
  /// The row's card, and then the others that the note asks for, by ordinal. In a list of notes the row's
  /// card is the first of them.
  public let cards: [Flashcard]
  /// The deck of the row's card.
  public let deck: Deck
  /// The name of the preset of options of its deck; nil for options of its own.
  public let preset: String?
  /// The deck's parameters; nil for the standard ones.
  public let parameters: ParameterSet?
  /// The probability of recall now, of the row's card; in a list of notes the mean of all that have a
  /// memory. Nil without one.
  public let retrievability: Double?
  /// What add-ons of Anki keep of the row's card, as JSON; nil for nothing.
  public let customData: String?

  /// Creates a row.
  ///
  /// - Returns: nil without a card.
  public init?(
    note: Note,
    cards: [Flashcard],
    deck: Deck,
    preset: String? = nil,
    parameters: ParameterSet? = nil,
    retrievability: Double? = nil,
    customData: String? = nil
  ) {
    guard let first = cards.first else { return nil }
    self.note = note
    self.cards = cards
    self.deck = deck
    self.preset = preset
    self.parameters = parameters
    self.retrievability = retrievability
    self.customData = customData
    card = first
  }

  /// The scheduler of the row's card.
  public func scheduler(boundary: DayBoundary) -> Scheduler {
    deck.scheduler(parameters, boundary: boundary)
  }
}
