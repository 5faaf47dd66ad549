import Flashcards
import Testing

@testable import Store

/// A note type of Anki's with three fields and two templates, and notes of it.
extension StudyFixture {
  static let words = NoteType(
    id: NoteTypeID(rawValue: 6_000),
    ankiID: 1_700_000_000_000,
    name: "Words",
    kind: .normal,
    fields: ["Word", "Meaning", "Hint"].map { NoteField(name: $0) },
    templates: [
      CardTemplate(name: "Forward", front: "{{Word}}", back: "{{Meaning}}"),
      CardTemplate(name: "Backward", front: "{{Meaning}}", back: "{{Word}}{{Hint}}"),
    ]
  )

  /// Deck 1 with notes 10, 20 and so on, with a card of each template: of note 10 the cards 100 and 101.
  /// Each second note has a hint. The first card of each was answered.
  func fillWithWords(_ count: Int64 = 3) throws {
    var change = ChangeSet()
    change.decks = [try deck(1, "A")]
    change.noteTypes = [Self.words]
    for number in 1...count {
      let texts = ["word\(number)", "meaning\(number)", number % 2 == 0 ? "hint\(number)" : ""]
      change.notes.append(
        Note(
          id: NoteID(rawValue: number * 10),
          guid: "word\(number)",
          content: NoteContent(type: Self.words, fields: texts.map { FieldText($0, .html) }),
          tags: .none,
          modified: Self.now.time
        )
      )
      var first = card(number * 100, of: number * 10, in: 1)
      first.progress.reviews = 1
      change.cards += [first, card(number * 100 + 1, of: number * 10, in: 1, ordinal: 1)]
      change.reviews.append(review(number * 100, at: Self.start + number))
    }
    try store.apply(change, under: key)
  }

  /// The type with words as it is.
  func words() throws -> NoteType {
    try #require(try contents().collection.noteTypes.first { $0.ankiID == Self.words.ankiID })
  }

  /// Changes the type with words.
  func changeWords(
    after seconds: Int64 = 0,
    _ change: (inout NoteTypeDraft) throws -> Void
  ) throws {
    var draft = NoteTypeDraft(try words())
    try change(&draft)
    let time = Self.now.time.advanced(byMilliseconds: seconds * 1_000)
    guard case .done = try store.save(draft, at: time, under: key) else {
      Issue.record("The draft was refused.")
      return
    }
  }

  /// The fields of a note, joined.
  func text(of guid: String) throws -> String {
    let note = try contents().collection.notes.first { $0.guid == guid }
    return try #require(note).content.fields.map(\.text).joined(separator: "|")
  }

  /// The names of the templates of a note's cards that are shown.
  func cards(of guid: String) throws -> [String] {
    let collection = try contents().collection
    let note = try #require(collection.notes.first { $0.guid == guid })
    return collection.cards.filter { $0.note == note.id && note.content.asks($0.ordinal) }
      .compactMap { note.content.type.template(ofCard: $0.ordinal)?.name }.sorted()
  }

  /// Edits a field of a note.
  func edit(_ guid: String, field: Int, _ text: String, after seconds: Int64 = 0) throws {
    var note = try #require(try contents().collection.notes.first { $0.guid == guid })
    note.content.set(FieldText(text, .html), at: field)
    try change(.edit, after: seconds) { $0.notes = [note] }
  }
}
