/// A field of a note as a replacement changes it, for a preview.
package struct ReplacedField: Equatable, Sendable {
  /// A part of the old text.
  package enum Part: Equatable, Sendable {
    /// A part that stays.
    case kept(String)
    /// A match, and the text in its place.
    case replaced(String, by: String)
  }

  /// The note.
  package let note: NoteID
  /// The name of the field; nil for the tags.
  package let field: String?
  /// The old text in parts.
  package let parts: [Part]

  /// A field of a note.
  package init(note: NoteID, field: String?, parts: [Part]) {
    (self.note, self.field, self.parts) = (note, field, parts)
  }
}

/// A page of the preview of a replacement.
package struct ReplacedPage: Equatable, Sendable {
  /// The fields that would change.
  package let fields: [ReplacedField]
  /// The note after which the next page goes on; nil at the end.
  package let next: NoteID?
  /// The number of notes of the page that can't be read.
  package let damaged: Int

  /// A page.
  package init(_ fields: [ReplacedField], next: NoteID? = nil, damaged: Int = 0) {
    (self.fields, self.next, self.damaged) = (fields, next, damaged)
  }
}
