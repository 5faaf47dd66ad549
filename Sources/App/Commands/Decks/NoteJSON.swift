import Flashcards

/// A note in `note find --json`.
struct NoteJSON: Encodable {
  /// A field of the note, as it was typed or came from a file.
  struct Field: Encodable {
    let name: String
    let text: String
    let format: String
  }

  let deck: String?
  let prompt: String
  let answer: String
  let type: String
  let fields: [Field]
  let tags: [String]
  let cards: Int
  let guid: String
  /// The time of the last change in seconds since 1970 (UTC).
  let modified: Int64

  private enum CodingKeys: String, CodingKey {
    case deck, prompt, answer, type, fields, tags, cards, guid
    case modified = "modified_s"
  }

  init(_ note: Note, in deck: Deck?, cards: Int) {
    self.deck = deck?.name.description
    let lines = note.content.firstLines(asking: note.content.ordinals.first ?? 0)
    prompt = lines.question
    answer = lines.answer
    type = note.content.type.name
    fields = zip(note.content.type.fields, note.content.fields).map { field, text in
      Field(name: field.name, text: text.text, format: Self.name(of: text.format))
    }
    tags = note.tags.names
    self.cards = cards
    guid = note.guid
    modified = note.modified.rawValue / 1_000
  }

  private static func name(of format: FieldFormat) -> String {
    switch format {
    case .markdown: "markdown"
    case .html: "html"
    case .plain: "plain"
    }
  }

  // A deck that can't be read is null, not left out.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(deck, forKey: .deck)
    try values.encode(prompt, forKey: .prompt)
    try values.encode(answer, forKey: .answer)
    try values.encode(type, forKey: .type)
    try values.encode(fields, forKey: .fields)
    try values.encode(tags, forKey: .tags)
    try values.encode(cards, forKey: .cards)
    try values.encode(guid, forKey: .guid)
    try values.encode(modified, forKey: .modified)
  }
}
