/// All decks, notes and cards there are, without the reviews.
public struct StudyCollection: Sendable, Equatable {
  /// The decks in the order of their names.
  public var decks: [Deck]
  /// The notes, the one made first first.
  public var notes: [Note]
  /// The cards, dormant ones among them, the one made first first.
  public var cards: [Card]

  /// Keeps the parts.
  public init(decks: [Deck] = [], notes: [Note] = [], cards: [Card] = []) {
    self.decks = decks
    self.notes = notes
    self.cards = cards
  }
}
