package import Flashcards
package import ReaderProtocol

/// The plan of an import of a history, worked out in full before anything is written.
///
/// A card is found by its note's guid and its number. An entry of a card at a time at which it has one
/// already is that one. The cards' progress follows from all their entries anew.
package struct HistoryPlan: Sendable {
  /// The change to write.
  package private(set) var change = ChangeSet()
  /// The number of new entries.
  package private(set) var new = 0
  /// The number of entries that are there already.
  package private(set) var same = 0
  /// The lines that are left out, in the order of the file.
  package private(set) var refused: [LineFault]

  /// Works an import out.
  ///
  /// - Parameters:
  ///   - collection: all flashcards of the vault.
  ///   - reviews: all entries of its log.
  ///   - schedulers: the scheduler of each deck.
  ///   - step: called after each entry; what it throws ends the work.
  package init<Stop: Error>(
    _ history: ParsedHistory,
    into collection: StudyCollection,
    _ reviews: [Review],
    schedulers: [DeckID: Scheduler],
    step: () throws(Stop) -> Void
  ) throws(Stop) {
    refused = history.faults
    let notes = Dictionary(
      collection.notes.map { ($0.guid, $0.id) },
      uniquingKeysWith: { first, _ in first }
    )
    var cards: [Place: Flashcard] = [:]
    for card in collection.cards { cards[Place(card.note, card.ordinal)] = card }
    var times: [FlashcardID: Set<Timestamp>] = [:]
    for review in reviews { times[review.card, default: []].insert(review.moment.time) }
    var touched: [FlashcardID: Flashcard] = [:]
    for entry in history.entries {
      if let card = notes[entry.guid].flatMap({ cards[Place($0, entry.ordinal)] }) {
        if times[card.id, default: []].insert(entry.moment.time).inserted {
          change.reviews.append(entry.review(of: card.id))
          touched[card.id] = card
          new += 1
        } else {
          same += 1
        }
      } else {
        refused.append(LineFault(line: entry.line, reason: .unknownCard))
      }
      try step()
    }
    refused.sort { $0.line < $1.line }
    replay(touched, reviews, schedulers)
  }

  /// Works an import out in one go.
  package init(
    _ history: ParsedHistory,
    into collection: StudyCollection,
    _ reviews: [Review],
    schedulers: [DeckID: Scheduler]
  ) {
    self.init(history, into: collection, reviews, schedulers: schedulers) { () throws(Never) in }
  }

  private struct Place: Hashable {
    let note: NoteID
    let ordinal: Int

    init(_ note: NoteID, _ ordinal: Int) {
      self.note = note
      self.ordinal = ordinal
    }
  }

  /// Derives the progress of the cards with new entries.
  private mutating func replay(
    _ touched: [FlashcardID: Flashcard],
    _ reviews: [Review],
    _ schedulers: [DeckID: Scheduler]
  ) {
    var histories: [FlashcardID: [Review]] = [:]
    for review in reviews where touched[review.card] != nil {
      histories[review.card, default: []].append(review)
    }
    for review in change.reviews { histories[review.card, default: []].append(review) }
    change.cards = touched.values.sorted { $0.id < $1.id }.compactMap { card in
      guard let scheduler = schedulers[card.deck] else { return nil }
      var changed = card
      changed.progress = scheduler.replay(
        ReviewHistory(histories[card.id] ?? []).reviews,
        from: card.placement,
        fuzzID: card.fuzzID
      )
      changed.endStayIfOver()
      return changed == card ? nil : changed
    }
  }
}

extension ParsedHistory.Entry {
  fileprivate func review(of card: FlashcardID) -> Review {
    Review(card: card, moment: moment, duration: duration, rating: rating, kind: kind)
  }
}
