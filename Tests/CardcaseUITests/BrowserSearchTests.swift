import DomainWords
import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The search in a list of cards")
struct BrowserSearchTests {
  private func listed(
    size: Size = Size(width: 80, height: 24),
    _ change: (inout StudyVault) -> Void = { _ in }
  ) throws -> ModelHarness {
    var study = StudyVault()
    change(&study)
    var app = try ModelHarness.studying(study, size: size)
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("/"))
    return app
  }

  @Test("is in the language of Anki's browser")
  func language() throws {
    var app = try listed { $0.cards[FlashcardID(rawValue: 101)]?.isSuspended = true }
    app.type("e -is:suspended")
    #expect(app.shows("three") && !app.shows("eins"))
    app.press(.control("u"))
    app.type("one or two")
    #expect(app.shows("eins") && app.shows("zwei") && !app.shows("drei"))
  }

  @Test(
    "what is wrong is marked beneath its place, also where there is little room",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  )
  func caret(size: Size) throws {
    var app = try listed(size: size)
    app.type("one is:learned two")
    let marks = try #require(app.lines.firstIndex { $0.contains("^^^^^^^") })
    let place = try #require(app.lines[marks].column(of: "^^^^^^^"))
    #expect(app.lines[marks - 1].column(of: "learned") == place)
    #expect(app.shows("Write \"learn\" in place of") && app.shows("\"learned\"."))
    app.press(.control("u"))
    app.type("one")
    #expect(!app.shows("^") && app.shows("eins"))
  }

  @Test("a place in a search that is longer than its room is shown with its surroundings")
  func longSearch() throws {
    var app = try listed(size: Size(width: 40, height: 12))
    app.type("one two three four five six is:wrong seven eight nine ten eleven")
    let marks = try #require(app.lines.firstIndex { $0.contains("^^^^^") })
    let place = try #require(app.lines[marks].column(of: "^^^^^"))
    #expect(app.lines[marks - 1].column(of: "wrong") == place)
  }

  @Test("what may still come is missed only once Enter ends the search")
  func unfinished() throws {
    var app = try listed()
    app.type("(one")
    #expect(!app.shows("Close the bracket"))
    app.press(.enter)
    #expect(app.shows("Close the bracket, or write \\( for the sign."))
    app.type(")")
    #expect(!app.shows("Close the bracket") && app.shows("eins") && !app.shows("zwei"))
    app.press(.enter)
    #expect(app.screen.cursor.map { $0.y > 2 } == true)
  }

  @Test("a key that no field has is told where nothing is found")
  func hint() throws {
    var app = try listed()
    app.type("tga:x")
    #expect(app.shows("No match. Write \"tag:\" in place of \"tga:\"."))
  }

  @Test("Tab completes a key's names, and says what there is")
  func completing() throws {
    var app = try listed {
      $0.notes[NoteID(rawValue: 100)]?.tags = Tags("verbs")
      $0.notes[NoteID(rawValue: 110)]?.tags = Tags("verse")
    }
    app.type("tag:v")
    #expect(app.shows("verbs, verse"))
    app.press(.tab)
    #expect(app.shows("tag:ver"))
    app.type("b")
    app.press(.tab)
    #expect(app.shows("tag:verbs") && app.shows("eins") && !app.shows("zwei"))
    app.press(.control("u"))
    app.type("-dec")
    app.press(.tab)
    #expect(app.shows("-deck:"))
    app.type("nu")
    app.press(.tab)
    #expect(app.shows("-deck:Numbers"))
  }

  @Test("line mode says what is wrong, and asks again")
  func lineMode() throws {
    var interface = try ModelHarness.studying(StudyVault())
    interface.open(BrowserScreen(.deck(.numbers)))
    var story = LineModeDriver(over: interface)
    try story.type("f", "is:learned")
    #expect(story.heard("Write \"learn\" in place of \"learned\".") && story.heard("   ^^^^^^^"))
    #expect(story.prompt == "Search: ")
    try story.type("two")
    #expect(story.heard("1 card") && !story.said.contains { $0.contains("eins") })
    try story.type("f", "tga:x")
    #expect(story.heard("No match. Write \"tag:\" in place of \"tga:\"."))
  }

  @Test("an answer to an earlier search is not taken for the present one")
  func stale() {
    var listing = CardListing()
    func request(_ search: String) -> CardListRequest {
      CardListRequest(.everything, search: search)
    }
    let list = CardList(cards: [FlashcardID(rawValue: 2)], notes: [NoteID(rawValue: 1)])
    let isFirst = listing.ask(for: request("on"))
    let isAsked = listing.ask(for: request("on"))
    #expect(isFirst && !isAsked)
    _ = listing.ask(for: request("one"))
    let isEarlier = listing.receive(.success(list), for: request("on"))
    #expect(!isEarlier && listing.list == nil && listing.isWaiting(for: request("one")))
    let isTaken = listing.receive(.success(list), for: request("one"))
    let isAskedAgain = listing.ask(for: request("one"))
    #expect(isTaken && listing.list == list && !isAskedAgain)
    listing.outdate()
    let isAskedAnew = listing.ask(for: request("one"))
    // Until the answer comes, what was listed before stays.
    #expect(isAskedAnew && listing.list == list)
    let isRun = listing.ask(for: request("is:x"))
    #expect(!isRun && listing.problem(of: request("is:x"))?.range == 3..<4)
  }
}
