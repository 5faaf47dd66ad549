/// A note that a search over all decks found.
public struct FoundNote: Sendable, Hashable {
  /// The note.
  public let id: NoteID
  /// The deck that its first card is in.
  public let deck: DeckID
  /// The text of its first field.
  public let prompt: String

  /// Creates a note found.
  public init(id: NoteID, deck: DeckID, prompt: String) {
    self.id = id
    self.deck = deck
    self.prompt = prompt
  }
}
