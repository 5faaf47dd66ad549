/// The tags that were chosen for custom study of a deck.
package struct StudyTags: Hashable, Codable, Sendable {
  /// The deck.
  package let deck: DeckID
  /// The tags of which a card must have one.
  package let included: [String]
  /// The tags of which a card must have none.
  package let excluded: [String]

  /// Creates a value from its parts.
  package init(deck: DeckID, included: [String], excluded: [String]) {
    self.deck = deck
    self.included = included
    self.excluded = excluded
  }
}
