import PaymentCards
import Secrets
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

@Suite("The wallet")
struct WalletTests {
  private func open(
    _ cards: [FakeWallet.Card] = [
      .sample("Everyday", "4111111111111111", "12/28", code: "123", notes: "PIN in the safe"),
      .sample("Travel", "5555555555554444", "06/26", holder: "Grace Hopper"),
      .sample("Company", "378282246310005", "08/26"),
    ],
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = FakeWallet(cards)
    app.wallet.writes = true
    try app.unlock()
    app.press(.character("w"))
    return app
  }

  /// The names that are listed, from the top.
  private func names(_ app: ModelHarness) -> [String] {
    app.lines.filter { $0.count { $0 == "•" } == 1 }.map { line in
      String(line.drop { " ›★".contains($0) }.prefix { $0 != " " })
    }
  }

  // bitwarden/clients#10470, keepassxc#8302: warn when expired, and before.
  @Test("lists brand, name, last four and expiry, and points out in words what expires")
  func rows() throws {
    let app = try open()
    #expect(
      Array(app.lines[2...5]) == [
        "    Name                    Brand             Number  Ends",
        "  › Everyday                Visa              •1111   12/28",
        "    Travel                  Mastercard        •4444   06/26 ✗  expired",
        "    Company                 American Express  •0005   08/26 !  ends in 47 days",
      ]
    )
    #expect(app.shows("3 cards"))
    #expect(!app.shows("4111"))
  }

  @Test("at 40 columns keeps the last four and the sign")
  func narrow() throws {
    let app = try open(size: Size(width: 40, height: 12))
    #expect(app.shows("•4444   06/26 ✗"))
    #expect(app.shows("•0005   08/26 !"))
  }

  // Issue 3, point 6.
  @Test("opens no card for its list, nor a number for a card that is shown")
  func opensNothing() throws {
    var app = try open()
    #expect(!app.effects.contains { if case .wallet(.open) = $0 { true } else { false } })
    app.press(.enter)
    #expect(app.shows("PIN in the safe"))
    let uses = app.effects.compactMap { effect -> CardUse? in
      if case .wallet(.open(_, let use)) = effect { use } else { nil }
    }
    #expect(uses == [.notes])
  }

  // MARK: Search

  /// Typed searches, and the found cards. qs-bitwarden-cli#17: brand and last four must be found.
  static let searches: [(text: String, found: [String])] = [
    ("tra", ["Travel"]), ("HOPPER", ["Travel"]), ("visa", ["Everyday"]), ("0005", ["Company"]),
    ("ada amer", ["Company"]), ("37828", []), ("expired", ["Travel"]), ("08/26", ["Company"]),
    ("12/28 ada", ["Everyday"]), ("47 days", ["Company"]), ("ends", ["Company"]),
    ("", ["Everyday", "Travel", "Company"]),
  ]

  @Test("finds while one types, over name, holder, brand and last four", arguments: searches)
  func search(row: (text: String, found: [String])) throws {
    var app = try open()
    app.press(.character("/"))
    app.type(row.text)
    #expect(names(app) == row.found)
    #expect(app.shows(row.found.count == 1 ? "1 card" : "\(row.found.count) cards"))
    app.press(.escape)
    #expect(names(app).count == 3)
  }

  @Test("a search is kept over a lock, and the found card can be opened from it")
  func searchOverLock() throws {
    var app = try open()
    app.press(.character("/"))
    app.type("trav")
    app.press(.control("l"))
    #expect(!app.shows("trav"))
    try app.unlock()
    #expect(app.shows("Search: trav"))
    app.press(.enter)
    #expect(app.shows("GRACE HOPPER"))
    app.press(.escape, .tab, .escape)
    #expect(names(app).count == 3)
    #expect(app.shows("› Travel"))
  }

  @Test("Tab completes a brand of the wallet, and goes to the list where there is none to complete")
  func brands() throws {
    var app = try open()
    app.press(.character("/"))
    app.type("vi")
    #expect(app.shows("Tab Complete"))
    app.press(.tab)
    #expect(app.shows("Search: Visa") && names(app) == ["Everyday"])
    #expect(app.shows("Tab To the list"), "\(app)")
    app.press(.tab)
    #expect(app.shows("› Everyday") && app.shows("e Edit") && !app.shows("Tab"))
    var story = try LineModeDriver.opened()
    try story.type("1", "f", "/list")
    #expect(story.heard("Visa") && story.heard("Mastercard"))
  }

  // MARK: Order and marks

  @Test("cards are moved up and down, and the focus stays with them")
  func order() throws {
    var app = try open()
    app.press(.end, .character("K"))
    #expect(names(app) == ["Everyday", "Company", "Travel"])
    #expect(app.shows("› Company"))
    app.press(.character("J"), .character("J"))
    #expect(names(app) == ["Everyday", "Travel", "Company"])
    #expect(app.shows("The card can't move further"))
  }

  @Test("a marked card comes first, with a sign")
  func mark() throws {
    var app = try open()
    app.press(.down, .character("!"))
    #expect(app.shows("› ★ Travel"))
    #expect(names(app) == ["Travel", "Everyday", "Company"])
    app.press(.character("!"))
    #expect(names(app) == ["Everyday", "Travel", "Company"])
  }

  // MARK: Deleting

  @Test("a deleted card can be put back, after another was deleted and after a lock too")
  func delete() throws {
    var app = try open()
    app.press(.character("d"))
    #expect(names(app) == ["Travel", "Company"])
    #expect(app.shows("Deleted \"Everyday\". u undoes it."))
    app.press(.character("u"))
    #expect(names(app) == ["Everyday", "Travel", "Company"])
    app.press(.character("u"))
    #expect(app.shows("Nothing to undo."))
    app.press(.character("d"), .character("d"), .control("l"))
    try app.unlock()
    #expect(names(app) == ["Company"])
    app.press(.character("u"))
    #expect(names(app) == ["Travel", "Company"])
    app.press(.character("u"))
    #expect(names(app) == ["Everyday", "Travel", "Company"])
    app.press(.control("y"))
    #expect(names(app) == ["Travel", "Company"])
  }

  @Test("a card that is deleted where it is shown is not shown any more")
  func deleteShown() throws {
    var app = try open()
    app.press(.enter, .character("d"))
    #expect(names(app) == ["Travel", "Company"])
  }

  // MARK: Editing

  @Test("a kept card is changed in its place, and its code stays unless it is typed anew")
  func edit() throws {
    var app = try open()
    app.press(.character("e"))
    #expect(app.shows("Edit card"))
    #expect(app.shows("4111 1111 1111 1111"))
    #expect(!app.shows("123"))
    app.press(.function(5))
    #expect(app.shows("Security code: saved. Type another to replace it."))
    app.press(.function(3), .control("u"))
    app.type("Grace Hopper")
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("Grace Hopper") || app.shows("GRACE HOPPER"))
    app.press(.function(6), .enter, .enter)
    let kept = try #require(app.wallet.card(1))
    #expect(kept.holder == "Grace Hopper")
    #expect(kept.securityCode.map { text($0) } == "123")
    #expect(kept.notes == "PIN in the safe")
    #expect(names(app) == ["Everyday", "Travel", "Company"])
  }

  @Test(
    "a card that was changed or deleted beneath the form is asked about, and both versions stay",
    arguments: [false, true]
  )
  func changedMeanwhile(isDeleted: Bool) throws {
    var app = try open()
    app.press(.character("e"), .function(3), .control("u"))
    app.type("Grace Hopper")
    app.press(.control("l"))
    // What a command does beside a locked window.
    if isDeleted {
      _ = app.wallet.answer(.delete([1]))
    } else {
      var other = try #require(app.wallet.card(1))
      other.title = "By command"
      _ = app.wallet.answer(.save(other, CardSaving(replacing: 1)))
    }
    try app.unlock()
    app.press(.function(6), .enter, .enter)
    #expect(app.shows(isDeleted ? "This card was deleted" : "has changed this card"))
    app.press(.control("l"))
    try app.unlock()
    app.press(.enter)
    #expect(app.shows("Grace Hopper") || app.shows("GRACE HOPPER"))
    app.press(.function(6), .enter, .enter, .down, .enter)
    let holders = app.wallet.kept.map(\.card.holder)
    #expect(holders.contains("Grace Hopper"))
    #expect(app.wallet.kept.contains { $0.card.title == "By command" } != isDeleted)
    #expect(app.wallet.kept.count == (isDeleted ? 3 : 4))
  }

  @Test("a kept code is dropped when its owner says so")
  func dropCode() throws {
    var app = try open()
    app.press(.character("e"), .function(6), .enter, .up)
    #expect(app.shows("› Save the code yes"))
    app.press(.character(" "), .down, .enter)
    #expect(try #require(app.wallet.card(1)).securityCode == nil)
  }

  @Test("a form that was not changed goes without a question")
  func untouched() throws {
    var app = try open()
    app.press(.character("e"), .escape)
    #expect(app.shows("› Everyday"))
    app.press(.character("e"), .backspace, .escape)
    #expect(app.shows("Save and leave") && app.shows("Stay"))
  }

  @Test("notes have lines, are read with the card, and take a paste of any length")
  func notes() throws {
    var app = try open()
    app.press(.down, .character("e"), .function(6), .enter, .up, .enter)
    app.type("first")
    app.press(.enter)
    app.type("second?")
    app.press(.tab, .down, .enter)
    #expect(try #require(app.wallet.card(2)).notes == "first\nsecond?")
    app.press(.enter)
    #expect(app.shows("first"))
    #expect(app.shows("second?"))
    app.press(.character("e"), .function(6), .enter, .up, .enter)
    app.tell(.event(.pasteBegan))
    for _ in 0..<3_000 { app.tell(.event(.pasted("x"))) }
    app.tell(.event(.pasteEnded))
    app.press(.escape, .down, .enter)
    #expect(try #require(app.wallet.card(2)).notes.count == 2_000)
  }

  // MARK: Duplicates

  // card.md d8: a duplicate card (same number): offer to open the old one.
  @Test("a number that is known is asked about before anything is kept")
  func duplicate() throws {
    func typed() throws -> ModelHarness {
      var app = try open()
      app.press(.character("a"))
      app.type("4111111111111111")
      app.press(.function(4))
      app.type("1129")
      app.press(.function(6), .enter, .enter)
      #expect(app.shows("\"Everyday\" in your wallet has the same number."))
      #expect(app.wallet.entries.count == 3)
      return app
    }
    var app = try typed()
    app.press(.enter)
    #expect(app.shows("New card"))
    app = try typed()
    app.press(.down, .enter)
    #expect(app.shows("PIN in the safe"))
    #expect(!app.shows("New card"))
    app = try typed()
    app.press(.down, .down, .enter)
    #expect(app.wallet.entries.map(\.expiry).first == YearMonth(year: 2029, month: 11))
    #expect(app.wallet.entries.count == 3)
    app = try typed()
    app.press(.up, .enter)
    #expect(app.wallet.entries.count == 4)
  }

  @Test("ten thousand cards are listed, searched and scrolled")
  func many() throws {
    var app = try ModelHarness()
    app.wallet = FakeWallet([])
    try app.unlock()
    let card = FakeWallet.Card.sample("Card", "4111111111111111", "01/30")
    let entries = (1...10_000).map { WalletEntry(card, id: $0, place: $0) }
    guard case .open(var vault) = app.model.phase else { return }
    vault.snapshot.wallet = WalletData(cards: entries)
    app.model.phase = .open(vault)
    app.press(.character("w"), .end, .character("/"))
    app.type("card 1111")
    #expect(app.shows("10000 cards"))
  }

  @Test("counts payment cards with their own word in languages that have two")
  func counts() throws {
    let language = try #require(Language.all.first { $0.code == "zh_Hans" })
    var app = try ModelHarness(language: language)
    try app.unlock()
    app.press(.character("w"))
    #expect(app.shows("2 张银行卡") && !app.shows("张卡片"))
  }
}
