/// What a change of a note type would do to its notes and cards.
package struct NoteTypeOutlook: Hashable, Sendable {
  /// The number of notes of the type.
  package var notes = 0
  /// The number of cards that they would ask for and do not have yet.
  package var coming = 0
  /// The number of cards that would be deleted.
  package var going = 0
  /// The number of those that were answered.
  package var answeredGoing = 0
  /// The number of cards that notes would no longer ask for: they stay, with their answers, and are not
  /// shown.
  package var resting = 0
  /// For each field that is removed, by its index in the type, the number of notes that have text in it.
  package var lost: [Int: Int] = [:]
  /// The number of notes that can't be read, and of which nothing is said.
  package var unreadable = 0

  /// The outlook for a type without notes.
  package init() {}

  /// True if no card goes and no text is lost.
  package var losesNothing: Bool { going == 0 && lost.values.allSatisfy { $0 == 0 } }
}

/// A note type with the numbers of its notes and cards.
package struct NoteTypeSummary: Hashable, Sendable {
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

/// The reason why a note type is not changed.
package enum NoteTypeRefusal: Error, Hashable, Sendable {
  /// It is one that every vault has. A copy of it can be changed.
  case standard
  /// It was changed since the draft was made, here or on another device.
  case changedMeanwhile
  /// It is not there any more.
  case gone
  /// So many notes are of it, and it can't be deleted.
  case hasNotes(Int)
  /// The draft is no note type.
  case problems([NoteTypeProblem])
}
