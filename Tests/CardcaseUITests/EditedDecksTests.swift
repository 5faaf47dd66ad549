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

@Suite("Edits of marked decks")
struct EditedDecksTests {
  /// The list with Languages, the deck within it, and Numbers marked: four cards.
  private static func marked(_ study: StudyVault = .deckTree()) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: Size(width: 80, height: 24))
    app.press(.character(" "), .character(" "), .character(" "))
    return app
  }

  private func names(_ app: ModelHarness) -> Set<String> {
    Set(app.study?.decks.values.map(\.name.description) ?? [])
  }

  private func cards(_ app: ModelHarness, where holds: (Flashcard) -> Bool) -> Set<Int64> {
    Set(app.study?.cards.values.filter(holds).map(\.deck.rawValue) ?? [])
  }

  @Test("suspend all of their cards and unsuspend them, each taken back by one undo")
  func suspending() throws {
    var app = try Self.marked()
    app.press(.character("@"))
    #expect(app.shows("Suspended 4 cards"))
    #expect(cards(app) { $0.isSuspended } == [1, 3] && cards(app) { !$0.isSuspended } == [4])
    app.press(.character("@"))
    #expect(cards(app) { $0.isSuspended }.isEmpty)
    app.press(.character("u"))
    #expect(cards(app) { $0.isSuspended } == [1, 3])
    #expect(app.shows("Undone: Unsuspended 2 decks"))
    app.press(.character("u"))
    #expect(cards(app) { $0.isSuspended }.isEmpty)
  }

  @Test("flag all of their cards")
  func flags() throws {
    var app = try Self.marked()
    app.press(.character("!"))
    #expect(app.shows("Flag 1 set on 4 cards"))
    #expect(cards(app) { $0.flag == 1 } == [1, 3])
  }

  @Test("add tags to all of their notes, and remove them; what is typed is kept over a lock")
  func tags() throws {
    var app = try Self.marked()
    app.press(.character("#"))
    app.type("verb")
    try app.lockAndUnlock()
    #expect(app.shows("Add tags") && app.shows("verb"))
    app.press(.enter)
    #expect(app.shows("Tags of 4 notes changed."))
    #expect(app.study?.notes.values.count { $0.tags.contains("verb") } == 4)
    app.press(.character("T"))
    app.type("ve")
    app.press(.tab, .enter)
    #expect(app.study?.notes.values.contains { $0.tags.contains("verb") } == false)
    app.press(.character("u"), .character("#"), .escape)
    #expect(app.study?.notes.values.count { $0.tags.contains("verb") } == 4)
    #expect(app.shows("3 marked"))
  }

  @Test("of more than a hundred cards ask first, and change nothing with the first answer")
  func question() throws {
    let many = StudyVault((1...101).map { ("word \($0)", "Wort \($0)") })
    var app = try ModelHarness.studying(many, size: Size(width: 80, height: 24))
    for (key, words) in [("@", "Suspend 101 cards"), ("!", "Change the flag of 101 cards?")] {
      app.press(.character(" "), .character(Unicode.Scalar(key) ?? " "))
      #expect(app.shows(words))
      app.press(.enter)
      #expect(app.study?.changes.isEmpty == true)
      app.press(.character(" "))
    }
    app.press(.character(" "), .character("#"))
    app.type("x")
    app.press(.enter)
    #expect(app.shows("Change the tags of 101 cards?"))
    try app.lockAndUnlock()
    app.press(.down, .enter)
    #expect(app.study?.notes.values.allSatisfy { $0.tags.contains("x") } == true)
  }

  @Test("move them with those within them into another deck, a new one or the top level")
  func moving() throws {
    var app = try Self.marked()
    app.press(.character("m"))
    #expect(app.shows("Move to deck"))
    let dialog = try #require(app.windows.last { $0.frame.maxY < app.model.size.height })
    #expect(!dialog.words.contains("Numbers"), "a deck can't be moved into itself")
    app.type("zo")
    app.press(.enter)
    #expect(names(app) == ["Zoo", "Zoo::Numbers", "Zoo::Languages", "Zoo::Languages::Welsh"])
    #expect(app.shows("Moved to \"Zoo\"."))
    #expect(app.study?.changes.count == 1)
    app.press(.character("u"))
    #expect(names(app) == ["Zoo", "Numbers", "Languages", "Languages::Welsh"])
    #expect(app.shows("Undone: Moved 2 decks to Zoo."))
    app.press(.character("m"))
    app.type("School")
    try app.lockAndUnlock()
    app.press(.enter)
    #expect(names(app).contains("School") && names(app).contains("School::Languages::Welsh"))
  }

  @Test("move the deck with the focus where none is marked, and not onto another of its name")
  func single() throws {
    var study = StudyVault.deckTree()
    study.addDeck("Welsh", id: 5)
    var app = try ModelHarness.studying(study, size: Size(width: 80, height: 24))
    app.press(.down, .character("m"))
    #expect(app.shows("Move to deck"))
    app.press(.enter)
    #expect(app.shows("the name is taken"))
    #expect(app.study?.changes.isEmpty == true)
    app.type("Numbers")
    app.press(.enter)
    #expect(names(app).contains("Numbers::Welsh"))
    #expect(app.shows("Moved to \"Numbers\"."))
  }

  @Test("are words in line mode")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault.deckTree())
    try story.type("2", "mark 1-3", "b")
    for words in ["Move", "Suspend", "Flag", "Add tags", "Remove tags"] {
      #expect(story.heard(words), "\(words)")
    }
    let number = { (words: String) in
      story.said.first { $0.contains(words) }.flatMap { $0.split(separator: ":").first }
        .map(String.init) ?? ""
    }
    let (move, suspend, tag) = (number("Move"), number("Suspend"), number("Add tags"))
    try story.type(suspend)
    #expect(story.heard("Suspended 4 cards"))
    try story.type(tag)
    #expect(story.prompt.contains("Add tags"))
    try story.type("verb")
    #expect(story.heard("Tags of 4 notes changed."))
    try story.type("b", move)
    #expect(story.heard("Zoo") && story.heard("Top level"))
    try story.type("zoo")
    #expect(names(story.interface).contains("Zoo::Languages::Welsh"))
  }
}
