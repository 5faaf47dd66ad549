import Glibc
import TerminalHarness
import TestSupport
import Testing

// card.md d1, d2 and d10: every size, a lock in every step, and kill -9 between two keystrokes.
@Suite("The card form on a terminal")
struct WizardTests {
  static let sizes = [TerminalSession.Size.standard, .init(columns: 40, rows: 12)]

  /// The actions in a field.
  private struct Step {
    /// The text typed before the lock, and then shown.
    let before: String
    let seen: String
    /// The text shown after it, typed then.
    let again: String
    let after: String
    /// The key that moves on; nil if the last digit of a whole field does.
    var then: Key?
  }

  private static let steps = [
    Step(
      before: "40128888",
      seen: "4012 8888",
      again: "4012 8888",
      after: "88881881",
      then: .enter
    ),
    Step(before: "Grace", seen: "Grace", again: "Grace", after: " Hopper", then: .enter),
    Step(before: "12", seen: "12/YY", again: "12/YY", after: "28"),
    Step(before: "12", seen: "••X", again: "cleared by the lock", after: "123"),
  ]

  private func openForm(_ size: TerminalSession.Size = .standard) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(size: size)
    try driver.unlock()
    try driver.app.press("wa")
    try driver.app.waitUntil(shows: "New card")
    return driver
  }

  /// Waits for a text on the screen, in any case: the drawn card has capitals.
  private func waitUntil(_ driver: CardcaseDriver, shows text: String) throws {
    try driver.app.waitUntil("shows \(text)") { screen in
      screen.lines.contains { $0.lowercased().contains(text.lowercased()) }
    }
  }

  @Test("a card is typed with a lock in every field, and kept", arguments: sizes)
  func lockedInEveryField(size: TerminalSession.Size) throws {
    let driver = try openForm(size)
    let app = driver.app
    for step in Self.steps {
      try app.press(step.before)
      try waitUntil(driver, shows: step.seen)
      let due = try app.mark()
      try driver.lock()
      try app.expectNever(anyOf: ["4012", "Grace", "GRACE", "12/", "New card"], since: due)
      try driver.unlock()
      try waitUntil(driver, shows: step.again)
      try app.press(step.after)
      if let key = step.then { try app.press(key) }
    }
    // The lock drops the typed code, and with it the question about it.
    try app.waitUntil(shows: "Save the security code?")
    try driver.lock()
    try driver.unlock()
    try app.waitUntil(hides: "Save the security code?")
    try app.waitUntil(shows: "Name")
    try app.press(.enter)
    try app.waitUntil(shows: "› Save")
    try driver.lock()
    try driver.unlock()
    try app.waitUntil(shows: "› Save")
    try app.press(.enter)
    try app.waitUntil(shows: "Saved: Visa.")
    #expect(app.screen.shows("•1881"))
    try app.press(.enter)
    try app.waitUntil(shows: "•••• •••• •••• 1881")
    try waitUntil(driver, shows: "Grace Hopper")
  }

  @Test("Ctrl-Z covers a half-typed card first, and it is back after unlocking", arguments: sizes)
  func suspended(size: TerminalSession.Size) throws {
    let driver = try openForm(size)
    let app = driver.app
    try app.press("40128888")
    try app.waitUntil(shows: "4012 8888")
    let due = try app.mark()
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try driver.expectCovered(since: due)
    try app.expectNever(anyOf: ["4012", "New card"], since: due)
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.unlock()
    try app.waitUntil(shows: "4012 8888")
  }

  @Test("kill -9 loses nothing of a half-typed card but its security code")
  func killed() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/v"
    let first = try CardcaseDriver(newVault: path, passcode: "7777")
    try first.app.press(.escape)
    try first.app.waitUntil(shows: "Cardcase › Home")
    try first.app.press("wa")
    try first.app.waitUntil(shows: "New card")
    try first.app.press("40128888")
    try first.app.press(.function(5))
    try first.app.press("12")
    // The second has passed once the program has seen the clock after it saw the last key.
    for _ in 0..<3 {
      try first.settle()
      try first.lab?.ask(.advance(.seconds(2)))
    }
    try first.settle()
    try first.app.signal(SIGKILL)
    try first.app.waitUntilExited()

    let second = try CardcaseDriver(.lab, .file(path), options: ["--clock", "2000000"])
    try second.unlock("7777")
    try second.app.waitUntil(shows: "Write this down")
    try second.app.press(.escape)
    try second.app.waitUntil(shows: "cleared by the lock")
    try second.app.press(.function(2))
    try second.app.waitUntil(shows: "› F2 Number")
    try second.lab?.ask(.advance(.seconds(1)))
    try second.app.waitUntil(shows: "4012 8888")
  }
}
