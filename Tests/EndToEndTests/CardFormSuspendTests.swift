import Glibc
import TerminalHarness
import Testing

// KeePassXC#721, #4037: half-typed text keeps a vault from locking, or is lost by it.
@Suite("Suspending while a card is typed")
struct CardFormSuspendTests {
  /// The number and the holder that are typed: they must not be seen any more.
  private static let typed = ["5105 1051", "GRACE HOPPER"]
  private let driver: CardcaseDriver
  private var app: TerminalSession { driver.app }

  init() throws {
    driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .wallet)
    try app.press("a")
    try app.waitUntil(shows: "New card")
  }

  /// Stops the program, continues it, and expects that nothing of the form was to be seen.
  private func stop(_ way: () throws -> Void) throws {
    let due = try app.mark()
    try way()
    try app.waitUntilStopped()
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
    try app.expectNever(anyOf: Self.typed, since: due)
    try driver.unlock()
  }

  @Test("covers every field, the turning card and the question first, and brings each back")
  func everyStep() throws {
    try app.press("510510510510")
    try app.waitUntil(shows: "5105 1051 0510")
    try stop { try app.press(.controlZ) }
    try app.waitUntil(shows: "5105 1051 0510")

    try app.press(.tab)
    try app.press("Grace Hopper")
    try app.waitUntil(shows: "GRACE HOPPER")
    try stop { try app.signal(SIGTSTP) }
    try app.waitUntil(shows: "GRACE HOPPER")

    try app.press(.tab)
    try app.press("12")
    try app.waitUntil(shows: "12/")
    try stop { try app.press(.controlZ) }
    try app.waitUntil(shows: "12/")

    // The clock stands still, and so does the card in the midst of its turn.
    try app.press(.function(5))
    try app.waitUntil(shows: "› F5 Code")
    try driver.lab?.ask(.advance(.milliseconds(120)))
    try driver.settle()
    try app.waitUntil("the card is half turned") { screen in
      screen.shows("Security code") && !screen.shows(String(repeating: "─", count: 40))
    }
    try stop { try app.press(.controlZ) }
    try app.waitUntil(shows: "Security code")
    try app.press("98")
    try app.waitUntil(shows: "••")
    try stop { try app.press(.controlZ) }
    try app.waitUntil(shows: "cleared by the lock")

    try app.press(.escape)
    try app.waitUntil(shows: "Save before you leave?")
    try stop { try app.press(.controlZ) }
    try app.waitUntil(shows: "Save before you leave?")
  }

  // A stop may come before, in or after a transaction: the card is then in the form or in the wallet,
  // and in one of them only.
  @Test("at the very moment of saving loses no card and keeps none twice")
  func whileSaving() throws {
    try app.press("5105105105105100")
    try app.press(.function(4))
    try app.press("1228")
    try app.press(.function(6))
    try app.press("Grace Hopper")
    try app.press(.enter)
    try app.waitUntil(shows: "› Save")
    try app.press(.enter)
    try app.signal(SIGTSTP)
    let stop = try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try app.expectNever(anyOf: Self.typed, since: stop)
    try driver.unlock()
    if app.screen.shows("New card") { try app.press(.enter) }
    try app.waitUntil(shows: "› Grace Hopper")
    #expect(
      app.screen.lines.filter { $0.contains("Grace Hopper") && $0.contains("5100") }.count == 1
    )
  }
}
