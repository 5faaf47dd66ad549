import Collation
import Flashcards
import Wording

/// What lists and searches have of a loaded deck.
extension LoadedDeck {
  /// The ids of the notes, the one added last first.
  var order: [NoteID] { notes.map(\.id) }

  /// All tags of the notes, in the order of the alphabet.
  func tags(_ collation: Collation) -> [String] {
    collation.sorted(Array(Set(notes.lazy.flatMap(\.tags.names)))) { $0 }
  }

  /// The notes in their order, for a search of their texts.
  var texts: some Sequence<Note> { notes }

  /// The cards of a note in these decks, in the order of its questions.
  func cards(of note: NoteID) -> [Flashcard] {
    Array(cards[cards.partitioningIndex { $0.note >= note }...].prefix { $0.note == note })
  }

  /// The cards that a note's text has a question for, in the order of the questions.
  func awakeCards(of note: NoteID) -> [Flashcard] { cards(of: note).filter { hasFace($0.id) } }

  /// The cards of some notes that the notes' texts have a question for, note by note and in the
  /// order of the questions.
  ///
  /// - Parameter wanted: the notes, the one added last first.
  func rows(of wanted: [NoteID]) -> [FlashcardID] {
    var rows: [FlashcardID] = []
    rows.reserveCapacity(wanted.count)
    var (note, end) = (0, cards.count)
    for id in wanted {
      while note < notes.count, notes[note].id > id { note += 1 }
      guard note < notes.count, notes[note].id == id else { continue }
      while end > 0, cards[end - 1].note > id { end -= 1 }
      var start = end
      while start > 0, cards[start - 1].note == id { start -= 1 }
      for card in cards[start..<end] where notes[note].content.asks(card.ordinal) {
        rows.append(card.id)
      }
      end = start
    }
    return rows
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

  /// The lowest and the highest position of the cards.
  var positions: ClosedRange<Int> {
    let all = cards.lazy.map(\.position)
    return (all.min() ?? 0)...(all.max() ?? 0)
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
