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

@Suite("Choosing the deck that cards are moved to")
struct DeckChoiceTests {
  private static func decks() -> StudyVault {
    var study = StudyVault()
    study.addDeck("Español", id: 2)
    study.addDeck("Languages::Welsh", id: 3)
    return study
  }

  private func deck(of id: Int64, _ app: ModelHarness) -> String? {
    app.study?.cards[FlashcardID(rawValue: id)]
      .flatMap { app.study?.decks[$0.deck]?.name.description }
  }

  @Test("lists the decks, of which a filter leaves some, whatever the case and the accents")
  func filter() throws {
    var app = try ModelHarness.studying(Self.decks())
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("m"))
    for name in ["Español", "Languages::Welsh", "Numbers"] { #expect(app.shows(name)) }
    app.type("ESPAN")
    #expect(app.shows("Español") && !app.shows("Welsh"))
    #expect(app.shows("Create \"ESPAN\""))
    app.press(.enter)
    #expect(deck(of: 121, app) == "Español")
    #expect(app.shows("Moved to \"Español\".") && app.shows("2 cards"))
  }

  @Test("the last row makes a new deck, unless one has exactly that name")
  func new() throws {
    var app = try ModelHarness.studying(Self.decks())
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("m"))
    app.type("languages::welsh")
    #expect(!app.shows("Create"))
    app.press(.control("u"))
    app.type("Lang")
    #expect(app.shows("Create \"Lang\""))
    app.press(.down, .down, .enter)
    #expect(deck(of: 121, app) == "Lang" && app.study?.decks.count == 4)
  }

  @Test("Tab completes a name, and a lock keeps what was typed and chosen")
  func completing() throws {
    var app = try ModelHarness.studying(Self.decks())
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character(" "), .character(" "), .character("m"))
    #expect(app.shows("Move to deck"))
    app.type("la")
    app.press(.tab)
    try app.lockAndUnlock()
    #expect(app.shows("Languages::Welsh"))
    app.press(.enter)
    #expect(deck(of: 121, app) == "Languages::Welsh" && deck(of: 111, app) == "Languages::Welsh")
    #expect(deck(of: 101, app) == "Numbers")
    #expect(app.study?.changes.count == 1 && app.shows("Moved to \"Languages::Welsh\"."))
  }

  @Test("only the card is moved, not the others of its note")
  func single() throws {
    var study = Self.decks()
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 500)
    var app = try ModelHarness.studying(study)
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("m"))
    app.type("esp")
    app.press(.enter)
    #expect(deck(of: 501, app) == "Español" && deck(of: 502, app) == "Numbers")
  }

  @Test("more than a hundred cards are moved after a question")
  func many() throws {
    var study = StudyVault((1...101).map { ("word \($0)", "Wort \($0)") })
    study.addDeck("Other", id: 2)
    var app = try ModelHarness.studying(study)
    app.press(.character("b"), .character("*"), .character("m"))
    app.type("other")
    app.press(.enter)
    #expect(app.shows("Move 101 cards to \"Other\"?"))
    app.press(.enter)
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter, .down, .enter)
    #expect(app.study?.changes.count == 1)
    #expect(app.study?.cards.values.allSatisfy { $0.deck.rawValue == 2 } == true)
  }

  @Test("in lines a deck is chosen by its number, by its name, by a part of it, or made")
  func lines() throws {
    func moving() throws -> LineModeDriver {
      var story = try LineModeDriver.opened(Self.decks())
      try story.type("2", "3", "3", "1", "6")
      return story
    }
    var story = try moving()
    #expect(story.heard("1: Español") && story.heard("3: Numbers"))
    try story.type("1")
    #expect(deck(of: 121, story.interface) == "Español")
    story = try moving()
    try story.type("languages::welsh")
    #expect(deck(of: 121, story.interface) == "Languages::Welsh")
    story = try moving()
    try story.type("wel")
    #expect(story.heard("1: Welsh in Languages") && story.heard("/new: Create \"wel\""))
    try story.type("1")
    #expect(deck(of: 121, story.interface) == "Languages::Welsh")
    story = try moving()
    try story.type("Nowhere")
    #expect(story.heard("No match."))
    try story.type("/new")
    #expect(deck(of: 121, story.interface) == "Nowhere")
  }
}
