import Collation
import Flashcards
import Wording

/// What lists and searches have of a loaded deck.
extension LoadedDeck {
  /// The ids of the notes, the one added last first.
  var order: [NoteID] { notes.map(\.id) }

  /// The cards of a note in these decks, in the order of its questions.
  func cards(of note: NoteID) -> [Flashcard] {
    Array(cards[cards.partitioningIndex { $0.note >= note }...].prefix { $0.note == note })
  }

  /// All cards, without those whose question the note's text no longer has.
  var awake: [Flashcard] {
    var note = notes.count - 1
    func isAwake(_ card: Flashcard) -> Bool {
      while note >= 0, notes[note].id < card.note { note -= 1 }
      guard note >= 0, notes[note].id == card.note else { return false }
      return notes[note].content.asks(card.ordinal)
    }
    // Usually no card is left out, and none has to be copied.
    guard let asleep = cards.firstIndex(where: { !isAwake($0) }) else { return cards }
    note = notes.count - 1
    return Array(cards[..<asleep]) + cards[asleep...].filter(isAwake)
  }

  /// The first lines of a card's sides, without markup.
  func firstLines(_ id: FlashcardID) -> (question: String, answer: String) {
    guard let card = card(id), let note = note(card.note) else { return ("", "") }
    return note.content.firstLines(asking: card.ordinal)
  }

  /// The first lines of a card's sides, as a voice says them.
  func firstLinesHeard(_ id: FlashcardID, _ wording: Wording) -> (question: String, answer: String)
  {
    guard let card = card(id), let note = note(card.note) else { return ("", "") }
    return note.content.firstLinesHeard(asking: card.ordinal, wording)
  }

  /// The note types of the vault: the standard ones, and then the others by their names.
  var noteTypes: [NoteType] {
    StandardNoteType.allCases.map(\.type)
      + types.values.filter { StandardNoteType($0.id) == nil }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The note type with this id; nil if there is none.
  func noteType(_ id: NoteTypeID) -> NoteType? { types[id] }

  /// All cards of one deck without its subdecks, even those without a question.
  func cards(in deck: DeckID) -> [Flashcard] { cards.filter { $0.deck == deck } }
}
