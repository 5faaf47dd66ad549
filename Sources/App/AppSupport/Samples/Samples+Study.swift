package import Flashcards
package import Secrets
import Store
package import Vault

extension Samples {
  /// The decks as a change set for a new vault.
  package func study(_ now: LocalMoment, boundary: DayBoundary = DayBoundary()) -> ChangeSet {
    var change = ChangeSet()
    var ids = IDSource()
    for sample in decks { add(sample, to: &change, &ids, now, boundary) }
    return change
  }

  private func add(
    _ sample: SampleDeck,
    to change: inout ChangeSet,
    _ ids: inout IDSource,
    _ now: LocalMoment,
    _ boundary: DayBoundary
  ) {
    guard let name = DeckName(sample.name) else { return }
    let made = now.time.advanced(byMilliseconds: -Int64(sample.daysLearned) * 86_400_000)
    let deck = Deck(id: ids.next(at: made), name: name, language: sample.language)
    var cards: [Flashcard] = []
    for note in sample.notes {
      // Words that make no card are no sample.
      guard
        let words = try? NoteContent(kind: note.kind, prompt: note.prompt, answer: note.answer)
      else { continue }
      let id: NoteID = ids.next(at: made)
      change.notes.append(
        Note(
          id: id,
          guid: Note.guid(random: UInt64(bitPattern: id.rawValue)),
          content: words,
          tags: .none,
          modified: made
        )
      )
      for ordinal in words.ordinals {
        cards.append(
          Flashcard(
            id: ids.next(at: made),
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

extension Samples {
  /// Puts the samples into a new vault. One that can't be saved is missing from the demo; no user's
  /// data is lost.
  package func fill(_ vault: Vault, under key: VaultKey, at moment: LocalMoment) {
    for card in cards {
      _ = try? PaymentCardStore(vault).save(card, at: moment.time, isUndoable: false, under: key)
    }
    // The same holds for pictures, sounds and flashcards.
    var change = study(moment)
    change.mediaNames = (try? mediaNames(vault, under: key, at: moment.time)) ?? []
    _ = try? StudyStore(vault).apply(change, under: key)
  }
}
