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

@Suite("The order of the wallet")
struct WalletSortTests {
  private func open() throws -> ModelHarness {
    var app = try ModelHarness()
    app.wallet = FakeWallet([
      .sample("travel", "5555555555554444", "06/27"), .sample("Bare", "9", ""),
      .sample("Company", "378282246310005", "08/26"),
      .sample("Áccount", "4111111111111111", "12/28"),
    ])
    app.wallet.writes = true
    try app.unlock()
    app.open(WalletScreen())
    return app
  }

  private func names(_ app: ModelHarness) -> [String] {
    let names: Set = ["travel", "Bare", "Company", "Áccount"]
    return app.lines.compactMap { line in
      line.split(separator: " ").map { String($0) }.first(where: names.contains)
    }
  }

  @Test("goes by name, brand and end, and back to its owner's, and says so in the heads")
  func cycle() throws {
    var app = try open()
    app.press(.end)
    let orders: [(names: [String], head: String, told: String)] = [
      (["Áccount", "Bare", "Company", "travel"], "Name ↓", "Sort: Name"),
      (["Company", "travel", "Bare", "Áccount"], "Brand ↓", "Sort: Brand"),
      (["Company", "travel", "Áccount", "Bare"], "Ends ↓", "Sort: Ends"),
    ]
    for order in orders {
      app.press(.character("O"))
      #expect(names(app) == order.names && app.shows(order.head) && app.shows(order.told))
      #expect(app.shows("› Áccount"))
    }
    app.press(.character("O"))
    #expect(names(app) == ["travel", "Bare", "Company", "Áccount"] && !app.shows("↓"))
    #expect(app.shows("Your own order, favourites first."))
  }

  @Test("stays over a lock, and cards are moved in their owner's order alone")
  func staying() throws {
    var app = try open()
    app.press(.character("O"), .control("l"))
    try app.unlock()
    #expect(names(app) == ["Áccount", "Bare", "Company", "travel"])
    app.press(.character("J"))
    #expect(app.shows("The cards are sorted. O restores your own order."))
    app.press(.character("O"), .character("O"), .character("O"), .home, .character("J"))
    #expect(names(app) == ["Bare", "travel", "Company", "Áccount"])
  }

  @Test("a card that is sorted elsewhere by a change keeps the focus")
  func focus() throws {
    var app = try open()
    app.press(.character("O"), .end, .character("!"))
    #expect(app.shows("› ★ travel"))
    #expect(names(app) == ["Áccount", "Bare", "Company", "travel"])
  }
}
