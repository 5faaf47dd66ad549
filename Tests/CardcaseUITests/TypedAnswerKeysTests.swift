import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Undo where an answer is typed")
struct TypedAnswerKeysTests {
  /// A card without and one with an answer to type, the first of them answered.
  private func answered() throws -> ModelHarness {
    var study = StudyVault([("one", "eins")])
    study.add(.typed, "capital of Peru", "under", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.study?.reviews.count == 1 && app.shows("capital of Peru"))
    return app
  }

  @Test("Ctrl-U takes the last answer back while nothing is typed, and the footer says so")
  func undoes() throws {
    var app = try answered()
    #expect(app.shows("Ctrl-U Undo"))
    app.press(.control("u"))
    #expect(app.study?.reviews.isEmpty == true)
    app.pass(.seconds(1))
    #expect(app.shows("Undone: Answered one.") && app.shows("one"))
  }

  @Test("an answer may begin with u, and Ctrl-U takes that back first")
  func letters() throws {
    var app = try answered()
    app.type("u")
    #expect(app.study?.reviews.count == 1 && !app.shows("Ctrl-U Undo"))
    app.type("nder")
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("✓ Right"))
    app = try answered()
    app.type("nonsense")
    app.press(.control("u"))
    #expect(app.study?.reviews.count == 1 && !app.shows("nonsense"))
    app.press(.control("u"))
    #expect(app.study?.reviews.isEmpty == true)
  }

  @Test("with no answer to take back Ctrl-U says so, and the footer does not name it")
  func nothing() throws {
    var study = StudyVault([])
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    #expect(!app.shows("Ctrl-U"))
    app.press(.control("u"))
    #expect(app.shows("Nothing to undo"))
  }

  @Test(
    "in lines /u takes the last answer back, /bury and /suspend leave the card out, and a u is an answer"
  )
  func lines() throws {
    var study = StudyVault([("one", "eins")])
    study.add(.typed, "capital of Peru", "u", deck: 1, id: 500)
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "1", "", "4")
    #expect(story.prompt == "Your answer: ")
    var other = story
    try other.type("/?")
    #expect(other.heard("/u: Undo") && other.heard("/suspend: Suspend"))
    try other.type("/u")
    #expect(other.interface.study?.reviews.isEmpty == true && other.heard("one"))
    other = story
    try other.type("/suspend")
    #expect(other.interface.study?.cards.values.filter(\.isSuspended).count == 1)
    other = story
    try other.type("/bury")
    #expect(other.interface.study?.cards.values.filter { $0.buriedOn != nil }.count == 1)
    try story.type("u")
    #expect(story.interface.study?.reviews.count == 1 && story.heard("Right."))
  }
}
