import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("Changing the type of notes")
struct TypeChangeTests {
  private func opened(
    _ study: StudyVault = StudyVault(),
    marking keys: Key...
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: Size(width: 100, height: 30))
    app.open(BrowserScreen(.everything))
    for key in keys { app.press(key) }
    app.edit(.typeChange)
    return app
  }

  @Test("counts the cards that come, and is undone in one step")
  func coming() throws {
    var app = try opened(marking: .character("*"))
    #expect(app.shows("Basic and reversed") && app.shows("Adds 3 cards."))
    app.press(.enter)
    let type = StandardNoteType.basicAndReversed.type
    #expect(app.study?.notes.values.allSatisfy { $0.content.type.id == type.id } == true)
    #expect(app.shows("Changed note type of 3 notes."))
    app.press(.character("u"))
    #expect(app.study?.notes.values.contains { $0.content.type.id == type.id } == false)
  }

  @Test("takes texts from the fields that are chosen, and asks before it deletes one")
  func deleting() throws {
    var app = try opened()
    app.press(.down, .right, .right)
    #expect(app.shows("Deletes the text of:"))
    app.press(.enter)
    #expect(app.study?.changes.isEmpty == true && app.shows("Cancel"))
    app.press(.right, .enter)
    let changed = try #require(
      app.study?.notes.values.first { StandardNoteType($0.content.type.id) != .basic }
    )
    #expect(changed.content.fields[0].text.isEmpty)
  }

  @Test("is not offered for notes of several types, which are named")
  func several() throws {
    var app = try opened(.imported, marking: .character("*"))
    #expect(app.shows("several types") && app.shows("Vokabeln"))
    app.press(.enter)
    #expect(app.front is TypeChangeScreen && app.study?.changes.isEmpty == true)
  }

  @Test("maps fields of the same name, and else those in the same place")
  func map() {
    func type(_ names: String...) -> NoteType {
      NoteType(
        id: NoteTypeID(rawValue: 1),
        name: "",
        kind: .normal,
        fields: names.map { NoteField(name: $0) },
        templates: []
      )
    }
    let old = type("Front", "Back", "Note")
    var map = FieldMap(from: old, to: type("Extra", "front", "Back"))
    #expect(map.sources == [nil, 0, 1])
    #expect(map.leftOut(of: old) == [2])
    #expect(FieldMap(from: old, to: type("Word", "Meaning")).sources == [0, 1])
    map.change(0, by: -1, in: old)
    #expect(map.sources == [2, 0, 1])
    map.change(0, by: 1, in: old)
    #expect(map.sources == [nil, 0, 1])
  }

  @Test("has the choice back after a lock, and is made in line mode")
  func lock() throws {
    var app = try opened(marking: .character("*"))
    app.press(.right)
    let chosen = (app.front as? TypeChangeScreen)?.chosen
    try app.lockAndUnlock()
    #expect((app.front as? TypeChangeScreen)?.chosen == chosen)
    var story = LineModeDriver(over: try opened(marking: .character("*")))
    try story.type("c")
    #expect(story.heard("Changed note type of 3 notes."))
  }
}
