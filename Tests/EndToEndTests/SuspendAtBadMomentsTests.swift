import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("Suspending at a bad moment")
struct SuspendAtBadMomentsTests {
  private func stopAndContinue(_ driver: CardcaseDriver) throws {
    let due = try driver.app.mark()
    try driver.app.signal(SIGTSTP)
    let stop = try driver.app.waitUntilStopped()
    #expect(try driver.app.isSane())
    try driver.expectNoSecret(since: due)
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: stop)
  }

  private func waitUntilTaskIsHeld(_ driver: CardcaseDriver) throws {
    try driver.app.waitUntil("a derivation is held at the gate") { _ in
      try driver.lab?.ask(.waiting) == "1"
    }
  }

  // swaylock 65f3eb3, i3lock: a verdict belongs to the lock it was asked for.
  @Test("while the key is derived: the right passcode opens nothing once a newer lock is up")
  func duringTask() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .card)
    try driver.lock()
    try driver.lab?.ask(.closeGate)
    try driver.app.press(CardcaseDriver.demoPasscode)
    try driver.app.waitUntil(shows: "Checking")
    try waitUntilTaskIsHeld(driver)
    try stopAndContinue(driver)
    let newerLock = try driver.app.mark()
    #expect(driver.dots == "○○○○")

    // Only one derivation runs at a time: once the second one is at the gate, the first has been
    // dealt with.
    try driver.app.press(CardcaseDriver.demoPasscode)
    try driver.app.waitUntil(shows: "Checking")
    try driver.lab?.ask(.letOneThrough)
    try waitUntilTaskIsHeld(driver)
    try driver.expectNoSecret(since: newerLock)
    #expect(try driver.app.frames(since: newerLock).allSatisfy { $0.shows("Cardcase is locked") })
    try driver.lab?.ask(.openGate)
    try driver.app.waitUntil(shows: Place.card.remembered)
  }

  @Test("while the key is derived, a lock from outside counts as newer too")
  func newerLockWithoutStop() throws {
    let driver = try CardcaseDriver()
    // The demo's own vault is made before the gate is closed.
    try driver.unlock()
    try driver.lock()
    try driver.lab?.ask(.closeGate)
    try driver.app.press(CardcaseDriver.demoPasscode)
    try driver.app.waitUntil(shows: "Checking")
    try waitUntilTaskIsHeld(driver)
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil("the lock is new") { _ in driver.dots == "○○○○" }
    let newerLock = try driver.app.mark()
    try driver.app.press(CardcaseDriver.demoPasscode)
    try driver.app.waitUntil(shows: "Checking")
    try driver.lab?.ask(.letOneThrough)
    try waitUntilTaskIsHeld(driver)
    try driver.expectNoSecret(since: newerLock)
    try driver.lab?.ask(.openGate)
    try driver.app.waitUntil(shows: Place.home.secret)
  }

  @Test("nor is a lock by its key while the key is derived opened by the right passcode")
  func lockedWhileDeriving() throws {
    let driver = try CardcaseDriver()
    try driver.lab?.ask(.closeGate)
    try driver.app.press(CardcaseDriver.demoPasscode)
    try driver.app.waitUntil(shows: "Checking")
    try driver.app.press(.controlL)
    try driver.app.waitUntil(hides: "Checking")
    #expect(driver.dots == "○○○○")
    let locked = try driver.app.mark()
    try driver.lab?.ask(.openGate)
    try driver.app.press("55")
    try driver.app.waitUntil("two dots are filled") { _ in driver.dots == "●●○○" }
    try driver.expectNoSecret(since: locked)
    try driver.unlock("66")
  }

  @Test("while the dots shake")
  func duringShake() throws {
    let driver = try CardcaseDriver()
    try driver.app.press("0000")
    try driver.app.waitUntil(shows: "Wrong passcode")
    try stopAndContinue(driver)
    #expect(!driver.app.screen.shows("Wrong passcode"))
    try driver.unlock()
  }

  // LTH#60 and others keep what was typed over a trip to the background.
  @Test("with half a passcode typed: it is forgotten")
  func halfTyped() throws {
    let driver = try CardcaseDriver()
    try driver.app.press("55")
    try driver.app.waitUntil("two dots are filled") { _ in driver.dots == "●●○○" }
    try stopAndContinue(driver)
    #expect(driver.dots == "○○○○")
  }

  @Test("at the first start: what was typed is forgotten, and the first step comes back")
  func duringSetup() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/new.vault"
    let driver = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    let app = driver.app
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose a passcode")
    try app.press("7777")
    try app.waitUntil(shows: "Type it again")
    try app.press("77")
    try app.press(.controlZ)
    let stop = try app.waitUntilStopped()
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "Choose how to unlock your vault")
    #expect(try app.frames(since: stop, atMost: 1)[0].shows("Welcome to Cardcase"))
    try driver.chooseFourDigits("8888")
  }

  @Test("while the vault is made: it is chosen anew")
  func duringCreation() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/new.vault"
    let driver = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    let app = driver.app
    try driver.lab?.ask(.closeGate)
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose a passcode")
    try app.press("7777")
    try app.waitUntil(shows: "Type it again")
    try app.press("7777")
    try app.waitUntil(shows: "Creating your vault")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try driver.lab?.tell(.openGate)
    try app.signal(SIGCONT)
    try driver.lab?.answer(to: .openGate)
    try app.waitUntil(shows: "Choose how to unlock your vault")
    try driver.chooseFourDigits("8888")
    try driver.lock()
    try driver.unlock("8888")
  }

  // cinnamon-screensaver#460, Telegram-iOS#982, AppLock#125: a turned or resized screen shows what
  // is under the lock.
  @Test("in the midst of a storm of sizes from 1 × 1 to 300 × 100")
  func duringResizes() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try driver.go(to: .card)
    var random = SeededGenerator(seed: 460)
    func storm(_ count: Int) throws {
      let edges = [(1, 1), (300, 100), (2, 2), (10, 3), (20, 5), (80, 24)]
      for step in 0..<count {
        let size =
          step < edges.count
          ? edges[step] : (random.next(in: 1...300), random.next(in: 1...100))
        try app.resize(columns: size.0, rows: size.1)
      }
    }
    try storm(20)
    try app.resize(columns: 80, rows: 24)
    // Keys are handled after sizes: once they are, no frame is pending.
    try app.press("r")
    try app.waitUntil("the number is hidden in the right size") { screen in
      screen.shows(Place.card.remembered) && !screen.shows(Place.card.secret)
    }
    try app.press("r")
    try app.waitUntil(shows: Place.card.secret)
    let due = try app.mark()
    try app.signal(SIGTSTP)
    try storm(20)
    try app.waitUntilStopped()
    try storm(5)
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try storm(20)
    try app.resize(columns: 100, rows: 30)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectNoSecret(since: due)
    try driver.unlock()
    try app.waitUntil(shows: Place.card.remembered)
  }
}
