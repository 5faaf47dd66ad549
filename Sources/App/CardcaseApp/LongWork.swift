import Flashcards

extension CardTargets {
  /// True if an edit of them may take longer than a key may.
  var isMany: Bool {
    switch self {
    case .cards(let ids): ids.count > ChangeSet.many
    case .notes(let ids): ids.count > ChangeSet.many
    case .typed, .decks: true
    }
  }
}

extension ChangeSet {
  /// The number of changed objects from which on saving takes longer than a key may.
  fileprivate static let many = 500

  /// True if saving may take longer than a key may: it is large, or deletes a deck, which may be.
  var isSlow: Bool {
    !removedDecks.isEmpty
      || notes.count + cards.count + removedNotes.count + removedCards.count > Self.many
  }
}
