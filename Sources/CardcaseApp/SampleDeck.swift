public import Flashcards

/// A deck that a throw-away vault has from its start.
public struct SampleDeck: Sendable {
  /// A note in it.
  public struct Note: Sendable {
    let prompt: String
    let answer: String
    let kind: NoteKind

    /// A note from its words.
    public init(_ prompt: String, _ answer: String, _ kind: NoteKind = .basic) {
      self.prompt = prompt
      self.answer = answer
      self.kind = kind
    }
  }

  /// What it is called.
  public let name: String
  /// Its notes, the first on top.
  public let notes: [Note]

  /// A deck from its notes.
  public init(name: String, notes: [Note]) {
    self.name = name
    self.notes = notes
  }
}

extension Samples {
  /// The decks as they are written into a new vault.
  public func study(_ now: LocalMoment) -> StudyChange {
    var change = StudyChange()
    var latest = LatestIDs()
    for sample in decks {
      guard let name = DeckName(sample.name) else { continue }
      let deck = latest.nextDeck(at: now.time)
      change.decks.append(Deck(id: deck, name: name))
      for note in sample.notes {
        guard
          let words = try? NoteWords(kind: note.kind, prompt: note.prompt, answer: note.answer)
        else { continue }
        let id = latest.nextNote(at: now.time)
        change.notes.append(
          Flashcards.Note(
            id: id,
            guid: Flashcards.Note.guid(random: UInt64(bitPattern: id.rawValue)),
            words: words,
            tags: .none,
            modified: now.time
          )
        )
        for ordinal in words.ordinals {
          change.cards.append(
            Card(
              id: latest.nextCard(at: now.time),
              note: id,
              ordinal: ordinal,
              deck: deck,
              position: change.cards.count
            )
          )
        }
      }
    }
    return change
  }
}
