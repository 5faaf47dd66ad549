/// What a visible row of a browser is made of.
public struct CardRow: Hashable, Sendable {
  /// The note.
  public let note: Note
  /// The cards that the note asks for, by ordinal: in a list of cards one.
  public let cards: [Flashcard]
  /// The deck of the first card.
  public let deck: Deck
  /// The probability of recall now, of the first card; the mean in a list of notes. Nil without a memory.
  public let retrievability: Double?

  /// Creates a row.
  public init(note: Note, cards: [Flashcard], deck: Deck, retrievability: Double? = nil) {
    self.note = note
    self.cards = cards
    self.deck = deck
    self.retrievability = retrievability
  }
}
