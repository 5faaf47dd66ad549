import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Filtered decks on the screens")
struct FilteredDeckTests {
  private func session(_ app: ModelHarness) throws -> FilteredDeck {
    try #require(app.study?.filtered[.session])
  }

  private func away(_ app: ModelHarness) -> Int {
    app.study?.cards.values.count { $0.stay != nil } ?? -1
  }

  @Test("one is made from the list of decks, has a sign and words there, and is studied with Enter")
  func making() throws {
    var app = try ModelHarness.studying()
    app.press(.character("%"))
    #expect(app.shows("Filtered Deck 12:00") && app.shows("3 cards found now."))
    app.type("one")
    #expect(app.shows("1 card found now."))
    app.press(.control("s"))
    #expect(app.shows("Filtered Deck 12:00 has 1 card now. u undoes it."))
    #expect(app.shows("% Filtered Deck 12:00 · filtered"))
    #expect(away(app) == 1)
    app.press(.enter)
    #expect(app.shows("Filtered Deck 12:00") && app.shows("from Numbers"))
    app.press(.escape, .character("u"))
    #expect(app.study?.filtered.isEmpty == true && away(app) == 0)
    #expect(app.shows("Undone: Built Filtered Deck 12:00."))
  }

  @Test("Home shows it among the decks, counts its cards and studies them")
  func home() throws {
    var app = try ModelHarness.studying(.filtered)
    app.press(.escape)
    #expect(app.shows("% Session") && app.shows("2 due"))
    app.press(.enter)
    #expect((app.front as? ReviewScreen)?.source == .filtered(.session))
    app.press(.escape, .control("p"))
    app.type("session")
    #expect(app.shows("2 cards to study"))
  }

  @Test("from the browser it has the search that stands there, in its deck")
  func fromBrowser() throws {
    var app = try ModelHarness.studying(.deckTree())
    app.press(.down, .down, .character("b"), .character("/"))
    app.type("one or two")
    app.press(.enter, .character("%"))
    #expect(app.shows("deck:Numbers (one or two)"))
    #expect(app.shows("2 cards found now."))
    app.press(.enter)
    #expect(away(app) == 2)
  }

  @Test("where nothing is found, that is said and nothing made; a fault has its place shown")
  func refusals() throws {
    var app = try ModelHarness.studying()
    app.press(.character("%"))
    app.type("nowhere")
    app.press(.enter)
    #expect(app.shows("No cards matched.") && app.shows("Suspended and buried cards"))
    #expect(app.study?.filtered.isEmpty == true)
    app.press(.control("u"))
    app.type("one )")
    app.press(.enter)
    #expect(app.study?.filtered.isEmpty == true)
    #expect(app.lines.contains { $0.contains("^") || $0.contains("~") || $0.contains("▲") })
    app.press(.control("u"), .down)
    app.press(.control("u"))
    app.type("many")
    app.press(.enter)
    #expect(app.shows("many"))
    #expect(app.study?.filtered.isEmpty == true)
  }

  @Test("a changed form asks before it is left, and builds the deck or not")
  func leaving() throws {
    var app = try ModelHarness.studying()
    app.press(.character("%"), .escape)
    #expect(try app.frontKind == "flashcards")
    app.press(.character("%"))
    app.type("one")
    app.press(.escape)
    #expect(app.shows("Save before you leave?"))
    app.press(.escape)
    #expect(try app.frontKind == "filteredDeck" && app.shows("1 card found now."))
    app.press(.escape, .down, .enter)
    #expect(try app.frontKind == "flashcards" && app.study?.filtered.isEmpty == true)
    app.press(.character("%"))
    app.type("one")
    app.press(.escape, .enter)
    #expect(try app.frontKind == "flashcards" && app.study?.filtered.count == 1)
  }

