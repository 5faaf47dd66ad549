import CardcaseDriver
import Glibc
import TerminalHarness
import Testing

@Suite("Suspending at a bad moment")
struct SuspendAtBadMomentsTests {
  private func stopAndContinue(_ story: CardcaseDriver) throws {
    let due = try story.app.mark()
    try story.app.signal(SIGTSTP)
    let stop = try story.app.waitUntilStopped()
    #expect(try story.app.isSane())
    try story.expectNoSecret(since: due)
    try story.app.signal(SIGCONT)
    try story.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try story.expectCovered(since: stop)
  }

  private func waitUntilTaskIsHeld(_ story: CardcaseDriver) throws {
    try story.app.waitUntil("a derivation is held at the gate") { _ in
      try story.lab?.ask(.waiting) == "1"
    }
  }

  // swaylock 65f3eb3, i3lock: a verdict belongs to the lock it was asked for.
  @Test("while the key is derived: the right passcode opens nothing once a newer lock is up")
  func duringTask() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    try story.go(to: .card)
    try story.lock()
    try story.lab?.ask(.closeGate)
    try story.app.press(CardcaseDriver.demoPasscode)
    try story.app.waitUntil(shows: "Checking")
    try waitUntilTaskIsHeld(story)
    try stopAndContinue(story)
    let newerLock = try story.app.mark()
    #expect(story.dots == "○○○○")

    // Only one derivation runs at a time: once the second one is at the gate, the first has been
    // dealt with.
    try story.app.press(CardcaseDriver.demoPasscode)
    try story.app.waitUntil(shows: "Checking")
    try story.lab?.ask(.letOneThrough)
    try waitUntilTaskIsHeld(story)
    try story.expectNoSecret(since: newerLock)
    #expect(try story.app.frames(since: newerLock).allSatisfy { $0.shows("Cardcase is locked") })
    try story.lab?.ask(.openGate)
    try story.app.waitUntil(shows: Place.card.remembered)
  }

  @Test("while the key is derived, a lock from outside counts as newer too")
  func newerLockWithoutStop() throws {
    let story = try CardcaseDriver()
    // The demo's own vault is made before the gate is closed.
    try story.unlock()
    try story.lock()
    try story.lab?.ask(.closeGate)
    try story.app.press(CardcaseDriver.demoPasscode)
    try story.app.waitUntil(shows: "Checking")
    try waitUntilTaskIsHeld(story)
    try story.app.signal(SIGCONT)
    try story.app.waitUntil("the lock is new") { _ in story.dots == "○○○○" }
    let newerLock = try story.app.mark()
    try story.app.press(CardcaseDriver.demoPasscode)
    try story.app.waitUntil(shows: "Checking")
    try story.lab?.ask(.letOneThrough)
    try waitUntilTaskIsHeld(story)
    try story.expectNoSecret(since: newerLock)
    try story.lab?.ask(.openGate)
    try story.app.waitUntil(shows: Place.home.secret)
  }

  @Test("nor is a lock by its key while the key is derived opened by the right passcode")
  func lockedWhileDeriving() throws {
    let story = try CardcaseDriver()
    try story.lab?.ask(.closeGate)
    try story.app.press(CardcaseDriver.demoPasscode)
    try story.app.waitUntil(shows: "Checking")
    try story.app.press(.controlL)
    try story.app.waitUntil(hides: "Checking")
    #expect(story.dots == "○○○○")
    let locked = try story.app.mark()
    try story.lab?.ask(.openGate)
    try story.app.press("55")
    try story.app.waitUntil("two dots are filled") { _ in story.dots == "●●○○" }
    try story.expectNoSecret(since: locked)
    try story.unlock("66")
  }

  @Test("while the dots shake")
  func duringShake() throws {
    let story = try CardcaseDriver()
    try story.app.press("0000")
    try story.app.waitUntil(shows: "Wrong passcode")
    try stopAndContinue(story)
    #expect(!story.app.screen.shows("Wrong passcode"))
    try story.unlock()
  }

  // LTH#60 and others keep what was typed over a trip to the background.
  @Test("with half a passcode typed: it is forgotten")
  func halfTyped() throws {
    let story = try CardcaseDriver()
    try story.app.press("55")
    try story.app.waitUntil("two dots are filled") { _ in story.dots == "●●○○" }
    try stopAndContinue(story)
    #expect(story.dots == "○○○○")
  }

  @Test("at the first start: what was typed is forgotten, and the first step comes back")
  func duringSetup() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/new.vault"
    let story = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    let app = story.app
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose your passcode")
    try app.press("7777")
    try app.waitUntil(shows: "The same passcode once more")
    try app.press("77")
    try app.press(.controlZ)
    let stop = try app.waitUntilStopped()
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "Choose what opens your vault")
    #expect(try app.frames(since: stop, atMost: 1)[0].shows("Welcome to Cardcase"))
    try story.chooseFourDigits("8888")
  }

  @Test("while the vault is made: it is chosen anew", .timeLimit(.minutes(1)))
  func duringCreation() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/new.vault"
    let story = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    let app = story.app
    try story.lab?.ask(.closeGate)
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose your passcode")
    try app.press("7777")
    try app.waitUntil(shows: "The same passcode once more")
    try app.press("7777")
    try app.waitUntil(shows: "Making your vault")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try story.lab?.tell(.openGate)
    try app.signal(SIGCONT)
    try story.lab?.answer(to: .openGate)
    try app.waitUntil(shows: "Choose what opens your vault")
    try story.chooseFourDigits("8888")
    try story.lock()
    try story.unlock("8888")
  }

  // cinnamon-screensaver#460, Telegram-iOS#982, AppLock#125: a turned or resized screen shows what
  // is under the lock.
  @Test("in the midst of a storm of sizes from 1 × 1 to 300 × 100")
  func duringResizes() throws {
    let story = try CardcaseDriver()
    let app = story.app
    try story.unlock()
    try story.go(to: .card)
    var random = SeededNumbers(seed: 460)
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
    try story.expectNoSecret(since: due)
    try story.unlock()
    try app.waitUntil(shows: Place.card.remembered)
  }
}
