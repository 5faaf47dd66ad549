/// All decks, notes and cards, without the reviews.
public struct StudyCollection: Sendable, Equatable {
  /// The decks, ordered by name.
  public var decks: [Deck]
  /// The notes, the oldest first.
  public var notes: [Note]
  /// The cards, dormant ones included, the oldest first.
  public var cards: [Card]

  /// Creates a collection; empty by default.
  public init(decks: [Deck] = [], notes: [Note] = [], cards: [Card] = []) {
    self.decks = decks
    self.notes = notes
    self.cards = cards
  }
}
