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

@Suite("The end of a review")
struct ReviewEndTests {
  /// All cards of the first deck answered, one of them wrong at first; other decks have due cards.
  private func finished() throws -> ModelHarness {
    var app = try ModelHarness.studying(.deckTree())
    app.open(ReviewScreen(deck: .numbers))
    app.pass(.seconds(10))
    app.press(.enter, .character("4"), .enter, .character("4"), .enter, .left)
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    return app
  }

  @Test("says the answers given, right and wrong, the time, and the deck that is next")
  func summary() throws {
    let app = try finished()
    #expect(app.shows("Done for today"))
    #expect(app.shows("4 answers   ✓ 3 right   ✗ 1 wrong"))
    #expect(app.shows("10 seconds"))
    #expect(app.shows("› Next deck: Zoo, 1 due."))
    #expect(app.shows("Enter Next deck"))
  }

  @Test("Enter goes to the next deck, from which Esc leads back to the decks")
  func next() throws {
    var app = try finished()
    app.press(.enter)
    #expect(app.lines[0].contains("Flashcards › Zoo"))
    #expect(app.shows("oen"))
    app.press(.escape)
    #expect(app.shows("Numbers") && app.shows("Zoo"))
  }

  @Test("the next deck is never one around it or within it, and the first follows the last")
  func order() throws {
    var app = try ModelHarness.studying(.deckTree())
    app.press(.enter, .enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("› Next deck: Numbers, 3 due."))
    app = try finished()
    app.press(.enter, .enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("› Next deck: Languages, 1 due."))
  }

  @Test("without another deck Enter goes back")
  func back() throws {
    var app = try ModelHarness.reviewing(StudyVault([("one", "eins")]))
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("› Back"))
    app.press(.enter)
    #expect(!app.shows("Done for today") && app.shows("Numbers"))
  }

  @Test("u undoes the last answer from there")
  func undo() throws {
    var app = try finished()
    app.press(.character("u"))
    #expect(app.shows("Undone: Answered three."))
    #expect(app.shows("three") && app.study?.reviews.count == 3)
  }

  @Test("a deck without cards offers to add one, which is then asked")
  func empty() throws {
    var app = try ModelHarness.studying(StudyVault([]))
    app.open(ReviewScreen(deck: .numbers))
    #expect(app.shows("No cards yet") && app.shows("a Add"))
    app.press(.character("a"))
    app.type("new")
    app.press(.enter)
    app.type("neu")
    app.press(.control("s"), .escape)
    #expect(app.shows("new") && app.shows("Space turns the card"))
  }

  @Test("in lines the end says the same, and n goes to the next deck")
  func lines() throws {
    var story = try LineModeDriver.opened(.deckTree())
    try story.type("2", "3", "1")
    while !story.heard("Done for today") { try story.type("", "4") }
    #expect(story.heard("3 answers, 3 right, 0 wrong"))
    #expect(story.heard("Next deck: Zoo, 1 due."))
    try story.type("n")
    #expect(story.heard("oen"))
  }
}
