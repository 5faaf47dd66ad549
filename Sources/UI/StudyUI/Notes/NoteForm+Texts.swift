import Flashcards

extension NoteForm {
  /// All input of the form.
  struct Texts: Codable, Hashable {
    var fields: [String]
    var tags = ""
    var type: NoteTypeID

    init(fields: [String], tags: String = "", type: NoteTypeID) {
      self.fields = fields
      self.tags = tags
      self.type = type
    }

    /// The texts of a note.
    init(of note: Note) {
      self.init(
        fields: note.content.fields.map(\.text),
        tags: note.tags.text,
        type: note.content.type.id
      )
    }
  }
}
