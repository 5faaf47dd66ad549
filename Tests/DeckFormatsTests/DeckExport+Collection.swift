import DeckFormats
import Flashcards

extension DeckExport {
  /// Writes the notes that have cards, in their order, with the deck of their first card.
  ///
  /// - Parameter deck: only notes with a card in this deck or one within it; nil for all.
  func write(_ collection: StudyCollection, deck: DeckName? = nil) -> (bytes: [UInt8], notes: Int) {
    var writer = writer()
    let decks = collection.decks.filter { deck?.contains($0.name) ?? true }
    for note in collection.notes {
      let homes = collection.cards.filter { $0.note == note.id }.compactMap { card in
        decks.first { $0.id == card.deck }
      }
      if let home = homes.first { writer.add(note, in: home.name) }
    }
    return (Array(writer.finish().joined()), writer.count)
  }
}
