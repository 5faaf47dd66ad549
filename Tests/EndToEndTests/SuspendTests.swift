import Glibc
import TerminalHarness
import Testing

/// A screen of the demo, with or without a dialog in front of it.
struct Scene: CustomTestStringConvertible {
  var place: Place
  var withDialog: Bool

  static let all = Place.allCases.flatMap { place in
    [Scene(place: place, withDialog: false), Scene(place: place, withDialog: true)]
  }

  var testDescription: String { place.rawValue + (withDialog ? " under a dialog" : "") }
}

// The screen is painted over before the program stops, because ncurses' own handler paints the old
// screen on resuming, and iOS passcode screens flash for the same reason (element-ios#3624,
// nextcloud/ios#3545); and with a dialog open, where KeePassXC#721 does not lock at all.
@Suite("Suspending")
struct SuspendTests {
  private func show(_ scene: Scene) throws -> CardcaseDriver {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: scene.place, withDialog: scene.withDialog)
    return driver
  }

  /// Expects that the program, stopped, has covered itself since the mark, and that when continued
  /// it shows the lock first, discards what was typed meanwhile, and restores everything.
  private func expectCoveredStop(_ driver: CardcaseDriver, since due: Mark, _ scene: Scene) throws {
    let app = driver.app
    try app.waitUntilStopped()
    try driver.expectCovered(since: due)
    #expect(try app.isSane())
    #expect(app.state == .stopped(signal: SIGTSTP))
    let stop = try app.mark()
    // Keys that are discarded (less, vim and the shells flush them too).
    try app.press("5q:\r")
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    #expect(driver.dots == "○○○○")
    try driver.expectCovered(since: stop)
    try driver.unlock()
    try app.waitUntil(shows: scene.withDialog ? CardcaseDriver.dialog : scene.place.remembered)
  }

  @Test("by Ctrl-Z covers every screen first, and comes back locked", arguments: Scene.all)
  func controlZ(_ scene: Scene) throws {
    let driver = try show(scene)
    let due = try driver.app.mark()
    try driver.app.press(.controlZ)
    try expectCoveredStop(driver, since: due, scene)
  }

  @Test("by a signal from outside covers every screen first", arguments: Scene.all)
  func stopSignal(_ scene: Scene) throws {
    let driver = try show(scene)
    let due = try driver.app.mark()
    try driver.app.signal(SIGTSTP)
    try expectCoveredStop(driver, since: due, scene)
  }

  // The signals that stop a job that uses its terminal from the background stop at once as well.
  @Test(
    "by SIGSTOP comes back with the lock first, and without the keys typed meanwhile",
    arguments: [SIGSTOP, SIGTTIN, SIGTTOU]
  )
  func stopThatCannotBeCaught(_ signal: Int32) throws {
    let driver = try show(Scene(place: .card, withDialog: false))
    let app = driver.app
    try app.signal(signal)
    let stop = try app.waitUntilStopped()
    // The right passcode too: nobody saw a lock to type it at.
    try app.press("5566")
    try app.press(.enter)
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.settle()
    try app.waitUntil("nothing is typed") { _ in driver.dots == "○○○○" }
    try driver.expectCovered(since: stop)
    try driver.unlock()
    try app.waitUntil(shows: Place.card.remembered)
  }

  @Test("keys typed right behind Ctrl-Z are discarded: the lock comes back empty")
  func typedOn() throws {
    let driver = try show(Scene(place: .card, withDialog: false))
    // In one go, so that they are there before the program has stopped.
    try driver.app.send("\u{1A}55\r".utf8)
    let stop = try driver.app.waitUntilStopped()
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.settle()
    #expect(driver.dots == "○○○○")
    try driver.expectCovered(since: stop)
    try driver.unlock()
  }

  @Test("SIGCONT alone locks")
  func continuedWithoutStop() throws {
    let driver = try show(Scene(place: .card, withDialog: false))
    let due = try driver.app.mark()
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.card.remembered)
  }

  @Test("by a signal right behind a SIGCONT is never lost")
  func stopBehindContinuation() throws {
    let driver = try CardcaseDriver()
    for _ in 0..<100 {
      try driver.app.signal(SIGCONT)
      try driver.app.signal(SIGTSTP)
      try driver.app.waitUntilStopped()
      try driver.app.signal(SIGCONT)
      try driver.app.waitUntilContinued()
    }
    try driver.settle()
    try driver.unlock()
  }

  // swaylock ccd3155: a handler that wrote into a full pipe hung.
  @Test("survives a burst of a thousand stops and continuations, and ends locked")
  func burst() throws {
    let driver = try show(Scene(place: .card, withDialog: false))
    let app = driver.app
    let due = try app.mark()
    for round in 0..<1000 {
      try app.signal(SIGTSTP)
      try app.signal(SIGCONT)
      if round.isMultiple(of: 10) { _ = try app.mark() }
    }
    // A stop that was under way may still come, and input typed before it is discarded.
    func goOn() throws {
      if case .stopped = app.state { try app.signal(SIGCONT) }
    }
    try app.waitUntil("it is locked") { screen in
      try goOn()
      return screen.shows(CardcaseDriver.lockTitle)
    }
    try driver.expectCovered(since: due)
    try app.waitUntil("it can be unlocked again") { screen in
      try goOn()
      if app.state == .running, screen.shows(CardcaseDriver.lockTitle), driver.dots == "○○○○" {
        try app.press(CardcaseDriver.demoPasscode)
      }
      return screen.shows(Place.card.remembered)
    }
  }

  // Where the kernel drops the stop, waiting for SIGCONT would never end (earendil-works/pi#7437).
  @Test("in an orphaned process group only locks")
  func orphanedGroup() throws {
    let driver = try CardcaseDriver(placement: .sessionLeader)
    try driver.unlock()
    try driver.go(to: .card)
    for way in [true, false] {
      let due = try driver.app.mark()
      if way { try driver.app.press(.controlZ) } else { try driver.app.signal(SIGTSTP) }
      try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
      try driver.expectCovered(since: due)
      #expect(driver.app.state == .running)
      // Keys are discarded until it has the terminal back.
      try driver.settleUnseen()
      try driver.unlock()
      try driver.app.waitUntil(shows: Place.card.remembered)
    }
  }

  @Test("where whoever started it ignores SIGTSTP only locks")
  func ignoredStop() throws {
    let driver = try CardcaseDriver(wrapper: ["/bin/sh", "-c", "trap '' TSTP; exec \"$@\"", "sh"])
    try driver.unlock()
    try driver.go(to: .card)
    let due = try driver.app.mark()
    try driver.app.press(.controlZ)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
    try driver.unlock()
    #expect(driver.app.state == .running)
  }
}
