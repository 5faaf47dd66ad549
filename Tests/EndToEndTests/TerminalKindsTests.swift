import Glibc
import TerminalHarness
import Testing

@Suite("On other terminals")
struct TerminalKindsTests {
  /// A kind of terminal.
  struct Kind: CustomTestStringConvertible {
    var environment: [String: String?]
    var isPlain = false
    var isASCII = false
    /// True if it has an alternate screen, whose contents can be checked only then.
    var hasAlternateScreen = true

    static let all = [
      Kind(environment: ["TERM": "xterm-256color"]),
      Kind(environment: ["TERM": "xterm"]),
      Kind(environment: ["TERM": "screen-256color"]),
      Kind(environment: ["TERM": "tmux-256color"]),
      Kind(environment: ["TERM": "linux"], hasAlternateScreen: false),
      Kind(environment: ["TERM": "vt100"], isPlain: true, hasAlternateScreen: false),
      Kind(environment: ["LC_ALL": "C"], isASCII: true),
      Kind(environment: ["NO_COLOR": "1"], isPlain: true),
    ]

    var testDescription: String {
      environment.map { "\($0.key)=\($0.value ?? "")" }.joined(separator: " ")
    }
  }

  @Test("the lock and the screens work, and a stop leaves nothing", arguments: Kind.all)
  func works(_ kind: Kind) throws {
    let driver = try CardcaseDriver(environment: kind.environment)
    let app = driver.app
    try driver.unlock()
    try driver.go(to: .card)
    #expect(app.screen.isAlternate == kind.hasAlternateScreen)
    if kind.isASCII {
      #expect(app.output.allSatisfy { $0 < 0x80 })
    }
    if kind.isPlain {
      let styles = app.screen.cells.joined().map(\.style)
      #expect(styles.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    }
    let due = try app.mark()
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try driver.expectNoSecret(since: due)
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.unlock()
    try app.waitUntil(shows: Place.card.remembered)
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
    #expect(app.screen.text == "")
  }

  @Test(
    "every screen has its place in each size that is supported",
    arguments: [(40, 12), (80, 24), (200, 60)]
  )
  func sizes(columns: Int, rows: Int) throws {
    let size = TerminalSession.Size(columns: columns, rows: rows)
    let driver = try CardcaseDriver(size: size)
    #expect(driver.dots == "○○○○")
    try driver.unlock()
    for place in Place.allCases {
      try driver.go(to: place)
      #expect(driver.app.screen.lines.last?.isEmpty == false)
      for _ in 0..<place.depth { try driver.app.press(.escape) }
      try driver.app.waitUntil(shows: Place.home.secret)
    }
  }

  @Test("where it is too small for a screen it says so and shows nothing else")
  func tooSmall() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .card)
    try driver.app.resize(columns: 29, rows: 7)
    try driver.app.waitUntil(shows: "too small")
    #expect(!driver.app.screen.shows("4111"))
    try driver.app.resize(columns: 80, rows: 24)
    try driver.app.waitUntil(shows: Place.card.secret)
  }

  @Test("what is unlocked after a resize under the lock has the new size")
  func resizedWhileLocked() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .wallet)
    try driver.lock()
    try driver.app.resize(columns: 120, rows: 40)
    try driver.app.waitUntil("the lock has the new size") { screen in
      screen.lines.last?.contains("F1") == true && screen.shows(CardcaseDriver.lockTitle)
    }
    try driver.unlock()
    try driver.app.waitUntil("the screen has the new size") { screen in
      screen.lines[39].contains("F1 Help") && screen.shows(Place.wallet.secret)
    }
    let row = try #require(driver.app.screen.position(of: Place.wallet.secret)?.row)
    // The text at the right edge of the list moves to the new right edge.
    #expect(driver.app.screen.lines[row].count > 100)
  }
}
