/// What is to be written about flashcards in one piece: all of it or nothing.
public struct ChangeSet: Sendable, Codable, Equatable {
  /// Sets of parameters that are new. Those that are kept already stay as they are.
  public var parameters: [ParameterSet] = []
  /// Decks that are new, or in place of those with their ids.
  public var decks: [Deck] = []
  /// Notes that are new, or in place of those with their ids.
  public var notes: [Note] = []
  /// Cards that are new, or in place of those with their ids.
  public var cards: [Card] = []
  /// Answers that were given.
  public var reviews: [Review] = []
  /// Answers that were taken back.
  public var withdrawn: [Review] = []
  /// Cards that are gone, with their reviews. Their notes stay.
  public var removedCards: Set<CardID> = []
  /// Notes that are gone, with their cards and the reviews of those.
  public var removedNotes: Set<NoteID> = []
  /// Decks that are gone, with their cards and the notes that have no other.
  public var removedDecks: Set<DeckID> = []

  /// A change of nothing.
  public init() {}

  /// Whether nothing goes.
  public var removesNothing: Bool {
    removedCards.isEmpty && removedNotes.isEmpty && removedDecks.isEmpty
  }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { self == ChangeSet() }
}
