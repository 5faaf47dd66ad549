package import Wording

/// The things that were sent or received, by kind.
package struct SyncCounts: Hashable, Sendable {
  package var answers: Int
  package var notes: Int
  package var cards: Int
  package var decks: Int
  package var paymentCards: Int
  /// The number of contents of media.
  package var media: Int
  /// The number of other things, such as types of notes.
  package var others: Int

  /// Counts, nothing by default.
  package init(
    answers: Int = 0,
    notes: Int = 0,
    cards: Int = 0,
    decks: Int = 0,
    paymentCards: Int = 0,
    media: Int = 0,
    others: Int = 0
  ) {
    self.answers = answers
    self.notes = notes
    self.cards = cards
    self.decks = decks
    self.paymentCards = paymentCards
    self.media = media
    self.others = others
  }

  /// True if there is nothing.
  package var isEmpty: Bool { self == SyncCounts() }

  /// The words for it, such as "3 answers, 1 note".
  package func words(_ wording: Wording) -> String {
    let counted: [(phrase: (Int) -> Phrase, count: Int)] = [
      (Phrase.answers, answers), (Phrase.notes, notes), (Phrase.cards, cards),
      (Phrase.decks, decks), (Phrase.paymentCards, paymentCards), (Phrase.mediaFiles, media),
      (Phrase.syncedChanges, others),
    ]
    let parts = counted.filter { $0.count > 0 }.map { wording($0.phrase($0.count)) }
    return parts.joined(separator: wording(.listComma))
  }
}

extension Wording {
  /// The numbers of changes that wait, in either direction.
  package func changes(toSend: Int, toReceive: Int) -> String {
    let parts =
      (toSend > 0 ? [self(.deviceToSend(changes: String(toSend)))] : [])
      + (toReceive > 0 ? [self(.deviceToReceive(changes: String(toReceive)))] : [])
    return parts.isEmpty ? self(.syncNothing) : parts.joined(separator: self(.listComma))
  }
}
