/// The cards that an edit of many is of.
public enum CardTargets: Hashable, Codable, Sendable {
  /// These cards.
  case cards(Set<FlashcardID>)
  /// All cards of these notes that the notes ask for.
  case notes(Set<NoteID>)
  /// All cards of the notes of this type.
  case typed(NoteTypeID)
  /// All cards in these decks and those within them.
  case decks(Set<DeckID>)
}
