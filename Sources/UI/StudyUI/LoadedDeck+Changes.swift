import Flashcards

/// The loaded cards follow what is saved.
extension LoadedDeck {
  /// True if a change has other cards come: it builds this filtered deck anew, or one within this deck,
  /// deletes it, changes the limits of today, or options of which not all cards are loaded.
  func isTakenAnew(by change: ChangeSet) -> Bool {
    guard let filtered else {
      let known = Set(beneath.map(\.id))
      if change.filteredDecks.contains(where: {
        known.contains($0.id) || deck.name.contains($0.name)
      })
        || !known.isDisjoint(with: change.removedFilteredDecks)
      {
        return true
      }
      return change.decks.contains { new in
        if let outer = outer.first(where: { $0.deck.id == new.id }) { return outer.deck != new }
        return deck(new.id).map {
          $0.extra != new.extra || !isWhole && $0.options != new.options
        } ?? false
      }
    }
    return change.filteredDecks.contains { $0.id == filtered.id }
      || change.removedFilteredDecks.contains(filtered.id)
  }

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
    for review in change.reviews where review.isCounted { count(review.card, by: 1) }
    // A note moved to another deck does not belong here.
    let known = Set(decks.map(\.id))
    let mine = Set(change.cards.filter { holds($0) }.map(\.note))
    for note in change.notes {
      let index = noteIndex(note.id)
      if index < notes.count, notes[index].id == note.id {
        notes[index] = note
      } else if mine.contains(note.id) {
        notes.insert(note, at: index)
      }
    }
    put(change.cards)
    for card in change.cards where known.contains(card.deck) {
      let (first, last) = (positions.lowerBound, positions.upperBound)
      positions = min(first, card.position)...max(last, card.position)
    }
    for review in change.withdrawn where review.isCounted { count(review.card, by: -1) }
    remove(change)
    followSiblings(change)
  }

  /// Follows the cards of the notes in all other decks, as they come and go.
  private mutating func followSiblings(_ change: ChangeSet) {
    for card in change.cards {
      siblings[card.id] = places[card.id] == nil && note(card.note) != nil ? card : nil
    }
    guard !change.removesNothing else { return }
    let removed = (cards: change.removedCards, decks: change.removedDecks)
    siblings = siblings.filter { id, card in
      !removed.cards.contains(id) && !removed.decks.contains(card.deck) && note(card.note) != nil
    }
  }

  /// Replaces note types, in the notes that have them as well.
  private mutating func replace(_ changed: [NoteType]) {
    guard !changed.isEmpty else { return }
    for type in changed { types[type.id] = type }
    for index in notes.indices {
      if let type = types[notes[index].content.type.id] {
        notes[index].content = notes[index].content.with(type)
      }
    }
  }

  private mutating func apply(_ changed: Deck) {
    if changed.id == deck.id {
      deck = changed
    } else if let index = homes.firstIndex(where: { $0.id == changed.id }) {
      homes[index] = changed
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
      countLoad(card)
      if let index = places[card.id] {
        cards[index] = card
      } else if holds(card) {
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
    let known = Set((decks + homes).map(\.id))
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
  private mutating func count(_ id: FlashcardID, by step: Int) {
    guard let card = card(id) else { return }
    switch card.progress.phase {
    case .new: doneToday[card.deck, default: DayCounts()].new += step
    case .review: doneToday[card.deck, default: DayCounts()].reviews += step
    case .learning, .relearning: break
    }
  }
}

extension Review {
  /// True for an answer of the day in a deck that is not filtered.
  fileprivate var isCounted: Bool { kind.isAnswer && !isInFilteredDeck }
}