  @Test("a second search, its order and what answers do are chosen by keys")
  func options() throws {
    var app = try ModelHarness.studying()
    app.press(.character("%"))
    app.type("one")
    app.press(.down, .control("u"))
    app.type("5")
    app.press(.down, .left, .down)
    app.type("two")
    app.press(.down, .down, .down, .character(" "), .down, .right, .control("s"))
    let built = try #require(app.study?.filtered.values.first)
    #expect(
      built.options
        == FilteredOptions(
          searches: [
            FilteredSearch("one", limit: 5, order: .oldestSeen),
            FilteredSearch("two", limit: 20, order: .due),
          ],
          reschedules: false,
          delays: PreviewDelays(again: 120, hard: 600, good: 0)
        )
    )
    #expect(app.shows("· filtered, preview"))
  }

  @Test("is rebuilt, emptied, renamed and deleted from the list, each undone with u")
  func list() throws {
    var app = try ModelHarness.studying(.filtered)
    app.press(.down, .character("E"))
    #expect(app.shows("2 cards are back in their own decks. u undoes it."))
    #expect(away(app) == 0 && app.shows("Rebuild"))
    app.press(.enter)
    #expect(away(app) == 2 && app.shows("Session has 2 cards now."))
    app.press(.character("u"), .character("u"))
    #expect(away(app) == 2)
    app.press(.character("e"), .control("u"))
    app.type("numbers")
    app.press(.enter)
    #expect(app.shows("A deck with this name exists"))
    app.press(.control("u"))
    app.type("Again")
    app.press(.enter)
    #expect(try session(app).name.description == "Again")
    app.press(.character("d"))
    #expect(app.shows("Delete Again") && app.shows("Its 2 cards go back to their own decks."))
    app.press(.down, .enter)
    #expect(app.study?.filtered.isEmpty == true && app.study?.cards.count == 3)
    app.press(.character("u"))
    #expect(away(app) == 2)
  }

  @Test("a preview shows its delays, changes no schedule, and at the end offers to rebuild")
  func preview() throws {
    var app = try ModelHarness.studying(.filtered)
    app.press(.down, .enter)
    #expect(app.shows("filtered, preview") && app.shows("from Numbers"))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("1 min") && app.shows("10 min") && app.shows("goes home"))
    app.press(.character("3"), .enter, .character("4"))
    #expect(away(app) == 0)
    #expect(app.study?.cards.values.allSatisfy { $0.progress.phase == .new } == true)
    #expect(app.shows("The filtered deck is empty") && app.shows("R Rebuild"))
    app.press(.character("R"))
    #expect(away(app) == 2 && app.shows("from Numbers"))
  }

  @Test("decks within a deck that is renamed or moved keep their place in it")
  func nested() throws {
    var study = StudyVault.filtered
    var session = try #require(study.filtered[.session])
    session.name = DeckName(nearest: "Numbers::Session")
    study.filtered[.session] = session
    var app = try ModelHarness.studying(study)
    app.press(.character("e"), .control("u"))
    app.type("Zahlen")
    app.press(.enter)
    #expect(try self.session(app).name.description == "Zahlen::Session")
  }

  @Test("a lock in the middle of the form keeps what was typed and where")
  func lock() throws {
    var app = try ModelHarness.studying()
    app.press(.character("%"))
    app.type("tag:ver")
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("tag:ver"))
    app.type("b")
    #expect(app.shows("tag:verb"))
  }

  @Test("custom study begins with what it finds, and says where that is nothing")
  func customStudy() throws {
    var app = try ModelHarness.studying()
    app.press(.character("X"), .left, .left, .left, .left)
    #expect(app.shows("New cards only"))
    app.press(.enter)
    #expect(app.shows("Custom Study Session") && away(app) == 3)
    app.press(.escape)
    app.press(.character("g"), .down, .character("X"), .left, .left, .left, .left, .enter)
    #expect(away(app) == 3)
  }

  @Test("more new cards of today come at once, also at the end of a review, and end with the day")
  func more() throws {
    var study = StudyVault()
    study.decks[.numbers]?.options.newPerDay = 1
    var app = try ModelHarness.studying(study)
    app.press(.enter, .enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("Done for today") && app.shows("X Custom study"))
    app.press(.character("X"), .down, .control("u"))
    app.type("1")
    app.press(.enter)
    #expect(app.study?.decks[.numbers]?.extra?.new == 1)
    // What was answered today is counted by the store, which is not asked here.
    #expect(app.shows("new 2"))
    app.press(.escape, .character("u"))
    #expect(app.study?.decks[.numbers]?.extra == nil)
  }

  @Test("filtered decks are not marked, and those that are can be deleted from beside one")
  func marks() throws {
    var app = try ModelHarness.studying(.filtered)
    app.press(.character("*"), .down, .character("d"), .down, .enter)
    #expect(app.study?.decks.isEmpty == true)
    #expect(app.study?.filtered.count == 1)
  }

  @Test("in line mode one is made, studied and emptied by words")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "f", "2", "one", "build")
    #expect(story.heard("has 1 card now"))
    #expect(story.interface.study?.filtered.count == 1)
    // What is kept is written, whoever is listening.
    let name = story.interface.study?.filtered.values.first?.name.description
    #expect(name == "Filtered Deck 12:00")
    #expect(story.heard("filtered"))
    try story.type("1")
    try story.type("3")
    #expect(story.interface.study?.cards.values.contains { $0.stay != nil } == false)
  }
}
