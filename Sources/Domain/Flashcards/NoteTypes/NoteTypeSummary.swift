/// A note type with the numbers of its notes and cards.
package struct NoteTypeSummary: Hashable, Codable, Sendable {
  /// The type.
  package let type: NoteType
  /// The number of its notes.
  package let notes: Int
  /// The number of their cards.
  package let cards: Int

  /// A type with its numbers.
  package init(_ type: NoteType, notes: Int, cards: Int) {
    self.type = type
    self.notes = notes
    self.cards = cards
  }
}
