import Flashcards
import Testing
import Windowing

@testable import CardcaseUI

@Suite("Import and export from the screens")
struct ImportScreenTests {
  private static func preview(_ app: Interface) throws -> ImportPreview {
    let deck = DeckID(rawValue: 1)
    let note = Note(
      id: NoteID(rawValue: 5_000),
      guid: "x",
      words: try NoteWords(kind: .basic, prompt: "imported", answer: "yes"),
      tags: .none,
      modified: app.moment.time
    )
    var change = StudyChange()
    change.notes = [note]
    change.cards = [
      Card(id: CardID(rawValue: 5_001), note: note.id, ordinal: 0, deck: deck, position: 0)
    ]
    var undo = StudyChange()
    undo.removedNotes = [note.id]
    return ImportPreview(
      new: 1,
      unchanged: 4,
      badLines: [.init(line: 7, reason: .emptyAnswer)],
      change: change,
      undo: undo
    )
  }

  private static func asking() throws -> Interface {
    var app = try Interface.studying()
    app.press(.character("i"))
    app.type("/tmp/words.tsv")
    app.press(.enter)
    return app
  }

  @Test("a file is shown before anything is written, bad lines with number and reason")
  func previewing() throws {
    var app = try Self.asking()
    guard case .readImport(let path, let deck)? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(path == "/tmp/words.tsv")
    #expect(deck == DeckID(rawValue: 1))
    #expect(app.shows("Reading"))
    app.tell(.outcome(.importProgress(done: 50, of: 100)))
    #expect(app.shows("50/100"))
    #expect(app.shows("█"))
    app.tell(.outcome(.importPreview(try Self.preview(app))))
    #expect(app.shows("1  notes are new"))
    #expect(app.shows("Line 7"))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter)
    #expect(app.study?.notes.count == 4)
    app.press(.character("u"))
    #expect(app.study?.notes.count == 3)
    #expect(app.shows("taken out again"))
  }

  @Test("an import that can't be kept stays at its preview")
  func notKept() throws {
    var app = try Self.asking()
    app.study?.refuses = true
    app.tell(.outcome(.importPreview(try Self.preview(app))))
    app.press(.enter)
    #expect(app.shows("✗ Flashcards: this could not be saved"))
    #expect(app.shows("Enter imports"))
  }

  @Test("a file that can't be read says why, and its name can be mended")
  func unreadable() throws {
    var app = try Self.asking()
    app.tell(.outcome(.importUnreadable(.missing)))
    #expect(app.shows("✗ There is no such file"))
    #expect(app.shows("/tmp/words.tsv"))
  }

  @Test("a deck is exported under a name that is offered; Tab writes all")
  func export() throws {
    var app = try Interface.studying()
    app.press(.character("x"), .tab, .enter)
    guard case .exportDeck(nil, let path)? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(path == "Numbers.tsv")
    app.tell(.outcome(.exportFailed(.exists)))
    #expect(app.shows("✗ There is a file of that name already"))
    app.press(.enter)
    app.tell(.outcome(.exported(3)))
    #expect(app.shows("3 notes written to Numbers.tsv"))
  }
}
