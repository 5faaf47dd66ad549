import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("Finding duplicates")
struct DuplicatesScreenTests {
  private static let study = StudyVault([
    ("one", "eins"), ("two", "zwei"), ("one", "un"), ("three", "drei"), ("two", "deux"),
  ])

  private func opened() throws -> ModelHarness {
    var app = try ModelHarness.studying(Self.study, size: Size(width: 100, height: 30))
    app.press(.control("p"))
    app.type("Find duplicates")
    app.press(.enter)
    return app
  }

  @Test("lists texts that several notes have, and opens these notes")
  func listing() throws {
    var app = try opened()
    #expect(app.shows("2 texts in more than one note") && app.shows("2 notes"))
    app.press(.enter)
    let browser = try #require(app.front as? BrowserScreen)
    #expect(browser.query.text == "nid:100,120")
  }

  @Test("merges the notes of the focused text, which is undone in one step")
  func merging() throws {
    var app = try opened()
    app.press(.character("&"))
    #expect(app.shows("Merged. 1 duplicate note is deleted."))
    #expect(app.study?.notes.count == 4 && app.shows("1 text in more than one note"))
    app.press(.character("u"))
    #expect(app.study?.notes.count == 5 && app.shows("2 texts in more than one note"))
  }

  @Test("merges all that are marked")
  func marked() throws {
    var app = try opened()
    app.press(.character("*"), .character("&"))
    #expect(app.study?.notes.count == 3 && app.shows("No two notes have the same text there."))
  }

  @Test("compares another field, and has it and the marks back after a lock")
  func fields() throws {
    var app = try opened()
    app.press(.right)
    #expect(app.shows("No two notes"))
    app.press(.left, .character(" "))
    try app.lockAndUnlock()
    #expect((app.front as? DuplicatesScreen)?.marks.count == 1)
  }

  @Test("is done in line mode")
  func lines() throws {
    var story = LineModeDriver(over: try opened())
    try story.type("2", "2")
    #expect(story.heard("Merged. 1 duplicate note is deleted."))
    try story.type("mark all", "b", "1")
    #expect(story.interface.study?.notes.count == 3)
  }
}
