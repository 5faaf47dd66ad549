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

@Suite("Deleting a deck")
struct DeckRemovalTests {
  private static func tree() -> StudyVault {
    var study = StudyVault()
    study.addDeck("Languages", id: 2)
    study.addDeck("Languages::Welsh", id: 3)
    study.add(.basic, "ci", "dog", deck: 3, id: 900)
    return study
  }

  /// At the list, with one answer given to a card of the first deck.
  private func answered() throws -> ModelHarness {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right, .escape)
    return app
  }

  @Test("asks first, with how many cards and answers go, and the safe answer has the focus")
  func asks() throws {
    var app = try answered()
    app.press(.character("d"))
    #expect(app.shows("Delete: Numbers, 3 cards, 1 answer?"))
    #expect(app.shows("› Cancel"))
    #expect(app.study?.decks.count == 1)
    app.press(.enter)
    #expect(!app.shows("Cancel") && app.shows("Numbers"))
    #expect(app.study?.decks.count == 1 && app.study?.cards.count == 3)
  }

  @Test("Esc, and the same key once more, delete nothing")
  func dismissed() throws {
    for keys in [[Key.escape], [.character("d")], [.character("d"), .character("d"), .enter]] {
      var app = try answered()
      app.press(.character("d"))
      keys.forEach { app.press($0) }
      #expect(app.study?.decks.count == 1, "\(keys)")
      #expect(app.study?.reviews.count == 1, "\(keys)")
    }
  }

  @Test("the other answer deletes, and u brings all of it back")
  func deletes() throws {
    var app = try answered()
    app.press(.character("d"), .down, .enter)
    #expect(app.study?.decks.isEmpty == true && app.study?.reviews.isEmpty == true)
    app.press(.character("u"))
    #expect(app.study?.cards.count == 3 && app.study?.reviews.count == 1)
  }

  @Test("decks within it are counted, and an empty one is said to be")
  func inner() throws {
    var app = try ModelHarness.studying(Self.tree())
    app.press(.home, .character("d"))
    #expect(app.shows("Delete: Languages, 1 subdeck, 1 card, 0 answers?"))
    var study = StudyVault([])
    study.addDeck("Empty", id: 1)
    app = try ModelHarness.studying(study)
    app.press(.character("d"))
    #expect(app.shows("Delete: Empty, 0 cards, 0 answers?"))
  }

  @Test("the question is there again after a lock, with the answer that had the focus")
  func lock() throws {
    var app = try answered()
    app.press(.character("d"), .down)
    try app.lockAndUnlock()
    #expect(app.shows("Delete: Numbers, 3 cards, 1 answer?"))
    #expect(app.shows("› Delete"))
    app.press(.enter)
    #expect(app.study?.decks.isEmpty == true)
  }

  @Test("a deck whose answers can't be read is not deleted without a question")
  func unreadable() throws {
    var app = try answered()
    app.study?.isUnreadable = true
    app.press(.character("d"))
    #expect(app.shows("can't be read"))
    app.press(.enter)
    #expect(app.study?.decks.count == 1)
  }

  @Test("the box fits on a small screen")
  func small() throws {
    var app = try ModelHarness.studying(Self.tree(), size: Size(width: 40, height: 12))
    app.press(.home, .character("d"))
    #expect(app.shows("Delete: Languages, 1 subdeck") && app.shows("› Cancel"))
    #expect(app.shows("Delete permanently"))
  }

  @Test("line mode asks the same, and deletes for 2 alone")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "7")
    #expect(
      story.said == [
        "Delete: Numbers, 3 cards, 0 answers?", "1: Cancel", "2: Delete",
        "3: Delete permanently", "q: Back",
      ]
    )
    try story.type("1")
    #expect(story.interface.study?.decks.count == 1)
    #expect(story.heard("Numbers"))
    try story.type("1", "7", "q")
    #expect(story.interface.study?.decks.count == 1)
    try story.type("1", "7", "2")
    #expect(story.interface.study?.decks.isEmpty == true && story.heard("Deleted \"Numbers\""))
    try story.type("u")
    #expect(story.interface.study?.cards.count == 3)
  }
}
