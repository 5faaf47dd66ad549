import Flashcards

/// The changes of a loaded deck.
extension LoadedDeck {
  /// Applies a saved change.
  mutating func apply(_ change: ChangeSet, on today: StudyDay) {
    if today != day {
      doneToday = [:]
      day = today
    }
    for set in change.parameters where sets[set.id] == nil { sets[set.id] = set }
    replace(change.noteTypes)
    for changed in change.decks { apply(changed) }
    inner.removeAll { change.removedDecks.contains($0.id) }
    for review in change.reviews { count(review.card, by: 1) }
    // A note moved to another deck does not belong here.
    let known = Set(decks.map(\.id))
    let mine = Set(change.cards.lazy.filter { known.contains($0.deck) }.map(\.note))
    for note in change.notes {
      let index = noteIndex(note.id)
      if index < notes.count, notes[index].id == note.id {
        notes[index] = note
      } else if mine.contains(note.id) {
        notes.insert(note, at: index)
      }
    }
    put(change.cards)
    for review in change.withdrawn { count(review.card, by: -1) }
    remove(change)
  }

  /// Replaces note types, in the notes that have them as well.
  private mutating func replace(_ changed: [NoteType]) {
    guard !changed.isEmpty else { return }
    for type in changed { types[type.id] = type }
    for index in notes.indices {
      if let type = types[notes[index].content.type.id] { notes[index].content.type = type }
    }
  }

  private mutating func apply(_ changed: Deck) {
    if changed.id == deck.id {
      deck = changed
    } else if let index = inner.firstIndex(where: { $0.id == changed.id }) {
      inner[index] = changed
    } else if deck.name.contains(changed.name) {
      inner.append(changed)
      inner.sort { $0.name < $1.name }
    }
  }

  private mutating func put(_ changed: [Flashcard]) {
    var new: [Flashcard] = []
    for card in changed {
      if let index = places[card.id] {
        cards[index] = card
      } else if deck(card.deck) != nil {
        new.append(card)
      }
    }
    guard !new.isEmpty else { return }
    cards += new
    cards.sort(by: Self.isOrdered)
    place()
  }

  /// Removes the records that a change removes or moves to other decks, and notes left without
  /// cards.
  private mutating func remove(_ change: ChangeSet) {
    let known = Set(decks.map(\.id))
    let isMoved = change.cards.contains { !known.contains($0.deck) && places[$0.id] != nil }
    guard isMoved || !change.removesNothing else { return }
    cards.removeAll {
      !known.contains($0.deck) || change.removedDecks.contains($0.deck)
        || change.removedNotes.contains($0.note) || change.removedCards.contains($0.id)
    }
    place()
    let used = Set(cards.lazy.map(\.note))
    notes.removeAll { !used.contains($0.id) }
  }

  /// Counts an answer among those of today by the card's state before it. Call it before an answer
  /// is applied, and after one is undone.
  private mutating func count(_ id: CardID, by step: Int) {
    guard let card = card(id) else { return }
    switch card.progress.phase {
    case .new: doneToday[card.deck, default: DayCounts()].new += step
    case .review: doneToday[card.deck, default: DayCounts()].reviews += step
    case .learning, .relearning: break
    }
  }
}

extension LoadedDeck {
  /// A card's sides with its first hidden texts open; nil until they are rendered.
  func face(_ card: CardID, opening opened: Int?) -> CardFace? {
    face(card)?.opening(opened ?? 0)
  }

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ card: CardID?, withAnswer: Bool, opened: Int?) -> Bool {
    guard let card, let face = face(card) else { return false }
    return face.hints(withAnswer: withAnswer) > opened ?? 0
  }
}
