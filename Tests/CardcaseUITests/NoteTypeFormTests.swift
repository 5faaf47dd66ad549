import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The editor of notes of other types")
struct NoteTypeFormTests {
  private static let note = NoteID(rawValue: 500)

  private static func editing(
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(.imported, size: size)
    app.press(.character("b"), .character("e"))
    return app
  }

  private static func fields(_ app: ModelHarness) -> [FieldText] {
    app.study?.notes[note]?.content.fields ?? []
  }

  @Test("has a box for each field by its name, and says which are HTML")
  func boxes() throws {
    let app = try Self.editing(size: Size(width: 80, height: 30))
    for name in ["Wort (HTML)", "Bedeutung (HTML)", "Aussprache (HTML)", "Quelle", "Vokabeln"] {
      #expect(app.shows(name), "\(name)")
    }
    #expect(!app.shows("Quelle (HTML)"))
    #expect(app.shows("<b>gwin</b>"))
  }

  @Test("changes only the field that was edited; the others stay byte for byte")
  func edited() throws {
    var app = try Self.editing()
    app.press(.tab, .end)
    app.type("!")
    app.press(.control("s"))
    let wanted = StudyVault.vocabulary.enumerated()
      .map { FieldText($0.offset == 1 ? $0.element + "!" : $0.element, .html) }
    #expect(Self.fields(app) == wanted)
  }

  @Test("a note whose tags change keeps its fields, and its cards")
  func tags() throws {
    var app = try Self.editing()
    app.press(.tab, .tab, .tab, .tab, .tab, .tab)
    app.type(" neu")
    app.press(.enter)
    #expect(Self.fields(app) == StudyVault.vocabulary.map { FieldText($0, .html) })
    #expect(app.study?.notes[Self.note]?.tags.names == ["cymraeg", "neu"])
    #expect(app.study?.cards.values.count { $0.note == Self.note } == 2)
  }

  @Test("at 40 columns and 12 rows the fields scroll with the focus, which stays in sight")
  func small() throws {
    var app = try Self.editing(size: Size(width: 40, height: 12))
    for name in ["Wort", "Bedeu", "Aussp", "Beisp", "Quelle"] {
      #expect(app.shows(name), "\(name)")
      app.press(.tab)
    }
  }

  @Test("a note of a type of the vault can be added, and makes the cards of its templates")
  func added() throws {
    var app = try ModelHarness.studying(.imported)
    app.press(.character("b"), .character("a"))
    app.type("dŵr")
    app.press(.enter, .enter)
    // The standard types come first.
    app.press(.left)
    #expect(app.shows("Vokabeln"))
    app.press(.backTab, .backTab, .backTab, .backTab)
    app.type("Wasser")
    app.press(.control("s"))
    let added = app.study?.notes.max { $0.key < $1.key }?.value
    #expect(added?.content.type == StudyVault.vocabularyType)
    #expect(added?.content.fields.map(\.text) == ["dŵr", "Wasser", "", "", ""])
    #expect(app.study?.cards.values.count { $0.note == added?.id } == 2)
  }

  @Test("another note with the same first field is told once the field is left")
  func duplicate() throws {
    var app = try ModelHarness.studying(.imported)
    app.press(.character("b"), .character("a"))
    app.type("one")
    #expect(!app.shows("Another note"))
    app.press(.enter)
    #expect(app.shows("Another note in \"Numbers\" has the same first field."))
    app.press(.backTab)
    app.type("!")
    app.press(.enter)
    #expect(!app.shows("Another note"))
  }

  @Test("the note's own first field is no duplicate")
  func own() throws {
    var app = try Self.editing()
    app.press(.end)
    app.type(" ")
    app.press(.backspace, .enter)
    #expect(!app.shows("Another note"))
  }

  @Test("the list shows a card's own sides, without markup")
  func list() throws {
    var app = try ModelHarness.studying(.imported, size: Size(width: 100, height: 24))
    app.press(.character("b"))
    let rows = app.lines.filter { $0.contains("gwin") }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.contains("Wein & Rebe") && !$0.contains("<b>") })
  }
}
