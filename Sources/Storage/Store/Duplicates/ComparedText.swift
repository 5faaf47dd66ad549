import Flashcards

/// The text of a field by which notes are found to be the same, as in Anki: without markup, with the names
/// of media files, and with capital and small letters different.
struct ComparedText {
  /// The folded name of the field.
  private let field: String

  /// - Parameter field: the name of the field, in either case.
  init(field: String) { self.field = field.foldedName }

  /// The index of the field in notes of a type; nil if they have none of that name.
  func index(in type: NoteType) -> Int? {
    type.fields.firstIndex { $0.name.foldedName == field }
  }

  /// The text of a field; nil for one without any.
  func text(of field: FieldText) -> String? {
    let text = field.format == .html ? SortText.of(field.text) : field.text
    return text.isEmpty ? nil : text
  }

  /// The text of a note; nil for one without the field, or without any text in it.
  func text(of note: Note) -> String? {
    index(in: note.content.type).flatMap { text(of: note.content.fields[$0]) }
  }
}
