import Flashcards
import Screens
import Widgets

/// The sealed state of the form. One sealed before notes had types has two sides and a kind.
extension NoteForm {
  private enum CodingKeys: CodingKey {
    case purpose, focus, fields, formats, tags, type, original, completions, leaving, question,
      duplicate, occlusion, attachedField, attachedPath, attachedQuestion
    case prompt, answer, kind
  }

  /// The input of a form that was sealed before notes had types.
  private struct OlderTexts: Decodable {
    let prompt: String
    let answer: String
    let tags: String
    let kind: StandardNoteType
  }

  /// Decodes the form.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    purpose = try values.decode(Purpose.self, forKey: .purpose)
    tags = try values.decode(TextField.self, forKey: .tags)
    completions = try values.decodeIfPresent([String].self, forKey: .completions)
    // An older program's question was of another kind. Leaving the form asks again.
    leaving = try? values.decodeIfPresent(LeaveAnswer.self, forKey: .leaving)
    question = try values.decodeIfPresent(ChangedNoteQuestion.self, forKey: .question)
    duplicate = try values.decodeIfPresent(String.self, forKey: .duplicate)
    occlusion = try values.decodeIfPresent(OcclusionEditor.self, forKey: .occlusion)
    guard values.contains(.fields) else {
      let older = try values.decode(OlderTexts.self, forKey: .original)
      type = try values.decode(StandardNoteType.self, forKey: .kind).type
      fields = [
        try values.decode(TextField.self, forKey: .prompt),
        try values.decode(TextField.self, forKey: .answer),
      ]
      formats = fields.map { _ in .markdown }
      original = Texts(
        fields: [older.prompt, older.answer],
        tags: older.tags,
        type: older.kind.type.id
      )
      let places: [Field] = [.prompt, .answer, .kind, .tags]
      let place = try values.decode(Int.self, forKey: .focus)
      focus = places.indices.contains(place) ? places[place] : .prompt
      return
    }
    focus = try values.decode(Field.self, forKey: .focus)
    fields = try values.decode([TextField].self, forKey: .fields)
    formats = try values.decode([FieldFormat].self, forKey: .formats)
    type = try values.decode(NoteType.self, forKey: .type)
    original = try values.decode(Texts.self, forKey: .original)
    // A file that was being added is asked for again; what was pasted is gone.
    if let path = try values.decodeIfPresent(PathField.self, forKey: .attachedPath) {
      let field = try values.decode(Int.self, forKey: .attachedField)
      attachment = NoteAttachment(asking: field, path: path)
      if let question = try values.decodeIfPresent(
        LocationQuestion.self,
        forKey: .attachedQuestion
      ) {
        attachment?.sources = [.file(path: path.text)]
        attachment?.question = question
      }
    }
  }

  /// Encodes the form.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(purpose, forKey: .purpose)
    try values.encode(focus, forKey: .focus)
    try values.encode(fieldsWithPaste, forKey: .fields)
    try values.encode(formats, forKey: .formats)
    try values.encode(tags, forKey: .tags)
    try values.encode(type, forKey: .type)
    try values.encode(original, forKey: .original)
    try values.encodeIfPresent(completions, forKey: .completions)
    try values.encodeIfPresent(leaving, forKey: .leaving)
    try values.encodeIfPresent(question, forKey: .question)
    try values.encodeIfPresent(duplicate, forKey: .duplicate)
    try values.encodeIfPresent(occlusion, forKey: .occlusion)
    guard let attachment, let path = attachment.path else { return }
    try values.encode(attachment.field, forKey: .attachedField)
    try values.encode(path, forKey: .attachedPath)
    try values.encodeIfPresent(attachment.question, forKey: .attachedQuestion)
  }
}
