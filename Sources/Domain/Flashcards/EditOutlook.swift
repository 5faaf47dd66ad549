/// What an edit of many cards would change.
package struct EditOutlook: Hashable, Sendable {
  /// The number of notes that it would change.
  package let notes: Int
  /// The number of cards that notes would ask for and do not yet.
  package private(set) var coming = 0
  /// The number of cards that notes would no longer ask for.
  package private(set) var going = 0

  /// An outlook in which no card comes or goes.
  package init(notes: Int) { self.notes = notes }

  /// Adds the cards of a note by its contents before and after.
  package mutating func add(_ before: NoteContent, _ after: NoteContent) {
    let (old, new) = (Set(before.ordinals), Set(after.ordinals))
    coming += new.subtracting(old).count
    going += old.subtracting(new).count
  }
}
