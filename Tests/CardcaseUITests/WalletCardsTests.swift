import DomainWords
import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import WalletUI
@testable import Widgets

@Suite("Cards that are drawn in the wallet")
struct WalletCardsTests {
  private static let cards: [FakeWallet.Card] = [
    .sample("Everyday", "4111111111111111", "12/28", code: "739", notes: "PIN in the safe"),
    .sample("Old", "30569309025904", "05/26"), .sample("House", "6011111111111117", "03/29"),
    .sample("Travel", "5555555555554444", "07/26"), .sample("Endless", "3530111333300000", ""),
    .sample("Company", "378282246310005", "08/26"), .sample("Later", "4000056655665556", "01/30"),
  ]

  private func open(
    _ size: Size = Size(width: 80, height: 24),
    _ cards: [FakeWallet.Card] = Self.cards
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = FakeWallet(cards)
    app.wallet.writes = true
    try app.unlock()
    app.open(WalletScreen())
    return app
  }

  private static func many(_ count: Int) -> [FakeWallet.Card] {
    (1...count).map { .sample("Card \($0)", "4111111111111111", "12/28") }
  }

  private func uses(_ app: ModelHarness) -> [CardUse] {
    app.effects.compactMap { if case .wallet(.open(_, let use)) = $0 { use } else { nil } }
  }

  /// The places of the frames that are drawn in whole and as large as a card.
  private func drawn(_ app: ModelHarness) -> [Rect] {
    let cells = app.screen.lines.map { Array($0) }
    return cells.indices.flatMap { y in
      cells[y].indices.compactMap { x -> Rect? in
        guard cells[y][x] == "╭", let right = cells[y][x...].firstIndex(of: "╮"),
          let bottom = cells[y...].firstIndex(where: { $0.count > right && $0[x] == "╰" }),
          cells[bottom][right] == "╯"
        else { return nil }
        let rect = Rect(x: x, y: y, width: right - x + 1, height: bottom - y + 1)
        return rect.width >= CardLayout.regular.size.width ? rect : nil
      }
    }
  }

  /// The rows of the list, which have the last four digits behind one sign.
  private func listed(_ app: ModelHarness) -> [String] {
    app.lines.filter { $0.count { $0 == "•" } == 1 }
  }

  // MARK: Beneath the list

  @Test(
    "the card that the pointer is at stands beneath four to eight rows of the list",
    arguments: [Size(width: 80, height: 24), Size(width: 119, height: 24)]
  )
  func beneath(size: Size) throws {
    var app = try open(size, Self.cards + Self.many(30))
    let places = drawn(app)
    #expect(places.map(\.size) == [CardLayout.regular.size], "\(app)")
    #expect((4...8).contains(listed(app).count) && app.shows("37 cards"))
    #expect(app.shows("•••• •••• •••• 1111") && app.shows("ADA LOVELACE"))
    app.press(.down, .down)
    #expect(app.shows("•••• •••• •••• 1117") && !app.shows("•••• •••• •••• 1111"))
    app.press(.character("G"))
    #expect(app.shows("› Card 30") && drawn(app) == places, "\(app)")
  }

  @Test("a few cards have it right beneath them, and a large one where there is room")
  func room() throws {
    let few = Array(Self.cards.prefix(2))
    let tall = Size(width: 80, height: 50)
    #expect(try drawn(open(tall, few)).map(\.maxY) == [2 + 7 + CardLayout.large.size.height])
    let many = try open(tall, Self.many(60))
    #expect(drawn(many).map(\.size) == [CardLayout.large.size] && listed(many).count > 20)
  }

  @Test("it opens nothing, however long the pointer rests")
  func opensNothing() throws {
    var app = try open()
    for _ in 0..<6 {
      app.press(.down)
      app.pass(.seconds(1))
    }
    #expect(uses(app).isEmpty)
  }

