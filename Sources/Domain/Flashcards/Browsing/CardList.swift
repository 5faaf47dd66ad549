/// The rows of a browser, in their order.
public struct CardList: Hashable, Sendable {
  /// The card of each row; in a list of notes the first card of the note, in the same order.
  public var cards: [FlashcardID]
  /// The note of each row.
  public var notes: [NoteID]

  /// Creates a list of rows.
  public init(cards: [FlashcardID] = [], notes: [NoteID] = []) {
    self.cards = cards
    self.notes = notes
  }

  /// The number of rows.
  public var count: Int { cards.count }
}
