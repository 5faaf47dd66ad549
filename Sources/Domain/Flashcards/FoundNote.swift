/// A note that a search over all decks found.
public struct FoundNote: Sendable, Hashable {
  /// The note.
  public let id: NoteID
  /// The deck that its first card is in.
  public let deck: DeckID
  /// The line by which it is told of.
  public let prompt: String

  /// That line without marks.
  package var firstLine: String { String(prompt.prefix { !$0.isNewline }).withoutMarks }

  /// Creates a note found.
  public init(id: NoteID, deck: DeckID, prompt: String) {
    self.id = id
    self.deck = deck
    self.prompt = prompt
  }
}
