/// The notes that an export writes.
package enum ExportScope: Hashable, Sendable {
  /// All notes.
  case all
  /// The notes with a card in one of these decks or one within them.
  case decks(Set<DeckID>)
  /// These notes.
  case notes(Set<NoteID>)
}

extension ExportScope {
  /// The decks of whose cards notes are written, among all.
  package func decks(among all: [Deck]) -> [Deck] {
    guard case .decks(let ids) = self else { return all }
    let names = all.filter { ids.contains($0.id) }.map(\.name)
    return all.filter { deck in names.contains { $0.contains(deck.name) } }
  }

  /// True unless a note is left out, whatever decks its cards are in.
  package func includes(_ note: NoteID) -> Bool {
    guard case .notes(let ids) = self else { return true }
    return ids.contains(note)
  }
}

extension StudyCollection {
  /// The part of the collection that an export writes.
  package func limited(to scope: ExportScope) -> StudyCollection {
    var part = self
    if scope != .all {
      // Cards go out from their own decks, whatever filtered ones they are in.
      part.filteredDecks = []
      for index in part.cards.indices { part.cards[index].stay = nil }
    }
    switch scope {
    case .all: break
    case .decks:
      let inner = Set(scope.decks(among: decks).map(\.id))
      let found = Set(cards.lazy.filter { inner.contains($0.deck) }.map(\.note))
      part.notes = notes.filter { found.contains($0.id) }
      // Only these, so that each note is written with its deck among those that are exported.
      part.cards = part.cards.filter { inner.contains($0.deck) }
    case .notes(let ids):
      part.notes = notes.filter { ids.contains($0.id) }
      part.cards = part.cards.filter { ids.contains($0.note) }
    }
    return part
  }
}
