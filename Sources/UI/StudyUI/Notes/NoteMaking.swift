import Flashcards
import Screens

/// Makes the changes that add or edit a note.
struct NoteMaking {
  let shelf: LoadedDeck
  let context: StudyContext

  /// The change that adds a note with its cards, on top of a deck.
  func adding(_ words: NoteContent, tags: Tags, to deck: DeckID) -> ChangeSet {
    let now = context.moment.time
    var ids = context.data.ids
    let note = Note(
      id: ids.next(at: now),
      guid: Note.guid(random: context.random),
      content: words,
      tags: tags,
      modified: now
    )
    var change = ChangeSet()
    change.notes = [note]
    change.cards = cards(words.ordinals, of: note.id, in: deck, &ids)
    return change
  }

  /// The change that edits a note. Its cards keep their progress; questions added by the new text
  /// get new cards.
  func changing(_ note: Note, to words: NoteContent, tags: Tags) -> ChangeSet {
    var changed = note
    changed.content = words
    changed.tags = tags
    changed.modified = context.moment.time
    let existing = shelf.cards(of: note.id)
    let missing = FlashcardPlan(content: words, existing: existing).missing
    var change = ChangeSet()
    change.notes = [changed]
    var ids = context.data.ids
    change.cards = cards(
      missing,
      of: note.id,
      in: existing.first?.deck ?? shelf.deck.id,
      &ids
    )
    return change
  }

  private func cards(
    _ ordinals: [Int],
    of note: NoteID,
    in deck: DeckID,
    _ ids: inout IDSource
  ) -> [Flashcard] {
    // On top: before all other new cards.
    let first = shelf.positions.lowerBound - ordinals.count
    return ordinals.enumerated().map { index, ordinal in
      Flashcard(
        id: ids.next(at: context.moment.time),
        note: note,
        ordinal: ordinal,
        deck: deck,
        position: first + index
      )
    }
  }
}
