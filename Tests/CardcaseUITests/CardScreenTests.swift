import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("A card of the wallet")
struct CardScreenTests {
  private func open(
    _ card: FakeWallet.Card = .sample("Everyday", "4111111111111111", "12/28", code: "123"),
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = FakeWallet([card])
    try app.unlock()
    app.press(.character("w"), .enter)
    return app
  }

  @Test("is drawn with its number hidden but for the last four")
  func masked() throws {
    let app = try open()
    #expect(app.shows("•••• •••• •••• 1111"))
    #expect(app.shows("ADA LOVELACE"))
    #expect(app.shows("12/28"))
    #expect(!app.shows("4111"))
  }

  @Test("shows its number for ten seconds, or until the same key")
  func reveal() throws {
    var app = try open()
    app.press(.character("r"))
    #expect(app.shows("4111 1111 1111 1111"))
    let shown = app.now
    app.pass(.milliseconds(9_999))
    #expect(app.shows("4111 1111 1111 1111"))
    #expect(app.model.nextDeadline(after: app.now) == shown.advanced(by: .seconds(10)))
    app.pass(.milliseconds(1))
    #expect(!app.shows("4111"))
    app.press(.character("r"))
    #expect(app.shows("4111"))
    app.press(.character("r"))
    #expect(!app.shows("4111"))
  }

  @Test("with reduced motion no second is counted, so that nothing is said but the digits")
  func still() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.reducedMotion, true))
    app.wallet = FakeWallet([.sample("Everyday", "4111111111111111", "12/28", code: "123")])
    try app.unlock()
    app.press(.character("w"), .enter, .character("r"))
    let shown = (app.now, app.lines)
    #expect(app.shows("4111 1111 1111 1111") && app.shows("10 seconds"))
    #expect(app.model.nextDeadline(after: app.now) == shown.0.advanced(by: .seconds(10)))
    app.pass(.milliseconds(9_999))
    #expect(app.lines == shown.1)
    app.pass(.milliseconds(1))
    #expect(!app.shows("4111"))
  }

  @Test("every cell of a shown number differs from those that hid it")
  func cells() throws {
    var app = try open()
    let hidden = app.screen
    let row = try #require(app.lines.firstIndex { $0.contains("•••• 1111") })
    let first = try #require(
      (0..<80).map { Point(x: $0, y: row) }.first { hidden[$0].base == 0x2022 }
    )
    app.press(.character("r"))
    for column in 0..<19 {
      let place = first.moved(x: column)
      #expect(app.screen[place] != hidden[place], "column \(column)")
    }
  }

  @Test("Enter shows its number, and hides it again")
  func enter() throws {
    var app = try open()
    app.press(.enter)
    #expect(app.shows("4111 1111 1111 1111"))
    app.press(.enter)
    #expect(!app.shows("4111"))
  }

  @Test("what is undone while it is open is named, as it may be about another card")
  func undoing() throws {
    var app = try ModelHarness()
    app.wallet.writes = true
    try app.unlock()
    app.press(.character("w"), .down, .character("d"), .enter)
    #expect(try app.frontKind == "card" && app.shows("Everyday"))
    app.press(.character("u"))
    #expect(app.shows("Undone: Deleted Travel"), "\(app.testDescription)")
  }

  @Test("hides it on a lock and when the terminal loses the focus")
  func hidden() throws {
    var app = try open()
    app.press(.character("r"))
    app.tell(.event(.focused(false)))
    #expect(!app.shows("4111"))
    app.press(.character("r"), .control("l"))
    try app.unlock()
    #expect(app.shows("•••• •••• •••• 1111"))
  }

  @Test("shows one field at a time: the code on the back hides the number")
  func code() throws {
    var app = try open()
    app.press(.character("r"), .character("C"))
    app.pass(.seconds(1))
    #expect(app.shows("│ 123  │"))
    app.press(.character("t"))
    app.pass(.seconds(1))
    #expect(app.shows("•••• •••• •••• 1111"))
    var without = try open(.sample("Old", "4111111111111111", "12/28"))
    without.press(.character("C"))
    #expect(without.shows("This card has no saved security code."))
  }

  @Test("says that it has expired, or when it will")
  func badges() throws {
    #expect(try open(.sample("Old", "4111111111111111", "06/26")).shows("✗ expired"))
    #expect(
      try open(.sample("Old", "4111111111111111", "07/26")).shows("! ends in 16 days")
    )
    #expect(try !open().shows("ends in") && !open().shows("expired"))
  }
}
