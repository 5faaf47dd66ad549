package import Flashcards

/// The notes that an import has for a deck, by their treatment.
package struct ImportedDeck: Hashable, Sendable {
  /// The name of the deck.
  package let name: DeckName
  /// The number of new notes.
  package private(set) var new: Int
  /// The number of notes that replace existing ones.
  package private(set) var replaced: Int
  /// The number of notes that exist already, unchanged.
  package private(set) var unchanged: Int

  /// A deck with these numbers.
  package init(_ name: DeckName, new: Int = 0, replaced: Int = 0, unchanged: Int = 0) {
    (self.name, self.new, self.replaced, self.unchanged) = (name, new, replaced, unchanged)
  }

  /// The number of all notes.
  package var total: Int { new + replaced + unchanged }

  /// The decks of an import, in their order. A note counts in the deck of its first card.
  ///
  /// - Parameters:
  ///   - change: the change that the import would make.
  ///   - same: the notes of the vault that stay as they are.
  ///   - collection: the flashcards of the vault.
  package static func all(
    in change: ChangeSet,
    same: [NoteID],
    of collection: StudyCollection
  ) -> [ImportedDeck] {
    var first: [NoteID: DeckID] = [:]
    for cards in [change.cards, collection.cards] {
      for card in cards where first[card.note] == nil { first[card.note] = card.deck }
    }
    let known = Set(collection.notes.lazy.map(\.id))
    var found: [DeckID: ImportedDeck] = [:]
    let names = Dictionary(
      (change.decks + collection.decks).map { ($0.id, $0.name) },
      uniquingKeysWith: { one, _ in one }
    )
    func count(_ note: NoteID, _ number: WritableKeyPath<ImportedDeck, Int>) {
      guard let deck = first[note], let name = names[deck] else { return }
      found[deck, default: ImportedDeck(name)][keyPath: number] += 1
    }
    for note in change.notes { count(note.id, known.contains(note.id) ? \.replaced : \.new) }
    for note in same { count(note, \.unchanged) }
    return found.values.sorted { $0.name < $1.name }
  }
}
