import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("Finding and replacing")
struct ReplaceScreenTests {
  private func opened(_ study: StudyVault = StudyVault()) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: Size(width: 100, height: 30))
    app.open(BrowserScreen(.everything))
    app.press(.character("*"))
    app.edit(.replacing)
    return app
  }

  @Test("shows each change while it is typed, and makes them all in one step that can be undone")
  func replacing() throws {
    var app = try opened()
    #expect(app.shows("Type the text to find."))
    app.type("ei")
    #expect(app.shows("3 changes") && app.shows("[ei →]"))
    app.press(.down)
    app.type("EI")
    #expect(app.shows("[ei → EI]ns") && app.shows("dr[ei → EI]"))
    app.press(.enter)
    #expect(app.study?.notes.values.contains { $0.content.answer == "EIns" } == false)
    app.press(.enter)
    #expect(app.shows("Replaced text in 3 notes."))
    #expect(app.shows("EIns") && app.front is BrowserScreen)
    app.press(.character("u"))
    #expect(app.shows("eins"))
  }

  @Test("never replaces with Enter in the form, nor where nothing would change")
  func refusing() throws {
    var app = try opened()
    app.press(.enter)
    #expect(app.shows("Type the text to find."))
    app.type("nowhere")
    app.press(.enter, .enter)
    #expect(app.shows("Nothing would change."))
    #expect(app.study?.changes.isEmpty == true)
  }

  @Test("replaces in one field, and names the fields there are")
  func places() throws {
    var app = try opened()
    app.type("ei")
    app.press(.down, .down, .right, .right)
    #expect(app.shows("Back") && app.shows("3 changes"))
    app.press(.right)
    #expect(app.shows("Nothing would change."))
  }

  @Test("shows the place of what is no expression")
  func expression() throws {
    var app = try opened()
    app.type("(")
    app.press(.up, .up, .down, .down, .down, .down, .right)
    #expect(app.shows("[x] Regular expression"))
    #expect(app.lines.contains { $0.allSatisfy { " ^".contains($0) } && $0.contains("^") })
    app.press(.enter)
    #expect(app.front is ReplaceScreen)
  }

  @Test("has what was typed and the focused change back after a lock")
  func lock() throws {
    var app = try opened()
    app.type("ei")
    app.press(.enter, .down)
    try app.lockAndUnlock()
    #expect(app.shows("3 changes"))
    app.press(.enter)
    #expect(app.shows("Replaced text in 3 notes."))
  }

  @Test("is done in line mode, where the changes are told before")
  func lines() throws {
    let app = try opened()
    var story = LineModeDriver(over: app)
    try story.type("1", "ei", "2", "EI", "p")
    #expect(story.heard("drEI"))
    try story.type("1")
    #expect(story.interface.study?.notes.values.contains { $0.content.answer == "EIns" } == true)
  }
}
