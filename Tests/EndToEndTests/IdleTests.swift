import CardcaseDriver
import TerminalHarness
import Testing

@Suite("Being idle")
struct IdleTests {
  // KeePassXC#721, open since 2017: a dialog keeps the vault from locking.
  @Test("locks at its time, whatever is open", arguments: Scene.all)
  func atItsTime(_ scene: Scene) throws {
    let story = try CardcaseDriver()
    let app = story.app
    try story.unlock()
    try story.go(to: scene.place, withDialog: scene.withDialog)
    try story.lab?.ask(.advance(.seconds(119) + .milliseconds(999)))
    // A resize is nobody's input, so it is no sign of activity (cinnamon-screensaver#262).
    try app.resize(columns: 90, rows: 30)
    try app.waitUntil("the new size is used") { screen in
      screen.lines.last?.contains("F1") ?? false
    }
    #expect(!app.screen.shows(CardcaseDriver.lockTitle))
    let due = try app.mark()
    try story.lab?.ask(.advance(.milliseconds(1)))
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try story.expectCovered(since: due)
    try story.unlock()
    try app.waitUntil(shows: scene.withDialog ? CardcaseDriver.dialog : scene.place.remembered)
  }

  @Test("a key in time starts it anew")
  func postponed() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    try story.lab?.ask(.advance(.seconds(119)))
    try story.app.press("w")
    try story.app.waitUntil(shows: Place.wallet.secret)
    try story.lab?.ask(.advance(.seconds(119)))
    try story.app.press(.escape)
    try story.app.waitUntil(shows: Place.home.secret)
    #expect(!story.app.screen.shows(CardcaseDriver.lockTitle))
  }

  // KeePassXC#2014: not locked after twelve hours of sleep.
  @Test("a key that comes after a long sleep is not acted on, nor typed at the lock")
  func lateKey() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    let due = try story.app.mark()
    try story.lab?.ask(.leap(.seconds(12 * 3600)))
    try story.app.press("1")
    try story.app.waitUntil(shows: CardcaseDriver.lockTitle)
    #expect(story.dots == "○○○○")
    try story.expectCovered(since: due)
    try story.unlock()
    try story.app.waitUntil(shows: Place.home.secret)
  }

  @Test("the time that is set is the time that counts, from then on")
  func otherTime() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    try story.go(to: .settings)
    try story.app.press(.left)
    try story.app.waitUntil(shows: "1 minute")
    try story.lab?.ask(.advance(.seconds(60)))
    try story.app.waitUntil(shows: CardcaseDriver.lockTitle)
  }

  // wire-android#2369: dialogs that pop up above the lock.
  @Test("a dialog that arrives under the lock is under the lock, and is there after it")
  func dialogUnderLock() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    try story.lock()
    let locked = try story.app.mark()
    try story.lab?.ask(.notice(CardcaseDriver.dialog))
    // A change that is certainly drawn later.
    try story.app.press("55")
    try story.app.waitUntil("two dots are filled") { _ in story.dots == "●●○○" }
    try story.expectNoSecret(since: locked)
    try story.unlock("66")
    try story.app.waitUntil(shows: CardcaseDriver.dialog)
  }

  @Test("losing the focus locks only where that is set")
  func focus() throws {
    let story = try CardcaseDriver()
    let app = story.app
    try story.unlock()
    try app.focus(false)
    try story.go(to: .settings)
    try app.press(.down, .down)
    try app.waitUntil(shows: "› Lock when the focus is lost")
    try app.press(.enter)
    try app.waitUntil(shows: "Settings: saved.")
    try app.focus(true)
    let due = try app.mark()
    try app.focus(false)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try story.expectCovered(since: due)
  }
}
