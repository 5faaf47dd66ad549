import Collation
import Flashcards

extension Collation {
  /// Decks by their names, each before those within it, as `DeckOutline` wants them.
  func sorted(_ decks: [DeckSummary]) -> [DeckSummary] {
    sorted(decks) { key(ofLevels: $0.deck.name.levels) }
  }

  /// Decks by their names, each before those within it.
  func sorted(_ decks: [Deck]) -> [Deck] {
    sorted(decks) { key(ofLevels: $0.name.levels) }
  }
}