  @Test("a number shows on it, and a code on its back, for ten seconds and nowhere else")
  func reveal() throws {
    var app = try open()
    app.press(.character("C"))
    app.pass(.seconds(1))
    #expect(app.shows("SECURITY CODE") && app.shows("739"))
    app.press(.character("r"))
    app.pass(.seconds(1))
    #expect(app.lines.count { $0.contains("4111 1111 1111 1111") } == 1, "\(app)")
    #expect(!app.shows("739") && uses(app) == [.reveal(.securityCode), .reveal(.number)])
    app.pass(.seconds(9))
    #expect(!app.shows("4111"))
  }

  @Test("it stays where it is while one searches, and goes with the last card that is found")
  func search() throws {
    for cards in [Self.cards, Array(Self.cards.prefix(2))] {
      var app = try open(Size(width: 80, height: 24), cards)
      let places = drawn(app)
      app.press(.character("/"))
      app.type("ever")
      #expect(drawn(app) == places && app.shows("•••• •••• •••• 1111"), "\(app)")
      app.type("zzz")
      #expect(drawn(app).isEmpty && !app.shows("••••"), "\(app)")
    }
  }

  @Test(
    "a screen without the height or the width has the list alone",
    arguments: [
      Size(width: 40, height: 12), Size(width: 80, height: 23), Size(width: 45, height: 40),
    ]
  )
  func listAlone(size: Size) throws {
    let app = try open(size)
    #expect(drawn(app).isEmpty && !app.shows("••••"))
    #expect(!app.hints.contains { $0.name == "turn-card" })
  }

  // MARK: Beside it

  /// The titles beneath the head of the cards that end next, in their order.
  private func endingNext(_ app: ModelHarness) -> [String] {
    guard let head = app.lines.firstIndex(where: { $0.contains("Ending next") }) else { return [] }
    let titles = Self.cards.map(\.title)
    return app.lines[head...].flatMap { line in
      line.split(separator: " ").map(String.init).filter(titles.contains)
    }
  }

  @Test("at 200 by 60 the next ones to end are drawn too, without what has ended or has the focus")
  func ending() throws {
    var app = try open(Size(width: 200, height: 60))
    #expect(endingNext(app) == ["Travel", "Company", "House", "Later"], "\(app)")
    #expect(drawn(app).count == 5 && app.shows("! ends in 16 days"))
    app.press(.down, .down, .down)
    #expect(endingNext(app) == ["Company", "Everyday", "House", "Later"])
    app.press(.character("/"))
    app.type("old")
    #expect(endingNext(app) == ["Travel", "Company", "Everyday", "House"])
  }

  @Test("they show what the list knows: none of them is opened, and no number of them is shown")
  func hidden() throws {
    var app = try open(Size(width: 200, height: 60))
    app.pass(.seconds(1))
    app.press(.character("r"))
    #expect(uses(app) == [.notes, .reveal(.number)])
    #expect(app.lines.count { $0.contains("4111 1111 1111 1111") } == 1)
    #expect(app.shows("•••• •••• •••• 4444") && app.shows("•••• •••••• •0005"), "\(app)")
    app.press(.control("l"))
    #expect(!app.shows("Travel") && !app.shows("4444"))
  }

  @Test("a card that is put off makes place for another at once")
  func changed() throws {
    var app = try open(Size(width: 200, height: 60))
    app.press(.down, .down, .down, .character("d"))
    #expect(!endingNext(app).contains("Travel") && endingNext(app).first == "Company", "\(app)")
  }

  @Test("no card is cut off, at whatever size")
  func whole() throws {
    var app = try open(Size(width: 120, height: 40))
    for width in [42, 60, 80, 119, 120, 160, 200, 250] {
      for height in stride(from: 10, through: 70, by: 3) {
        app.tell(.event(.resized(Size(width: width, height: height))))
        let signs = app.lines.joined().unicodeScalars
        let corners = "╭╮╰╯".unicodeScalars.map { corner in signs.count { $0 == corner } }
        #expect(Set(corners).count == 1, "\(width) by \(height)\(app.testDescription)")
      }
    }
  }
}
