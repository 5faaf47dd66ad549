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

@Suite("Marked decks")
struct MarkedDecksTests {
  /// The list with Languages, the deck within it, and Numbers marked.
  private static func marked(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness.studying(.deckTree(), size: size)
    app.press(.character(" "), .character(" "), .character(" "))
    return app
  }

  private func names(_ app: ModelHarness) -> Set<String> {
    Set(app.study?.decks.values.map(\.name.description) ?? [])
  }

  @Test("have a sign and are counted, also where there is little room")
  func signs() throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      let app = try Self.marked(size: size)
      #expect(app.shows("3 marked") && app.shows("◆  Languages") && app.shows(" › Zoo"))
    }
  }

  @Test("are deleted together after a question that says how much goes with them")
  func deleting() throws {
    var app = try Self.marked()
    app.press(.character("d"))
    #expect(app.shows("Delete: 2 decks, 1 subdeck, 4 cards, 0 answers?"))
    app.press(.enter)
    #expect(names(app).count == 4 && app.shows("3 marked"))
    app.press(.character("d"))
    try app.lockAndUnlock()
    #expect(app.shows("Delete: 2 decks"))
    app.press(.down, .enter)
    #expect(names(app) == ["Zoo"])
    #expect(app.shows("Deleted 2 items.") && !app.shows("marked"))
    #expect(app.study?.changes.count == 1)
    app.press(.character("u"))
    #expect(names(app).count == 4)
  }

  @Test("are exported together, and Esc removes the marks before it goes back")
  func exporting() throws {
    var app = try Self.marked()
    app.press(.character("x"))
    #expect(app.shows("What") && app.shows("3 decks"))
    app.press(.enter)
    guard case .study(.export(.decks(let decks), _, _))? = app.effects.last else {
      Issue.record("no export: \(app)")
      return
    }
    #expect(Set(decks.map(\.rawValue)) == [1, 2, 3])
    app.press(.escape)
    try app.lockAndUnlock()
    #expect(app.shows("3 marked"))
    app.press(.escape)
    #expect(!app.shows("marked") && app.shows("Languages"))
  }

  @Test("in lines their menu has the numbers that the menu of marked cards has")
  func menus() throws {
    var decks = try LineModeDriver.opened(StudyVault())
    try decks.type("2", "b")
    #expect(!decks.heard("b: "), "nothing is marked, so nothing is offered")
    try decks.type("mark 1", "b")
    var cards = try LineModeDriver.opened(StudyVault())
    try cards.type("2", "1", "3", "mark 1", "b")
    let menus = [decks, cards].map { $0.said.drop { $0 != "1 marked" }.prefix(9) }
    #expect(menus[0] == menus[1])
    #expect(menus[0].last == "8: Clear the marks")
  }

  @Test("in lines are marked by their numbers, and deleted or exported")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault.deckTree())
    try story.type("2", "b")
    #expect(story.heard("Nothing is marked"))
    try story.type("mark 1-3", "b", "1")
    #expect(story.heard("Delete: 2 decks"))
    try story.type("1", "mark 4", "unmark 1-3", "b", "7")
    #expect(story.heard("What: 1 deck"))
    try story.type("/q", "r")
    #expect(story.heard("4: Zoo") && story.heard("; marked"))
    // What is done to one deck is done to that deck, whatever is marked.
    try story.type("3", "7")
    #expect(story.heard("Delete: Numbers"))
  }
}
