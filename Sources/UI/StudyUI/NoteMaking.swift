import Flashcards
import Screens
import Widgets
import WindowLevels

/// What is to be written so that a note is added or changed.
struct NoteMaking {
  let shelf: LoadedDeck
  let context: StudyContext

  /// A new note on top of a deck, with its cards.
  func adding(_ words: NoteWords, tags: Tags, to deck: DeckID) -> ChangeSet {
    let now = context.moment.time
    let newest = max(shelf.newest, context.data.newestID)
    let note = Note(
      id: NoteID.next(at: now, after: NoteID(rawValue: newest)),
      guid: Note.guid(random: context.random),
      words: words,
      tags: tags,
      modified: now
    )
    var change = ChangeSet()
    change.notes = [note]
    change.cards = cards(words.ordinals, of: note.id, in: deck, after: note.id.rawValue)
    return change
  }

  /// A note with other words: its cards keep their progress, and what its words ask for now and did
  /// not before gets new ones.
  func changing(_ note: Note, to words: NoteWords, tags: Tags) -> ChangeSet {
    var changed = note
    changed.words = words
    changed.tags = tags
    changed.modified = context.moment.time
    let existing = shelf.cards(of: note.id)
    let missing = CardPlan(words: words, existing: existing).missing
    var change = ChangeSet()
    change.notes = [changed]
    let newest = max(shelf.newest, context.data.newestID)
    change.cards = cards(
      missing,
      of: note.id,
      in: existing.first?.deck ?? shelf.deck.id,
      after: max(newest, context.moment.time.rawValue)
    )
    return change
  }

  private func cards(_ ordinals: [Int], of note: NoteID, in deck: DeckID, after id: Int64)
    -> [Card]
  {
    // On top: before all new cards there are.
    let first = shelf.positions.lowerBound - ordinals.count
    return ordinals.enumerated().map { index, ordinal in
      Card(
        id: CardID(rawValue: id + Int64(index) + 1),
        note: note,
        ordinal: ordinal,
        deck: deck,
        position: first + index
      )
    }
  }
}
