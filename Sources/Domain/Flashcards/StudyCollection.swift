/// All decks, notes and cards, without the reviews.
public struct StudyCollection: Sendable, Equatable {
  /// The decks, ordered by name.
  public var decks: [Deck]
  /// The presets of options, ordered by name.
  public var presets: [OptionsPreset]
  /// The filtered decks, ordered by name.
  public var filteredDecks: [FilteredDeck]
  /// The note types, but for the standard ones, ordered by id.
  public var noteTypes: [NoteType]
  /// The notes, the oldest first.
  public var notes: [Note]
  /// The cards, dormant ones included, the oldest first.
  public var cards: [Flashcard]
  /// The carried parts of Anki's collections, the one that came last in front.
  public var carried: [CarriedCollection]

  /// Creates a collection; empty by default.
  public init(
    decks: [Deck] = [],
    presets: [OptionsPreset] = [],
    filteredDecks: [FilteredDeck] = [],
    noteTypes: [NoteType] = [],
    notes: [Note] = [],
    cards: [Flashcard] = [],
    carried: [CarriedCollection] = []
  ) {
    self.decks = decks
    self.presets = presets
    self.filteredDecks = filteredDecks
    self.noteTypes = noteTypes
    self.notes = notes
    self.cards = cards
    self.carried = carried
  }
}
