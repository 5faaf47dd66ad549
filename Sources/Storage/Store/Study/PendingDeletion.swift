import Flashcards

extension StudyWriter {
  /// Everything that is deleted, with what goes along with a note or a deck.
  struct PendingDeletion {
    var decks: Set<DeckID>
    var filteredDecks: Set<FilteredDeckID>
    var notes: Set<NoteID>
    var cards: Set<FlashcardID>
    var noteTypes: Set<NoteTypeID>
    var presets: Set<OptionsPresetID>

    /// What a set of changes says itself.
    init(of change: ChangeSet) {
      decks = change.removedDecks
      filteredDecks = change.removedFilteredDecks
      notes = change.removedNotes
      cards = change.removedCards
      noteTypes = change.removedNoteTypes
      presets = change.removedPresets
    }

    var isEmpty: Bool {
      decks.isEmpty && filteredDecks.isEmpty && notes.isEmpty && cards.isEmpty && noteTypes.isEmpty
        && presets.isEmpty
    }
  }
}
