import Foundation
import TerminalHarness
import Testing

/// The full screen as a screen reader says it. `make test-reach` installs yasr and sets CARDCASE_REACH.
@Suite(
  "With a screen reader",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil, "make test-reach"),
  .timeLimit(.minutes(2))
)
struct YasrReachTests {
  private let reader: ScreenReader
  private let driver: CardcaseDriver
  private var app: TerminalSession { driver.app }

  init() throws { try self.init(size: .standard) }

  private init(size: TerminalSession.Size) throws {
    reader = try ScreenReader()
    driver = try CardcaseDriver(
      .cardcase,
      options: ["--reduced-motion"],
      wrapper: reader.wrapper,
      environment: ScreenReader.environment,
      size: size
    )
  }

  /// Types the passcode, and waits until the decks are there.
  private func unlock() throws {
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(shows: "Decks")
  }

  /// Presses a key, waits for a text on the screen, and has the line of the cursor said, which has
  /// another one.
  private func go(
    _ key: Key,
    shows text: String,
    line words: String,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try app.press(key)
    try app.waitUntil(shows: text, file: file, line: line)
    try reader.expectLine(has: words, in: app, file: file, line: line)
  }

  @Test("the lock says that it is one, and nothing of the digits that are typed")
  func lock() throws {
    try reader.wait(for: "Cardcase is locked", in: app)
    try reader.settle(in: app)
    let typed = try reader.mark()
    for digit in CardcaseDriver.demoPasscode.unicodeScalars {
      let before = try reader.mark()
      try app.press(.character(digit))
      // Each digit is heard as a sign of its own.
      try reader.wait(for: "star", since: before, in: app)
    }
    try reader.wait(for: "Home", since: typed, in: app)
    let said = try reader.said(since: typed)
    let untilHome = said.prefix(upTo: try #require(said.firstRange(of: "Home")).lowerBound)
    #expect(!untilHome.contains { "56".contains($0) }, "\(said)")
    try app.waitUntil(shows: "Decks")
    try reader.settle(in: app)
    // From the inside Ctrl-L covers everything, and the lock is what is said.
    let locked = try reader.mark()
    try app.press(.controlL)
    try reader.wait(for: "Cardcase is locked", since: locked, in: app)
    try reader.settle(in: app)
    #expect(try !reader.said(since: locked).contains("Everyday"))
  }

  @Test("a card's prompt is said, after the turn its answer, and the cursor is on each")
  func answer() throws {
    try unlock()
    try go(.character("f"), shows: "Capitals", line: "Capitals")
    let opened = try reader.mark()
    try app.press(.enter)
    try reader.wait(for: "What is the capital of Japan?", since: opened, in: app)
    try reader.expectLine(has: "What is the capital of Japan?", in: app)
    let turned = try reader.mark()
    try app.press(.character(" "))
    try reader.wait(for: "Tokyo", since: turned, in: app)
    try reader.expectLine(has: "Tokyo", in: app)
  }

  @Test(
    "the wallet says where one is: the row, the card, its digits while they are shown, the form"
  )
  func wallet() throws {
    try unlock()
    try reader.expectLine(has: "Study due cards", in: app)
    try go(.character("w"), shows: "Name", line: "Everyday Visa star 1111")
    let down = try reader.mark()
    try app.press(.down)
    try reader.wait(for: "Travel", since: down, in: app)
    try go(.character("/"), shows: "Search:", line: "Search:")
    try go(.escape, shows: "/ Search", line: "Travel")
    try go(.character("r"), shows: "5555 5555 5555 4444", line: "5555 5555 5555 4444")
    try go(.character("r"), shows: "4 cards", line: "Travel")
    try go(.enter, shows: "ADA LOVELACE", line: "4444")
    // All digits are said, those that were to be seen before too.
    let shown = try reader.mark()
    try app.press(.character("r"))
    try reader.wait(for: "5555 5555 5555 4444", since: shown, in: app)
    try go(.character("r"), shows: "4444", line: "4444")
    try go(.character("e"), shows: "Edit", line: "5555 5555 5555 4444")
    try go(.escape, shows: "r Show or hide", line: "4444")
    try go(.escape, shows: "4 cards", line: "Travel")
    try go(.character("a"), shows: "Card number", line: "XXXX XXXX XXXX XXXX")
  }

  @Test("flashcards say where one is: the decks, the cards, the editor, the numbers, a question")
  func flashcards() throws {
    try unlock()
    try go(.character("f"), shows: "Capitals", line: "Capitals")
    let naming = try reader.mark()
    try app.press(.character("a"))
    try reader.wait(for: "New deck", since: naming, in: app)
    try app.press("La")
    try go(.character("t"), shows: "> Lat", line: "Lat")
    try go(.escape, shows: "3 decks", line: "Capitals")
    try go(.character("b"), shows: "> Brazil", line: "Brazil Brasilia New")
    try go(.enter, shows: "- Tags -", line: "Brazil")
    try go(.tab, shows: "= Answer =", line: "Brasilia")
    try go(.escape, shows: "6 cards", line: "Brazil")
    try go(.escape, shows: "3 decks", line: "Capitals")
    try go(.character("S"), shows: "Statistics", line: "answers")
    try go(.escape, shows: "3 decks", line: "Capitals")
    try go(.character("R"), shows: "> Cards", line: "Cards")
    try go(.escape, shows: "3 decks", line: "Capitals")
    try go(.character("d"), shows: "> Cancel", line: "Cancel")
  }

  @Test("settings, help and the palette say where one is")
  func others() throws {
    try unlock()
    try go(.character("s"), shows: "| [2 minutes] |", line: "Lock when idle for")
    try reader.expectLine(has: "2 minutes", in: app)
    try go(.down, shows: "| [never] >", line: "Lock after unlocking for")
    try reader.expectLine(has: "never", in: app)
    try go(.character("?"), shows: "- Keys -", line: "Change")
    try go(.escape, shows: "Reduced motion", line: "Lock after unlocking for")
    try go(.escape, shows: "Decks", line: "Study due cards")
    try go(.control("p"), shows: "Find anything", line: "Screens, actions")
    try app.press("wa")
    try go(.character("l"), shows: "| > wal", line: "wal")
    try go(.down, shows: "> Show what is due", line: "Setting Show what is due")
  }

  @Test("the right pane says its lines, and the palette over it its rows")
  func panes() throws {
    let wide = try YasrReachTests(size: TerminalSession.Size(columns: 120, rows: 40))
    try wide.unlock()
    try wide.go(.character("w"), shows: "r shows", line: "Everyday")
    try wide.go(.tab, shows: "> Number", line: "Number")
    try wide.go(.down, shows: "> Code", line: "Code")
    try wide.go(.control("p"), shows: "Find anything", line: "Screens, actions")
    try wide.go(.down, shows: "> New payment card", line: "New payment card")
  }
}
