import PaymentCards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Marked cards of the wallet")
struct MarkedWalletTests {
  private static func opened(_ wallet: FakeWallet = .sample) throws -> ModelHarness {
    var app = try ModelHarness()
    app.wallet = wallet
    app.wallet.writes = true
    try app.unlock()
    app.press(.character("w"))
    return app
  }

  private static func many() -> FakeWallet {
    FakeWallet((1...101).map { .sample("Card \($0)", "4111111111111111", "12/28") })
  }

  private func titles(_ app: ModelHarness) -> [String] { app.wallet.entries.map(\.title) }

  private func favourites(_ app: ModelHarness) -> [String] {
    app.wallet.entries.filter(\.isFavourite).map(\.title)
  }

  @Test("have a sign and are counted, over a search and a lock")
  func staying() throws {
    var app = try Self.opened()
    app.press(.character(" "))
    #expect(app.shows("◆  Everyday") && app.shows("› Travel") && app.shows("1 marked, 2 cards"))
    app.press(.character("/"))
    app.type("trav")
    app.press(.tab)
    #expect(app.shows("1 marked, 1 of them hidden, 1 card"))
    app.press(.control("l"))
    #expect(!app.shows("marked"))
    try app.unlock()
    #expect(app.shows("1 marked, 1 of them hidden, 1 card"))
    app.press(.escape)
    #expect(!app.shows("marked") && app.shows("1 card"))
    app.press(.escape)
    #expect(app.shows("Everyday"))
  }

  @Test("are deleted in one change, and brought back by one undo")
  func deleting() throws {
    var app = try Self.opened()
    app.press(.character("*"), .character("d"))
    #expect(titles(app).isEmpty && app.shows("Deleted 2 items."))
    app.press(.character("u"))
    #expect(Set(titles(app)) == ["Everyday", "Travel"])
  }

  @Test("are favourites together, and no longer if all of them are")
  func favourites() throws {
    var app = try Self.opened()
    app.press(.character("!"), .character("*"), .character("!"))
    #expect(favourites(app).count == 2)
    app.press(.character("!"))
    #expect(favourites(app).isEmpty)
    #expect(app.shows("2 marked"))
  }

  @Test("are exported, and no others, after the word")
  func exporting() throws {
    var app = try Self.opened()
    app.press(.down, .character(" "), .character("x"))
    #expect(app.shows("What     1 card"))
    try app.unlockAgain()
    app.press(.right, .enter)
    app.type("export")
    app.press(.enter)
    guard case .wallet(.transfer(.export(let request)))? = app.effects.last,
      !request.withCodes, request.only == [2]
    else {
      Issue.record("no export: \(app)")
      return
    }
  }

  @Test("cards that are there twice are told once, and joined after a question in one change")
  func joining() throws {
    var app = try Self.opened(.doubled)
    app.pass(.zero)
    #expect(app.shows("1 duplicate card"))
    app.press(.down)
    #expect(!app.shows("duplicate card"))
    app.press(.character("&"), .enter)
    #expect(titles(app).count == 3)
    app.press(.character("&"), .character("y"))
    #expect(titles(app) == ["Everyday", "Travel"] && app.shows("Deleted 1 item."))
    app.press(.character("&"))
    #expect(!app.shows("exact duplicate card"))
    app.press(.character("u"))
    #expect(titles(app).count == 3)
  }

  @Test("doubles of which one was changed are not offered any more")
  func changed() throws {
    var app = try Self.opened(.doubled)
    app.press(.character("!"), .character("&"))
    #expect(!app.shows("exact duplicate card"))
  }

  @Test("more than a hundred are deleted after a question, whose first answer changes nothing")
  func question() throws {
    var app = try Self.opened(Self.many())
    app.press(.character("*"), .character("d"))
    #expect(app.shows("Delete 101 cards?"))
    app.press(.enter)
    #expect(titles(app).count == 101)
    app.press(.character("d"), .down, .enter)
    #expect(titles(app).isEmpty)
  }

  @Test("are marked and changed in lines by their numbers")
  func lines() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "mark 2", "r", "r")
    #expect(story.heard("1 marked, 2 cards") && story.heard("marked"))
    try story.type("b", "2")
    #expect(favourites(story.interface) == ["Travel"])
    try story.type("1")
    #expect(titles(story.interface) == ["Everyday"])
  }
}

extension ModelHarness {
  /// Locks and unlocks over the same cards.
  fileprivate mutating func unlockAgain() throws {
    press(.control("l"))
    try unlock()
  }
}
