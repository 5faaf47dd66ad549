/// Notes that have the same text in a field.
package struct DuplicateGroup: Hashable, Sendable {
  /// The text that they have, without markup.
  package let text: String
  /// The notes, two or more, the one that was added first in front.
  package let notes: [NoteID]

  /// Creates a group from its parts.
  package init(text: String, notes: [NoteID]) {
    self.text = text
    self.notes = notes
  }
}
