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
