/// A set of changes to flashcards, written in one transaction: all of it or nothing.
public struct ChangeSet: Sendable, Equatable {
  /// Sets of parameters to add. Those that exist already stay as they are.
  public var parameters: [ParameterSet] = []
  /// Note types to add, or to replace those with the same ids. The standard ones need no adding.
  public var noteTypes: [NoteType] = []
  /// Presets of options to add, or to replace those with the same ids.
  public var presets: [OptionsPreset] = []
  /// Decks to add, or to replace those with the same ids.
  public var decks: [Deck] = []
  /// Filtered decks to add, or to replace those with the same ids.
  public var filteredDecks: [FilteredDeck] = []
  /// Notes to add, or to replace those with the same ids.
  public var notes: [Note] = []
  /// Cards to add, or to replace those with the same ids.
  public var cards: [Flashcard] = []
  /// Collections to keep the rest of, or to replace those with the same ids.
  public var collections: [CarriedCollection] = []
  /// Names of pictures and sounds to add, or to replace those with the same ids. What they name is there,
  /// and no other one is the same.
  public var mediaNames: [MediaName] = []
  /// Saved searches to add, as far as they are not there. They are of this device, and stay when the
  /// change is undone.
  public var searches: [SavedSearch] = []
  /// The rules of limits that come with a collection. Those that are on are switched on in the settings.
  public var limitRules = LimitRules()
  /// Reviews to add to the log.
  public var reviews: [Review] = []
  /// Reviews to remove from the log, because their answers were undone.
  public var withdrawn: [Review] = []
  /// Cards to delete, with their reviews. Their notes stay.
  public var removedCards: Set<FlashcardID> = []
  /// Notes to delete, with their cards and the reviews of those.
  public var removedNotes: Set<NoteID> = []
  /// Decks to delete, with their cards and the notes that have no other card.
  public var removedDecks: Set<DeckID> = []
  /// Filtered decks to delete. The changes have their cards come home.
  public var removedFilteredDecks: Set<FilteredDeckID> = []
  /// Presets of options to delete. The decks that follow one keep their options.
  public var removedPresets: Set<OptionsPresetID> = []
  /// Note types to delete. One that a note still has stays.
  public var removedNoteTypes: Set<NoteTypeID> = []
  /// Collections of which nothing more is kept.
  public var removedCollections: Set<CollectionID> = []
  /// Names of pictures and sounds to delete.
  public var removedMediaNames: Set<MediaNameID> = []

  /// Creates an empty set of changes.
  public init() {}

  /// True if nothing is deleted or removed.
  public var removesNothing: Bool {
    removedCards.isEmpty && removedNotes.isEmpty && removedDecks.isEmpty
      && removedFilteredDecks.isEmpty && removedNoteTypes.isEmpty && removedPresets.isEmpty
  }

  /// True if there is nothing to write.
  public var isEmpty: Bool { self == ChangeSet() }
}

extension ChangeSet {
  /// Has a source give no id that an object of the change has.
  public func skip(in ids: inout IDSource) {
    for preset in presets { ids.skip(to: preset.id.rawValue) }
    for deck in decks { ids.skip(to: deck.id.rawValue) }
    for deck in filteredDecks { ids.skip(to: deck.id.rawValue) }
    for type in noteTypes { ids.skip(to: type.id.rawValue) }
    for collection in collections { ids.skip(to: collection.id.rawValue) }
    for note in notes { ids.skip(to: note.id.rawValue) }
    for card in cards { ids.skip(to: card.id.rawValue) }
    for name in mediaNames { ids.skip(to: name.id.rawValue) }
    for set in parameters { ids.skip(to: set.id.rawValue) }
  }
}
