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
