/// What an edit of many cards came to.
package struct EditReport: Sendable {
  /// What was written.
  package let change: ChangeSet
  /// The number of chosen cards that were changed.
  package let cards: Int
  /// The number of notes that were changed or deleted.
  package let notes: Int
  /// The number of chosen cards and notes that can't be read, and so were left as they are.
  package let damaged: Int

  /// The report on a change of chosen cards; nil for all that it has.
  package init(_ change: ChangeSet, of chosen: [Flashcard]? = nil, damaged: Int = 0) {
    self.change = change
    let chosen = Set((chosen ?? change.cards).lazy.map(\.id))
    cards = change.cards.count { chosen.contains($0.id) }
    notes = change.notes.count + change.removedNotes.count
    self.damaged = damaged
  }
}
