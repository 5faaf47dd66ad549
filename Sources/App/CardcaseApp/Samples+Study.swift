import Flashcards

extension Samples {
  /// The decks as a change set for a new vault.
  func study(_ now: LocalMoment, boundary: DayBoundary = DayBoundary()) -> ChangeSet {
    var change = ChangeSet()
    var latest = IDAllocator()
    for sample in decks { add(sample, to: &change, &latest, now, boundary) }
    return change
  }

  private func add(
    _ sample: SampleDeck,
    to change: inout ChangeSet,
    _ latest: inout IDAllocator,
    _ now: LocalMoment,
    _ boundary: DayBoundary
  ) {
    guard let name = DeckName(sample.name) else { return }
    let made = now.time.advanced(byMilliseconds: -Int64(sample.daysLearned) * 86_400_000)
    let deck = Deck(id: latest.nextDeck(at: made), name: name)
    var cards: [Card] = []
    for note in sample.notes {
      guard
        let words = try? NoteWords(kind: note.kind, prompt: note.prompt, answer: note.answer)
      else { continue }
      let id = latest.nextNote(at: made)
      change.notes.append(
        Note(
          id: id,
          guid: Note.guid(random: UInt64(bitPattern: id.rawValue)),
          words: words,
          tags: .none,
          modified: made
        )
      )
      for ordinal in words.ordinals {
        cards.append(
          Card(
            id: latest.nextCard(at: made),
            note: id,
            ordinal: ordinal,
            deck: deck.id,
            position: change.cards.count + cards.count
          )
        )
      }
    }
    change.decks.append(deck)
    guard sample.daysLearned > 0 else {
      change.cards += cards
      return
    }
    var learner = SampleLearner(deck: deck, cards: cards, boundary: boundary)
    learner.learn(days: sample.daysLearned, until: now)
    change.cards += learner.cards
    change.reviews += learner.reviews
  }
}
