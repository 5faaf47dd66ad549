/// A name of a picture or a sound with the size of its content.
package struct MediaEntry: Sendable, Hashable {
  /// The name.
  package let name: MediaName
  /// The number of bytes.
  package let size: Int

  /// Keeps the parts.
  package init(name: MediaName, size: Int) {
    self.name = name
    self.size = size
  }
}

/// A name to which notes refer, and which nothing has.
package struct MissingMedia: Sendable, Hashable {
  /// The name, in NFC.
  package let name: String
  /// The notes, in order.
  package let notes: [NoteID]

  /// Keeps the parts.
  package init(name: String, notes: [NoteID]) {
    self.name = name
    self.notes = notes
  }
}

/// The names of pictures and sounds compared with those to which notes refer, counted as Anki's *Check
/// Media* counts.
package struct MediaUse: Sendable, Hashable {
  /// The names to which notes refer, and which nothing has, ordered by their bytes.
  package let missing: [MissingMedia]
  /// Those to which no note refers, ordered by their bytes. Names that begin with an underscore are never
  /// among them, as templates and style sheets have these; nor are pictures that Anki made of formulas.
  package let unused: [MediaEntry]
  /// The number of notes that can't be read: what seems to be unused may be theirs.
  package let unreadableNotes: Int

  /// Keeps the parts.
  package init(missing: [MissingMedia], unused: [MediaEntry], unreadableNotes: Int) {
    self.missing = missing
    self.unused = unused
    self.unreadableNotes = unreadableNotes
  }

  /// The bytes of what is unused. A content with several unused names counts for each.
  package var unusedBytes: Int { unused.reduce(0) { $0 + $1.size } }
}
