import TerminalHarness
import Testing

@Suite("Being idle")
struct IdleTests {
  // KeePassXC#721, open since 2017: a dialog keeps the vault from locking.
  @Test("locks at its time, whatever is open", arguments: Scene.all)
  func atItsTime(_ scene: Scene) throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try driver.go(to: scene.place, withDialog: scene.withDialog)
    try driver.lab?.ask(.advance(.seconds(119) + .milliseconds(999)))
    // A resize is nobody's input, so it is no sign of activity (cinnamon-screensaver#262).
    try app.resize(columns: 90, rows: 30)
    try app.waitUntil("the new size is used") { screen in
      screen.lines.last?.contains("F1") ?? false
    }
    #expect(!app.screen.shows(CardcaseDriver.lockTitle))
    let due = try app.mark()
    try driver.lab?.ask(.advance(.milliseconds(1)))
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
    try driver.unlock()
    try app.waitUntil(shows: scene.withDialog ? CardcaseDriver.dialog : scene.place.remembered)
  }

  @Test("a key in time starts it anew")
  func postponed() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.lab?.ask(.advance(.seconds(119)))
    try driver.app.press("w")
    try driver.app.waitUntil("the wallet is shown") { Place.wallet.isShown(on: $0) }
    try driver.lab?.ask(.advance(.seconds(119)))
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: Place.home.secret)
    #expect(!driver.app.screen.shows(CardcaseDriver.lockTitle))
  }

  // KeePassXC#2014: not locked after twelve hours of sleep.
  @Test("a key that comes after a long sleep is not acted on, nor typed at the lock")
  func lateKey() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    let due = try driver.app.mark()
    try driver.lab?.ask(.rest)
    try driver.lab?.ask(.leap(.seconds(12 * 3600)))
    try driver.app.press("1")
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    #expect(driver.dots == "○○○○")
    try driver.expectCovered(since: due)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.home.secret)
  }

  @Test("the time that is set is the time that counts, from then on")
  func otherTime() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .settings)
    try driver.app.press(.left)
    try driver.app.waitUntil(shows: "[1 minute]")
    try driver.lab?.ask(.advance(.seconds(60)))
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
  }

  // wire-android#2369: dialogs that pop up above the lock.
  @Test("a dialog that arrives under the lock is under the lock, and is there after it")
  func dialogUnderLock() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.lock()
    let locked = try driver.app.mark()
    try driver.lab?.ask(.notice(CardcaseDriver.dialog))
    // A change that is certainly drawn later.
    try driver.app.press("55")
    try driver.app.waitUntil("two dots are filled") { _ in driver.dots == "●●○○" }
    try driver.expectNoSecret(since: locked)
    try driver.unlock("66")
    try driver.app.waitUntil(shows: CardcaseDriver.dialog)
  }

  @Test("losing the focus locks only where that is set")
  func focus() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try app.focus(false)
    try driver.go(to: .settings)
    try app.press(.down, .down)
    try app.waitUntil(shows: "› Lock when losing focus")
    try app.press(.enter)
    try app.waitUntil(shows: "Settings: saved.")
    try app.focus(true)
    let due = try app.mark()
    try app.focus(false)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
  }
}
