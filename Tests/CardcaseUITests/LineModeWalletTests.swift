import PaymentCards
import Testing

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The wallet in line mode")
struct LineModeWalletTests {
  private func wallet() throws -> LineModeDriver {
    var story = try LineModeDriver.opened()
    try story.type("1")
    return story
  }

  @Test("lists cards with brand, last four, holder and expiry, and nothing more")
  func list() throws {
    let story = try wallet()
    #expect(
      story.said.prefix(3) == [
        "2 cards", "1: Everyday, Visa, ending in 1 1 1 1, Ada Lovelace, expires: December 2028",
        "2: Travel, Mastercard, ending in 4 4 4 4, Ada Lovelace, expires: January 2030",
      ]
    )
  }

  @Test("a number is said only after the warning that a terminal keeps it")
  func number() throws {
    var story = try wallet()
    try story.type("2")
    #expect(story.heard("Travel") && !story.heard("5 5 5 5") && !story.heard("5555"))
    try story.type("1")
    #expect(
      story.heard("may keep what it shows") && !story.heard("5 5 5 5") && !story.heard("5555")
    )
    try story.type("q", "1", "show")
    #expect(story.said == ["Card number: 5 5 5 5, 5 5 5 5, 5 5 5 5, 4 4 4 4"])
    try story.type("again")
    #expect(story.said == ["Secrets are said only once. Show it again to hear it."])
    story.pass(.seconds(10))
    try story.type("r")
    #expect(!story.heard("5 5 5 5") && !story.heard("5555"))
    try story.type("1", "show")
    #expect(story.heard("5 5 5 5, 5 5 5 5, 5 5 5 5, 4 4 4 4"))
  }

  @Test("what is copied goes by the clipboard, and is not said")
  func copy() throws {
    var story = try wallet()
    try story.type("1", "3")
    let isAsked = story.interface.effects.contains { effect in
      if case .wallet(.copy(1, .number)) = effect { true } else { false }
    }
    #expect(isAsked)
    #expect(!story.heard("4111"))
  }

  @Test("cards that are there twice are told, and joined after a question")
  func doubles() throws {
    var story = try LineModeDriver(nil, preferences: Preferences())
    story.interface.wallet = .doubled
    story.interface.wallet.writes = true
    try story.unlock()
    try story.type("1")
    #expect(story.heard("1 duplicate card") && story.heard("join: Merge duplicates"))
    try story.type("join")
    #expect(story.heard("exact duplicate card"))
    try story.type("2")
    #expect(story.heard("Deleted 1 item."))
  }

  @Test("a deleted card is put back by u, and a search by words leaves the others out")
  func deletion() throws {
    var story = try wallet()
    try story.type("1", "6")
    #expect(story.heard("Deleted \"Everyday\".") && story.heard("1 card"))
    try story.type("u")
    #expect(story.heard("2 cards"))
    try story.type("f", "trav")
    #expect(story.heard("1: Travel") && !story.heard("Everyday"))
    try story.type("q")
    #expect(story.heard("Everyday"))
  }

  @Test("a whole card in one line is told value by value, and goes in only when it is taken")
  func wholeCard() throws {
    var story = try wallet()
    try story.type("a", "4012 8888 8888 1881 12/29 123 JOHN DOE")
    #expect(story.heard("Card number: ending in 1 8 8 1"))
    #expect(!story.heard("1 8 8 1, uncertain") && !story.heard("2029, uncertain"))
    #expect(!story.heard("digits, uncertain"))
    #expect(
      story.heard("Expiry: December 2029") && story.heard("Security code: 3 digits")
    )
    #expect(story.heard("Card holder: JOHN DOE, uncertain.") && !story.heard("4012"))
    try story.type("5")
    #expect(story.heard("5: Unmark: Card holder: JOHN DOE"))
    try story.type("1")
    #expect(story.heard("Pasted: Card number, Expiry, Security code and Card holder."))
    #expect(story.prompt == "Card number: ")
  }

  @Test("a card is typed field by field, its number and code unseen, and told by words alone")
  func adding() throws {
    var story = try wallet()
    try story.type("a")
    #expect(story.prompt == "Card number: " && story.isHidden)
    try story.type("4012 8888 8888 1882")
    #expect(story.heard("Card number: ") && story.heard("check"))
    #expect(story.prompt == "Card number: " && story.isHidden, "asked again at once")
    try story.type("4012888888881881")
    #expect(story.heard("Visa") && !story.heard("1881"))
    #expect(story.prompt == "Card holder: ")
    try story.type("Grace Hopper")
    #expect(story.prompt == "Expiry: ")
    try story.type("11/29")
    #expect(story.prompt == "Security code: " && story.isHidden)
    try story.type("123")
    #expect(story.heard("Save the security code?") && story.heard("1: Yes"))
    try story.type("2")
    #expect(story.prompt == "Name: ")
    try story.type("Work")
    #expect(story.heard("will not be saved") && story.heard("4: Save the code: no"))
    #expect(story.heard("2: Name: Work") && story.prompt == "Enter saves: ")
    try story.type("3", "From the\\", "office", "")
    let kept = try #require(story.interface.wallet.kept.last).card
    #expect(kept.title == "Work" && kept.holder == "Grace Hopper")
    #expect(kept.notes == "From the\noffice" && kept.securityCode == nil)
    #expect(kept.expiry?.month == 11)
    #expect(story.heard("3: Work, Visa, ending in 1 8 8 1, Grace Hopper, expires: November 2029"))
  }

  @Test("what was typed unseen is read back where that is asked for, after the warning")
  func readingBack() throws {
    var story = try wallet()
    try story.type("a", "4012888888881882", "/show")
    #expect(story.heard("scrollback") && !story.heard("1 8 8 2"))
    try story.type("q")
    #expect(story.prompt == "Card number: " && !story.heard("1 8 8 2"))
    try story.type("/show", "show")
    #expect(
      story.said.first
        == "Card number: 4 0 1 2, 8 8 8 8, 8 8 8 8, 1 8 8 2"
    )
    #expect(story.prompt == "Card number: " && story.isHidden)
    try story.type("again")
    #expect(!story.heard("1 8 8 2"), "once only")
    try story.type("", "", "", "123", "2", "8", "/show", "show")
    #expect(story.said.first == "Security code: 1 2 3")
    try story.type("lock")
    #expect(!story.heard("1 2 3"))
  }

  @Test("a number that is known is asked about with the name of its card")
  func duplicate() throws {
    var story = try wallet()
    try story.type("a", "4111111111111111", "", "12/29", "", "", "")
    #expect(story.heard("\"Everyday\" in your wallet has the same number."))
  }

  @Test("a half-typed card is thrown away only when that is said")
  func leaving() throws {
    var story = try wallet()
    try story.type("a", "4012", "/q")
    #expect(story.heard("1: Save and leave") && story.heard("2: Leave without saving"))
    try story.type("3")
    #expect(story.prompt == "Card number: ")
    try story.type("")
    #expect(story.prompt == "Card holder: ", "Enter keeps what was typed")
    try story.type("/q", "2")
    #expect(story.heard("2: Travel"))
  }

  @Test("a setting goes to its next value and is said alone")
  func setting() throws {
    var story = try LineModeDriver.opened()
    try story.type("3", "1")
    let saved = story.interface.effects.compactMap { effect -> Preferences? in
      if case .system(.save(let preferences)) = effect { preferences } else { nil }
    }
    #expect(saved.last?.idleLimit == .seconds(300))
    story.answer(.system(.saved(try #require(saved.last))))
    #expect(story.heard("Lock when idle for: 5 minutes"))
    #expect(!story.heard("Colours"))
  }
}
