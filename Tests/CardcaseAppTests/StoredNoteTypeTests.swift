import Flashcards
import Store
import Testing
import WindowLevels

@testable import StudyUI

@Suite("Note types over a real vault")
struct StoredNoteTypeTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    var change = ChangeSet()
    change.decks = [Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "Words"))]
    try StudyStore(bench.vault).apply(change, under: bench.key)
  }

  /// The types but for the standard ones.
  private func types(_ app: StoredScreens) throws -> [NoteType] {
    try app.store.noteTypeSummaries(under: bench.key).map(\.type)
      .filter { StandardNoteType($0.id) == nil }
  }

  private func type(_ app: StoredScreens) throws -> NoteType {
    let types = try types(app)
    #expect(types.count == 1)
    return try #require(types.first)
  }

  /// The note types, with a copy of the first of the gallery.
  private func made() throws -> StoredScreens {
    var app = try StoredScreens(over: bench)
    app.press(.character("f"), .character("{"), .character("a"), .enter, .control("s"))
    #expect(app.front is NoteTypesScreen && app.shows("5 note types"), "\(app.lines)")
    app.press(.enter)
    #expect(app.front is NoteTypeEditor)
    return app
  }

  @Test("one is made from the gallery, changed, locked in the middle, saved, used and undone")
  func story() throws {
    var app = try made()
    #expect(try type(app).fields.map(\.name) == ["Front", "Back"])
    app.press(.down, .down, .character("a"))
    app.type("Plural")
    app.press(.enter)
    // The front of the card, which stands after the fields and the card type's name.
    app.press(.character("g"), .down, .down, .down, .down, .down, .enter, .end)
    app.type("<br>{{Plu")
    try app.lockAndUnlock()
    app.type("ral}}")
    app.press(.control("s"))
    #expect(try type(app).fields.map(\.name) == ["Front", "Back", "Plural"], "\(app.lines)")
    #expect(try type(app).templates[0].front == "{{Front}}<br>{{Plural}}")
    // A note of it is added, and its card reviewed.
    app.press(.escape, .character("b"), .character("a"))
    #expect(app.front is NoteForm, "\(app.lines)")
    app.type("goose")
    app.press(.tab)
    app.type("bird")
    // The standard types come first.
    app.press(.tab, .left, .control("s"))
    let note = try #require(try app.collection().notes.first, "\(app.lines)")
    #expect(note.content.type.id == (try type(app).id))
    #expect(note.content.fields.map(\.text) == ["goose", "bird", ""])
    app.press(.escape, .escape, .enter)
    let review = try #require(app.front as? ReviewScreen, "\(app.lines)")
    #expect(review.card == (try app.collection().cards.first?.id))
    app.press(.character(" "), .character("3"))
    #expect(try app.collection().cards.first?.progress.reviews == 1)
    // The answer, the note and the type's change are taken back, each by itself.
    app.press(.character("u"))
    #expect(try app.collection().cards.first?.progress.reviews == 0)
    app.press(.escape, .character("u"))
    #expect(try app.collection().notes.isEmpty, "\(app.lines)")
    app.press(.character("{"), .character("u"))
    #expect(try type(app).fields.map(\.name) == ["Front", "Back"])
    app.press(.character("u"))
    #expect(try types(app).isEmpty)
  }

  @Test("the cards that a new card type asks for are made, go with it, and come back by undo")
  func cards() throws {
    var app = try made()
    let made = try type(app)
    var change = ChangeSet()
    change.notes = [
      Note(
        id: NoteID(rawValue: 50),
        guid: "g",
        content: NoteContent(type: made, fields: [FieldText("a", .html), FieldText("b", .html)]),
        tags: Tags(""),
        modified: StoredScreens.wall.time
      )
    ]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 51),
        note: NoteID(rawValue: 50),
        ordinal: 0,
        deck: DeckID(rawValue: 1),
        position: 1
      )
    ]
    try app.store.apply(change, under: bench.key)
    app.press(.character("G"), .up, .character("a"), .enter, .control("k"))
    app.type("{{Back}}")
    app.press(.control("s"))
    #expect(app.shows("Adds 1 card."), "\(app.lines)")
    app.press(.character("y"))
    #expect(try type(app).templates.count == 2)
    #expect(try app.collection().cards.count == 2)
    app.press(.character("u"))
    #expect(try app.collection().cards.count == 1, "\(app.lines)")
    #expect(try type(app).templates.count == 1)
  }

  @Test("a type that was changed elsewhere while its editor was open is not overwritten unasked")
  func changedElsewhere() throws {
    var app = try made()
    let base = try type(app)
    app.press(.down, .down, .character("a"))
    app.type("Mine")
    app.press(.enter)
    var other = NoteTypeDraft(base)
    try other.addField(named: "Theirs")
    _ = try app.store.save(other, at: StoredScreens.wall.time, under: bench.key)
    app.press(.control("s"))
    #expect(try type(app).fields.map(\.name) == ["Front", "Back", "Theirs"], "\(app.lines)")
    #expect(app.front is NoteTypeEditor)
  }
}
