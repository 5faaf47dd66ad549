import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("Note types")
struct NoteTypesTests {
  private func opened(
    _ study: StudyVault = .imported,
    size: Size = Size(width: 100, height: 34)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("{"))
    return app
  }

  /// The editor of the type from Anki.
  private func editing(size: Size = Size(width: 100, height: 34)) throws -> ModelHarness {
    var app = try opened(size: size)
    app.press(.character("G"), .enter)
    return app
  }

  private func vocabulary(_ app: ModelHarness) -> NoteType? {
    app.study?.types.first { $0.id == StudyVault.vocabularyType.id }
  }

  private func editor(_ app: ModelHarness) throws -> NoteTypeEditor {
    try #require(app.front as? NoteTypeEditor, "\(app)")
  }

  @Test("are listed with the numbers of their notes and cards, from the decks and from the palette")
  func listing() throws {
    let app = try opened()
    #expect(app.lines.contains { $0.contains("Vokabeln") && $0.contains("1") && $0.contains("2") })
    #expect(app.shows("5 note types"))
    var other = try ModelHarness.studying(.imported, size: Size(width: 100, height: 34))
    other.press(.control("p"))
    other.type("Note types")
    other.press(.enter)
    #expect(other.front is NoteTypesScreen)
  }

  @Test("are made from the gallery, and at once in the form of a note")
  func making() throws {
    var app = try opened()
    app.press(.character("a"), .down, .down)
    #expect(app.shows("Basic (optional reversed card)"))
    app.press(.enter, .control("s"))
    #expect(app.shows("Saved Basic (optional reversed card)."))
    let made = try #require(app.study?.noteTypes.values.first)
    #expect(made.fields.map(\.name) == ["Front", "Back", "Add Reverse"])
    #expect(made.templates.count == 2 && !made.css.isEmpty)
    app.press(.escape)
    app.open(NoteForm(addingTo: .numbers))
    app.press(.tab, .tab, .left, .left)
    #expect(app.shows("< Basic (optional"), "\(app)")
  }

  @Test("get a field, which the preview shows; saving counts nothing, and is undone in one step")
  func field() throws {
    var app = try editing(size: Size(width: 160, height: 40))
    app.press(.down, .character("a"))
    app.type("Plural")
    app.press(.enter)
    #expect(try editor(app).draft.fields.last?.name == "Plural")
    app.edit(.place(.front(0)))
    #expect(app.shows("gwin") && !app.shows("(Plural)"))
    app.press(.end)
    app.type(" {{Plural}}")
    #expect(app.shows("(Plural)"), "\(app)")
    app.press(.control("s"))
    #expect(app.shows("Saved Vokabeln."))
    #expect(vocabulary(app)?.fields.count == 6)
    #expect(vocabulary(app)?.templates[0].front == "{{Wort}} {{Plural}}")
    let note = app.study?.notes[NoteID(rawValue: 500)]?.content
    #expect(note?.fields.map(\.text) == StudyVault.vocabulary + [""])
    app.press(.character("u"))
    #expect(vocabulary(app)?.fields.count == 5, "\(app)")
  }

  @Test("rename a field in the templates too")
  func renaming() throws {
    var app = try editing()
    app.press(.down, .enter, .control("u"))
    app.type("Word")
    app.press(.enter)
    #expect(try editor(app).draft.templates[0].front == "{{Word}}")
    app.press(.control("s"))
    #expect(vocabulary(app)?.fields[0].name == "Word")
  }

  @Test("ask before cards and texts go, with their numbers")
  func losses() throws {
    var app = try editing()
    app.press(.down, .down, .down, .character("d"), .control("s"))
    #expect(app.shows("Deletes the text of Aussprache in 1 note."), "\(app)")
    #expect(vocabulary(app)?.fields.count == 5)
    app.press(.escape)
    #expect(try editor(app).draft.fields.count == 4)
    app.press(.control("s"), .character("y"))
    #expect(vocabulary(app)?.fields.map(\.name) == ["Wort", "Bedeutung", "Beispiel", "Quelle"])
    app = try editing()
    app.press(.character("G"), .up, .character("d"), .control("s"))
    #expect(app.shows("Deletes 1 card."), "\(app)")
    app.press(.character("y"))
    #expect(app.study?.cards.values.count { $0.note == NoteID(rawValue: 500) } == 1)
  }

  @Test("tell the cards that come")
  func coming() throws {
    var app = try editing()
    app.press(.character("G"), .up, .character("a"), .enter, .control("k"))
    app.type("{{Beispiel}}")
    app.press(.control("s"))
    #expect(app.shows("Adds 1 card."), "\(app)")
    app.press(.character("y"))
    #expect(vocabulary(app)?.templates.count == 3)
    #expect(app.study?.cards.values.count { $0.note == NoteID(rawValue: 500) } == 3)
  }

  @Test("say what is wrong while it is typed, and are not saved with it")
  func problems() throws {
    var app = try editing()
    app.edit(.place(.front(0)))
    app.press(.control("k"))
    app.type("{{Wrt}}")
    #expect(app.shows("Wrt"))
    app.press(.control("s"))
    #expect(app.shows("Not saved.") && app.front is NoteTypeEditor)
    #expect(vocabulary(app)?.templates[0].front == "{{Wort}}")
    app.press(.control("_"), .control("_"))
    app.press(.escape, .character("g"), .down, .character("a"))
    app.type("wort")
    app.press(.enter)
    #expect(app.shows("is taken"), "\(app)")
    app.press(.escape)
    #expect(try editor(app).draft.fields.count == 5)
  }

  @Test("move fields and card types, and take the last change back")
  func order() throws {
    var app = try editing()
    app.press(.down, .character("J"))
    #expect(try editor(app).draft.fields.map(\.name).prefix(2) == ["Bedeutung", "Wort"])
    app.press(.character("u"))
    #expect(try editor(app).draft == editor(app).original)
    app.press(.character("G"), .up, .character("K"), .control("s"))
    #expect(vocabulary(app)?.templates.map(\.name) == ["Her", "Hin"])
    #expect(app.study?.notes[NoteID(rawValue: 500)]?.content.fields.count == 5)
  }

  @Test("ask before changes are left, and leave without a question where there are none")
  func leaving() throws {
    var app = try editing()
    app.press(.escape)
    #expect(app.front is NoteTypesScreen)
    app = try editing()
    app.press(.down, .character("J"), .escape)
    #expect(app.shows("Save and leave"))
    app.press(.down, .enter)
    #expect(app.front is NoteTypesScreen && vocabulary(app)?.fields[0].name == "Wort")
  }

  @Test("are back as they were typed after a lock, with the caret and the question")
  func lock() throws {
    var app = try editing()
    app.edit(.styling)
    app.press(.down)
    app.type("b { color: red }")
    let before = try editor(app)
    try app.lockAndUnlock()
    let after = try editor(app)
    #expect(after.draft == before.draft && after.entry?.field == before.entry?.field)
    #expect(after.row == .styling)
    app.press(.escape, .character("g"), .down, .down, .down, .character("d"), .control("s"))
    #expect(app.shows("Deletes the text"))
    try app.lockAndUnlock()
    #expect(app.shows("Deletes the text"), "\(app)")
    app.press(.character("y"))
    #expect(vocabulary(app)?.fields.count == 4)
  }

  @Test("are renamed in the list, and deleted only without notes")
  func list() throws {
    var app = try opened()
    app.press(.character("G"), .character("d"))
    #expect(app.shows("Vokabeln stays: 1 note is of this type."))
    app.press(.character("e"))
    app.type("!")
    app.press(.enter)
    #expect(vocabulary(app)?.name == "Vokabeln!")
    app.press(.character("g"), .character("d"))
    #expect(app.shows("Basic is built in and stays."))
    var study = StudyVault.imported
    study.notes[NoteID(rawValue: 500)] = nil
    study.noteTypes[StudyVault.vocabularyType.id] = StudyVault.vocabularyType
    app = try opened(study)
    app.press(.character("G"), .character("d"))
    #expect(app.shows("Deleted \"Vokabeln\".") && vocabulary(app) == nil)
    app.press(.character("u"))
    #expect(vocabulary(app) != nil && app.shows("Vokabeln"))
  }

  @Test("of the standard are copied, not changed")
  func standard() throws {
    var app = try opened()
    app.press(.enter)
    #expect(try editor(app).draft.base == nil)
    app.press(.control("s"))
    #expect(app.study?.noteTypes.count == 1 && app.study?.types.count == 6)
  }

  @Test("copied from the standard are offered for its notes, which keep their cards")
  func taking() throws {
    var app = try opened(StudyVault())
    let basic = StandardNoteType.basic.type.id
    let old = try #require(app.study?.notes.values.filter { $0.content.type.id == basic }.map(\.id))
    let cards = app.study?.cards.values.filter { old.contains($0.note) }.map(\.id).sorted()
    app.press(.enter, .down, .character("a"))
    app.type("Source")
    app.press(.enter, .control("s"))
    #expect(app.shows("Enter changes \(old.count) notes of Basic to it."), "\(app)")
    try app.lockAndUnlock()
    let made = try #require(app.study?.noteTypes.values.first)
    #expect((app.front as? TypeChangeScreen)?.chosen == made.id)
    #expect(app.shows("For \(old.count) notes, all of Basic."), "\(app)")
    app.press(.enter)
    #expect(app.front is NoteTypesScreen)
    #expect(old.allSatisfy { app.study?.notes[$0]?.content.type.id == made.id })
    let kept = app.study?.cards.values.filter { old.contains($0.note) }.map(\.id).sorted()
    #expect(old.count > 1 && kept == cards)
    app.press(.character("u"))
    #expect(old.allSatisfy { app.study?.notes[$0]?.content.type.id == basic })
    var story = LineModeDriver(over: try opened(StudyVault()))
    try story.type("1", "1", "c")
    #expect(story.heard("Change note type"))
    try story.type("")
    #expect(story.heard("Changed note type of \(old.count) notes."))
  }

  @Test("are followed by a form whose note has one that changes")
  func form() throws {
    var app = try opened()
    app.press(.escape, .character("b"), .character("g"), .character("e"))
    let form = try #require(app.front as? NoteForm)
    #expect(form.type.id == StudyVault.vocabularyType.id)
    app.type("x")
    app.open(NoteTypesScreen())
    app.press(.character("G"), .enter, .down, .character("J"), .control("s"), .escape)
    let moved = try #require(app.front as? NoteForm)
    #expect(moved.type.fields.map(\.name).prefix(2) == ["Bedeutung", "Wort"])
    #expect(moved.fields[1].text == form.fields[0].text + "x")
  }

  @Test("have the preview beneath the text, beside it, or in its place, over one note or the next")
  func preview() throws {
    var study = StudyVault.imported
    let second = NoteID(rawValue: 600)
    study.notes[second] = Note(
      id: second,
      guid: "w",
      content: NoteContent(
        type: StudyVault.vocabularyType,
        fields: ["bara", "Brot", "", "", ""].map { FieldText($0, .html) }
      ),
      tags: Tags(""),
      modified: Timestamp(rawValue: 0)
    )
    for size in [Size(width: 80, height: 24), Size(width: 130, height: 30)] {
      var app = try opened(study, size: size)
      app.press(.character("G"), .enter)
      app.edit(.place(.front(0)))
      #expect(app.shows("gwin") && app.shows("note 1 of 2"), "\(app)")
      app.press(.control("n"))
      #expect(app.shows("bara") && !app.shows("Brot"), "\(app)")
      app.press(.tab)
      #expect(app.shows("Brot"), "\(app)")
    }
    var small = try opened(study, size: Size(width: 40, height: 12))
    small.press(.character("G"), .enter)
    small.edit(.place(.front(0)))
    #expect(!small.shows("gwin"))
    small.press(.control("o"))
    #expect(small.shows("gwin") && !small.shows("{{Wort}}"), "\(small)")
    small.press(.escape)
    #expect(small.shows("{{Wort}}"))
  }

  @Test("are made and changed in line mode")
  func lines() throws {
    var story = LineModeDriver(over: try opened())
    try story.type("5", "1")
    #expect(story.heard("Vokabeln"), "\(story)")
    try story.type("f", "Plural")
    try story.type("2", "1", "Word")
    #expect(story.heard("Word"), "\(story)")
    try story.type("c")
    #expect(story.heard("Saved Vokabeln."), "\(story)")
    let type = vocabulary(story.interface)
    #expect(type?.fields.map(\.name).last == "Plural" && type?.fields[0].name == "Word")
    #expect(type?.templates[0].front == "{{Word}}")
  }
}
