import Flashcards
import Vault

/// Answers, and the decks and notes that cards need.
extension RemoteChangeApplier {
  /// The deck with a key. One that was deleted while a card came into it exists again, and is told to
  /// the other devices.
  mutating func holdDeck(_ home: ObjectKey) throws -> DeckID {
    let key = try objects.resolved(home)
    guard var object = try objects.object(key) else { throw MissingObject() }
    if !object.registers.exists {
      try hold(key, &object)
      change.removedDecks.remove(DeckID(rawValue: object.local))
      if var deck: Deck = try kept(key) {
        try DeckFields.set(object, in: &deck, references)
        change.decks.append(deck)
      }
    }
    guard object.local != 0 else { throw MissingObject() }
    return DeckID(rawValue: object.local)
  }

  /// The note with a key, likewise.
  mutating func holdNote(_ id: Int64) throws -> NoteID {
    let key = ObjectKey(.note, id)
    if let note = notes[key], note.exists, note.local != 0 { return NoteID(rawValue: note.local) }
    guard var object = try objects.object(key) else { throw MissingObject() }
    if !object.registers.exists {
      try hold(key, &object)
      change.removedNotes.remove(NoteID(rawValue: object.local))
      if let note: Note = try kept(key) {
        change.notes.append(
          try NoteFields.note(note, setting: shown(key), types: noteType, references)
        )
      }
    }
    guard object.local != 0 else { throw MissingObject() }
    return NoteID(rawValue: object.local)
  }

  /// Has an object exist, by the next frame of this device.
  func hold(_ key: ObjectKey, _ object: inout SyncObject) throws {
    object.registers.touch(by: merging.state.next, knowing: merging.state.applied)
    objects.set(object, for: key)
    var entry = OutboxEntry()
    entry.held = [key]
    try records.putInOutbox(entry, of: .study)
  }

  /// Holds the decks and notes of cards that stay.
  mutating func holdHomes() throws {
    for deck in change.removedDecks.sorted() {
      let stays = try records.cardIDs("deck", deck.rawValue).contains { id in
        !change.removedCards.contains(id) && (cards[id]?.deck ?? deck) == deck
      }
      if stays, let key = try objects.key(of: .deck, deck.rawValue) { _ = try holdDeck(key) }
    }
    for note in change.removedNotes.sorted() {
      let stays = try records.cardIDs("note", note.rawValue).contains {
        !change.removedCards.contains($0)
      }
      if stays, let key = try objects.key(of: .note, note.rawValue) { _ = try holdNote(key.id) }
    }
  }

  mutating func applyAnswers() throws {
    change.reviews = restored
    var withdrawn: [Review] = []
    for id in merging.withdrawn {
      guard let card = try objects.local(of: id.object),
        let review = try records.answer(id, of: FlashcardID(rawValue: card))
      else { continue }
      withdrawn.append(review)
      try derive(id.object, FlashcardID(rawValue: card))
    }
    change.withdrawn = withdrawn
    let answered = try objects.outlines(of: Set(merging.added.lazy.map(\.entry.id.object)))
    var added: [Review] = []
    for (entry, frame) in merging.added {
      let key = entry.id.object
      // A card that exists and has no record waits itself.
      guard let card = answered[key], card.local != 0 || !card.exists,
        let review = try review(entry, FlashcardID(rawValue: card.local))
      else {
        try records.hold(.add(entry), of: frame)
        continue
      }
      guard card.exists else {
        lateAnswers[key, default: []].append(review)
        continue
      }
      added.append(review)
      if card.isDerived { derived.insert(review.card) }
    }
    // Two answers to a card in one millisecond are one; every device keeps the same.
    let present = try records.answers(atTimesOf: added)
    for review in added {
      if let own = present[AnswerName(review)] {
        guard AnswerEntry.order(own) < AnswerEntry.order(review) else { continue }
        change.withdrawn.append(own)
      }
      change.reviews.append(review)
    }
  }

  /// The answer in an entry; nil if it can't be read, or its parameters have not come yet.
  private func review(_ entry: LogEntry, _ card: FlashcardID) throws -> Review? {
    do {
      return try AnswerEntry.review(entry, card: card, references)
    } catch let error where error.isOfFrames {
      return nil
    }
  }

  /// Has the progress of a card follow from its answers while writes are concurrent.
  mutating func derive(_ key: ObjectKey, _ card: FlashcardID) throws {
    if try objects.object(key)?.isDerived ?? false { derived.insert(card) }
  }
}
