import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI

@Suite("Home")
struct HomeTests {
  private static let sizes = [
    Size(width: 30, height: 8), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 120, height: 40), Size(width: 200, height: 60),
  ]

  /// Somebody at Home of a vault with decks.
  static func home(
    _ study: StudyVault = .learned,
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true, background: .dark),
    preferences: Preferences = Preferences()
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size, traits: traits, preferences: preferences)
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    return app
  }

  @Test("Enter studies what is due, in the deck with the most of it")
  func study() throws {
    var app = try Self.home()
    #expect(app.shows("› Study due cards"))
    let first = try #require(app.study?.reviews.count)
    let urgent = app.lines.first { $0.contains("Languages") || $0.contains("Numbers") }
    app.press(.enter)
    #expect(try app.frontKind == "review")
    #expect(app.lines[0].contains(try #require(urgent?.split(separator: " ").first)))
    app.press(.enter, .right)
    #expect(app.study?.reviews.count == first + 1)
  }

  @Test("the numbers of the answers come after the first frame, by work that nothing waits for")
  func lazily() throws {
    var app = try ModelHarness(size: Size(width: 80, height: 24))
    try app.unlock(.sample)
    #expect(app.hasAskedForStatistics)
    #expect(app.shows("Study due cards") && !app.shows("in a row"))
    var known = try Self.home()
    #expect(known.shows("days in a row"))
    known.press(.control("l"))
    #expect(!known.shows("in a row"))
  }

  @Test("an answer is in the numbers once Home is seen again")
  func followed() throws {
    var app = try Self.home(StudyVault())
    #expect(!app.shows("in a row") && !app.shows("▁"))
    app.press(.enter, .enter, .right)
    app.pass(.seconds(1))
    app.press(.escape)
    #expect(app.shows("1 day in a row"))
  }

  @Test("after the first answer of the day no frame has the streak of before")
  func atOnce() throws {
    var app = try Self.home()
    let midnight = app.moment.time.advanced(byMilliseconds: -43_200_000)
    app.study?.reviews.removeAll { $0.moment.time >= midnight }
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    let before = try #require(Self.streak(app))
    app.press(.enter, .enter, .right)
    app.pass(.seconds(1))
    // From here on the vault answers nothing.
    app.study = nil
    app.press(.escape)
    #expect(app.hasAskedForStatistics)
    #expect(Self.streak(app) == before + 1)
  }

  /// The days in a row that Home shows.
  private static func streak(_ app: ModelHarness) -> Int? {
    let line = app.lines.first { $0.contains("in a row") }
    let words = line?.split(separator: " ").map(String.init) ?? []
    return words.firstIndex { $0.hasPrefix("day") }.flatMap { Int(words[$0 - 1]) }
  }

  @Test("the palette has the way to the statistics with its key")
  func statistics() throws {
    var app = try Self.home()
    app.press(.control("p"))
    app.type("statistics")
    let row = try #require(app.lines.first { $0.contains("Open") && $0.contains("Statistics") })
    #expect(row.contains(" S "))
    app.press(.enter)
    #expect(try app.frontKind == "statistics")
  }

  @Test("all rows can be reached, and each opens what it says")
  func rows() throws {
    for size in Self.sizes {
      var app = try Self.home(size: size)
      var kinds: [String] = []
      for _ in 0..<12 {
        let row = try #require(app.screen.cursor)
        #expect(app.screen[row].scalars == ["›"], "\(size)")
        app.press(.enter)
        kinds.append(try app.frontKind ?? "")
        app.press(.escape)
        #expect(try app.frontKind == "home")
        app.press(.character("j"))
      }
      #expect(kinds.first == "review")
      #expect(kinds.contains(size.height < 16 ? "wallet" : "card"), "\(size)")
    }
  }

  @Test("the focus stays at its row through sizes and over a lock")
  func focus() throws {
    var app = try Self.home()
    app.press(.character("G"))
    #expect(app.shows("› ") && app.lines.contains { $0.contains("›") && $0.contains("Travel") })
    app.tell(.event(.resized(Size(width: 120, height: 40))))
    #expect(app.lines.contains { $0.contains("›   Travel") })
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    app.tell(.event(.resized(Size(width: 80, height: 24))))
    #expect(app.lines.contains { $0.contains("›   Travel") })
    app.press(.control("l"))
    try app.unlock(
      VaultSnapshot(passcodeKind: .digits4)
    )
    #expect(app.lines.contains { $0.contains("›") && $0.contains("Travel") })
  }

  @Test("the setting hides the cards, and nothing of them is left on Home")
  func hidden() throws {
    for size in Self.sizes {
      let preferences = Preferences().with(\.showsWalletAtHome, false)
      let app = try Self.home(size: size, preferences: preferences)
      #expect(!app.shows("Everyday") && !app.shows("1111") && !app.shows("2 cards"))
      #expect(app.shows("w Wallet") || size.width < 40)
    }
  }

  @Test("an empty vault welcomes, and its keys begin something")
  func welcome() throws {
    for size in Self.sizes {
      for (key, kind) in [("a", "wizard"), ("N", "deckName"), ("i", "importing")] {
        var app = try ModelHarness(size: size)
        app.wallet = FakeWallet([])
        try app.unlock(VaultSnapshot(passcodeKind: .digits4, decks: []))
        #expect(app.shows("New payment card") && app.shows("New deck") && app.shows("Import"))
        #expect(app.screen.cursor != nil)
        key.unicodeScalars.forEach { app.press(.character($0)) }
        #expect(try app.frontKind == kind)
      }
    }
    var app = try ModelHarness()
    app.wallet = FakeWallet([])
    try app.unlock(VaultSnapshot(passcodeKind: .digits4, decks: []))
    app.press(.down, .enter)
    #expect(try app.frontKind == "deckName")
  }

  @Test("keys that begin something are there where there is something too, and q quits here alone")
  func beginnings() throws {
    let kinds: [(Character, String)] = [
      ("a", "wizard"), ("N", "deckName"), ("i", "importing"), ("S", "statistics"), ("/", "palette"),
    ]
    for (key, kind) in kinds {
      var app = try Self.home()
      app.press(.character(key.unicodeScalars.first ?? " "))
      #expect(try app.frontKind == kind, "\(key)")
    }
    var app = try Self.home()
    app.press(.character("w"), .character("q"))
    #expect(try app.frontKind == "wallet")
    #expect(app.shows("q quits only on Home. Ctrl-C quits here."))
  }

  @Test("thousands of decks, nested deep, with names of every width, stay within their columns")
  func manyDecks() throws {
    var decks: [DeckSummary] = []
    for root in 0..<250 {
      var name = "漢字のデッキ\(root)"
      for level in 0..<20 {
        if level > 0 { name += "::level \(level) of é́é" }
        guard let deckName = DeckName(name) else { continue }
        let deck = Deck(id: DeckID(rawValue: Int64(root * 20 + level + 1)), name: deckName)
        decks.append(DeckSummary(deck: deck, due: StudyCounts(new: 9_999, review: root), cards: 9))
      }
    }
    decks.sort { $0.deck.name < $1.deck.name }
    for size in Self.sizes {
      var app = try ModelHarness(size: size)
      try app.unlock(
        VaultSnapshot(passcodeKind: .digits4, decks: decks)
      )
      app.press(.character("G"))
      #expect(app.shows(size.height < 16 ? "Wallet" : "Travel"))
      #expect(app.shows("more"))
      // On the smallest screen the focused row takes the last place of a deck.
      #expect(size.height < 12 || app.lines.contains { $0.contains("漢字の") }, "\(size)")
    }
  }

  @Test("what is seen needs neither colours nor Unicode")
  func plain() throws {
    for size in Self.sizes {
      let app = try Self.home(
        StudyVault(),
        size: size,
        traits: TerminalTraits(colors: .none, unicode: false)
      )
      #expect(app.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      #expect(app.shows("> Study due cards"))
    }
  }

  @Test("the time is no reason to wake up")
  func asleep() throws {
    let app = try Self.home(preferences: Preferences().with(\.idleLimit, nil))
    let deadline = app.model.nextDeadline(after: app.now)
    #expect(deadline.map { app.now.duration(to: $0) >= .seconds(3_600) } ?? true)
  }
}
