import DomainWords
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

@Suite("The card beside the list")
struct WalletPanesTests {
  private func open(_ size: Size = Size(width: 120, height: 40)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = FakeWallet([
      .sample("Everyday", "4111111111111111", "12/28", code: "739", notes: "PIN in the safe"),
      .sample("Travel", "5555555555554444", "07/26"),
    ])
    app.wallet.writes = true
    try app.unlock()
    app.open(WalletScreen())
    return app
  }

  private func uses(_ app: ModelHarness) -> [CardUse] {
    app.effects.compactMap { if case .wallet(.open(_, let use)) = $0 { use } else { nil } }
  }

  @Test("shows the focused card, what is kept of it, and the keys")
  func shown() throws {
    var app = try open()
    #expect(app.shows("•••• •••• •••• 1111") && app.shows("ADA LOVELACE"))
    #expect(app.shows("r shows  c copies") && app.shows("saved, hidden"))
    app.press(.down)
    #expect(app.shows("•••• •••• •••• 4444") && app.shows("not saved"))
    #expect(app.shows("07/26  ! ends in 16 days"))
  }

  @Test("opens notes once the focus rests, and nothing while it moves")
  func notes() throws {
    var app = try open()
    for _ in 0..<20 {
      app.press(.down, .up)
      app.pass(.milliseconds(100))
    }
    #expect(uses(app).isEmpty)
    app.pass(.milliseconds(150))
    #expect(uses(app) == [.notes] && app.shows("PIN in the safe"))
  }

  @Test("reveals the number from the list, counts down, and hides it in time")
  func reveal() throws {
    var app = try open()
    app.press(.character("r"))
    #expect(app.shows("4111 1111 1111 1111"))
    #expect(app.shows("shown for 10 seconds") && app.shows("r hides"))
    app.pass(.milliseconds(3_500))
    #expect(app.shows("shown for 7 seconds"))
    app.pass(.milliseconds(6_500))
    #expect(!app.shows("4111") && !app.shows("r hides") && !app.shows("Card number shown"))
    app.press(.character("C"))
    app.pass(.seconds(1))
    #expect(app.shows("739"))
    app.press(.character("C"))
    #expect(!app.shows("739"))
  }

  @Test("hides it when the focus moves, on a lock, and when the terminal loses the focus")
  func hiding() throws {
    let ways: [(inout ModelHarness) throws -> Void] = [
      { $0.press(.down) }, { $0.tell(.event(.focused(false))) },
      { $0.press(.character("/"), .character("t")) },
      {
        $0.press(.control("l"))
        try $0.unlock()
      },
      { $0.press(.character("d")) },
    ]
    for size in [Size(width: 120, height: 40), Size(width: 80, height: 24)] {
      for hide in ways {
        var app = try open(size)
        app.press(.character("r"))
        #expect(app.shows("4111 1111 1111 1111"))
        try hide(&app)
        #expect(!app.shows("4111"), "\(app)")
        app.press(.escape, .up)
        #expect(!app.shows("4111"), "\(app)")
      }
    }
  }

  @Test("is hidden before a lock: nothing of it is in the session that is sealed")
  func sealing() throws {
    var app = try open()
    app.press(.character("r"))
    app.press(.control("l"))
    #expect(!app.shows("4111") && !app.shows("1111"))
    let session = try #require(app.sealed)
    let table = SecretTable()
    let bytes = try encode(session, table)
    let restored = try decode(bytes, SecretTable(unpacking: try table.packed()))
    let screens = restored.entries.compactMap { $0.screen as? WalletScreen }
    let screen = try #require(screens.first)
    #expect(screen.detail == nil && screen.copied == nil && table.count == 0)
  }

  @Test("a reply that comes after the focus moved shows nothing")
  func late() throws {
    var app = try open()
    app.press(.down)
    let card = try #require(app.wallet.card(1))
    app.answer(.wallet(.opened(1, for: .reveal(.number), card, version: 1)))
    #expect(!app.shows("4111"))
  }

  @Test(
    "at every width a revealed number is there in whole, with its countdown",
    arguments: [
      Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 119, height: 24),
      Size(width: 120, height: 12), Size(width: 120, height: 24), Size(width: 200, height: 60),
    ]
  )
  func everyWidth(size: Size) throws {
    var app = try open(size)
    app.press(.character("r"))
    #expect(app.shows("4111 1111 1111 1111"), "\(app)")
    #expect(app.lines[0].hasSuffix("10 seconds"), "\(app)")
    app.press(.character("c"))
    app.answer(.wallet(.copied(.number, .copied)))
    app.pass(.seconds(10))
    #expect(!app.shows("4111") && app.lines[0].hasSuffix("5 seconds"), "\(app)")
    app.pass(.seconds(5))
    #expect(!app.lines[0].contains("second"), "\(app)")
  }

  @Test("stays hidden or shown while the size changes, and its notes are never needed for that")
  func resizing() throws {
    var app = try open()
    app.press(.character("r"))
    for width in [40, 200, 119, 120, 80, 30] {
      app.tell(.event(.resized(Size(width: width, height: 24))))
      #expect(app.shows("4111 1111 1111 1111"), "\(width)")
    }
    app.pass(.seconds(10))
    for width in [40, 200, 119, 120, 80] {
      app.tell(.event(.resized(Size(width: width, height: 24))))
      #expect(!app.shows("4111"))
    }
  }

  @Test("Tab goes to its lines, which are read one by one, and back")
  func lines() throws {
    var app = try open()
    app.pass(.seconds(1))
    let list = try #require(app.screen.cursor)
    app.press(.tab)
    let first = try #require(app.screen.cursor)
    #expect(first.x > 60)
    for _ in 0..<9 { app.press(.down) }
    let last = try #require(app.screen.cursor)
    #expect(last.x == first.x && app.lines[last.y].contains("› Notes"))
    app.press(.character("g"))
    #expect(app.screen.cursor == first)
    app.press(.escape)
    #expect(app.screen.cursor == list && app.shows("› Everyday"))
  }

  @Test("the card is turned beside the list and beneath it; where it is not drawn there is no key")
  func turning() throws {
    for size in [Size(width: 120, height: 40), Size(width: 80, height: 24)] {
      var app = try open(size)
      app.press(.character("t"))
      app.pass(.seconds(1))
      #expect(app.shows("SECURITY CODE"))
    }
    let narrow = try open(Size(width: 40, height: 12))
    #expect(!narrow.hints.contains { $0.name == "turn-card" })
  }
}
