import Foundation
import TerminalHarness
import TestSupport
import Testing

/// A vault with the passcode 1234 that outlives the program, on a machine whose clock and reboots
/// the test controls.
private struct Machine {
  private let directory: TemporaryDirectory
  var path: String { directory.path + "/vault" }
  var state: String { path + ".state" }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Creates the vault, and leaves it locked.
  func firstStart(withDeviceKey: Bool = true) throws -> CardcaseDriver {
    let driver = try start(shows: "Welcome to Cardcase")
    if !withDeviceKey { try driver.app.press(.function(4)) }
    try driver.chooseFourDigits("1234")
    try driver.lock()
    return driver
  }

  /// Starts the program this many seconds after that boot of the machine.
  func start(
    at seconds: Int = 1000,
    boot: Int = 1,
    shows: String = CardcaseDriver.lockTitle
  ) throws -> CardcaseDriver {
    try CardcaseDriver(
      .lab,
      .file(path),
      options: ["--clock", "\(seconds)000", "--boot", "\(boot)"],
      shows: shows
    )
  }

  /// The files in which attempts are counted.
  func records() throws -> [String] {
    let directory = state + "/cardcase"
    return try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(".attempts") }
      .map { "\(directory)/\($0)" }
  }

  /// The number of attempts counted on the disk.
  func count() throws -> Int {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(try records().first)))
    return data[8..<12].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension CardcaseDriver {
  /// Kills the program.
  fileprivate func kill() throws {
    try app.signal(SIGKILL)
    try app.waitUntilExited()
  }

  /// Types different wrong passcodes, and closes the message about each.
  fileprivate func fail(_ numbers: ClosedRange<Int>) throws {
    for number in numbers {
      try app.press("90\(number < 10 ? "0" : "")\(number)")
      try app.waitUntil(shows: "Wrong passcode")
      try lab?.ask(.advance(.milliseconds(200)))
      try app.waitUntil(shows: "Wrong passcode")
      try app.press(.enter)
      try app.waitUntil(hides: "Wrong passcode")
    }
  }
}

@Suite("Attempts", .timeLimit(.minutes(5)))
struct AttemptTests {
  // swaylock#39 and #189: show what failed and how long it still takes.
  @Test("the fifth failure has the next attempt wait a minute, told live, with keys ignored")
  func countdown() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    try driver.fail(1...5)
    let app = driver.app
    try app.waitUntil(shows: "Try again in 1:00")
    try driver.lab?.ask(.advance(.seconds(1)))
    try app.waitUntil(shows: "Try again in 0:59")
    try app.press("1234")
    try app.press(.enter, .backspace)
    // A key that does something, so that those before it have been read.
    try app.press(.f1)
    try app.waitUntil(shows: "Lock and suspend")
    try app.press(.escape)
    try app.waitUntil(shows: "Try again in 0:59")
    #expect(driver.dots == "○○○○")
    try app.resize(columns: 40, rows: 12)
    try app.waitUntil(shows: "Try again in 0:59")
    try driver.lab?.ask(.advance(.seconds(59)))
    try app.waitUntil(hides: "Try again")
    try driver.unlock("1234")
    try app.waitUntil(shows: "5 failed attempts since")
    try driver.lock()
    try driver.unlock("1234")
    try app.waitUntil(shows: "5 failed attempts since")
    try app.press(.enter)
    try app.waitUntil(hides: "5 failed attempts")
    try driver.lock()
    try driver.unlock("1234")
    #expect(!app.screen.shows("attempts"))
    withExtendedLifetime(machine) {}
  }

  // Case 38: LTHPasscodeViewController#60, SwiftPasscodeLock#56 and others forgot it all.
  @Test("kill -9 and a restart gain neither an attempt nor a second")
  func killed() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    try driver.fail(1...5)
    try driver.kill()
    let again = try machine.start(at: 1030)
    try again.app.waitUntil(shows: "Try again in 0:31")
    try again.lab?.ask(.advance(.seconds(31)))
    try again.fail(6...6)
    try again.app.waitUntil(shows: "Try again in 5:00")
  }

  // Cases 35 and 36.
  @Test("a restart of the machine, or a clock that is behind, restarts the current wait, once")
  func rebooted() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    try driver.fail(1...5)
    try driver.kill()
    let rebooted = try machine.start(at: 50_000, boot: 2)
    try rebooted.app.waitUntil(shows: "Try again in 1:00")
    try rebooted.kill()
    let later = try machine.start(at: 50_020, boot: 2)
    try later.app.waitUntil(shows: "Try again in 0:40")
    try later.kill()
    let behind = try machine.start(at: 100, boot: 2)
    try behind.app.waitUntil(shows: "Try again in 1:00")
    try behind.lab?.ask(.advance(.seconds(60)))
    try behind.app.waitUntil(hides: "Try again")
    try behind.unlock("1234")
  }

  // Case 39.
  @Test("kill -9 between the last digit and the verdict: the attempt is counted")
  func killedWhileDeriving() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    try driver.lab?.ask(.closeGate)
    try driver.app.press("9999")
    while try driver.lab?.ask(.waiting) != "1" {}
    #expect(try machine.count() == 1)
    try driver.kill()
    #expect(try machine.count() == 1)
    let again = try machine.start()
    try again.unlock("1234")
    // It counts for the wait, and is not told as somebody's: nobody has heard a verdict.
    try again.app.waitUntil(shows: "Write this down on paper")
    #expect(!again.app.screen.shows("attempt"))
  }

  // Cases 16 and 38.
  @Test("kill -9 at any moment never lowers the count")
  func killedAnywhere() throws {
    let machine = try Machine()
    try machine.firstStart().kill()
    var counted = try machine.count()
    for round in 1...12 {
      let driver = try machine.start(at: 10_000 * round)
      try driver.app.press("90\(round + 10)")
      // Until the lab has answered this many times, which is another moment each time.
      for _ in 0..<(round * 3) { try driver.lab?.ask(.waiting) }
      try driver.kill()
      let now = try machine.count()
      #expect(now == counted || now == counted + 1)
      counted = now
    }
  }

  // Case 40.
  @Test("a record that was deleted is no way to new attempts")
  func deleted() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    try driver.fail(1...2)
    try driver.kill()
    for file in try machine.records() { try FileManager.default.removeItem(atPath: file) }
    let again = try machine.start()
    try again.app.waitUntil(shows: "Try again in 15:00")
    #expect(again.app.screen.shows("The record of attempts is missing"))
    try again.lab?.ask(.advance(.seconds(900)))
    try again.app.waitUntil(hides: "Try again")
    try again.unlock("1234")
    try again.app.waitUntil(shows: "The record of failed attempts is missing")
  }

  // Case 40.
  @Test("where there is no place for the record each attempt waits, and none is shut out")
  func noPlace() throws {
    let machine = try Machine()
    try machine.firstStart(withDeviceKey: false).kill()
    try FileManager.default.removeItem(atPath: machine.state)
    try Data().write(to: URL(fileURLWithPath: machine.state))
    for _ in 0..<2 {
      let driver = try machine.start()
      try driver.app.waitUntil(shows: "Attempts can't be recorded")
      try driver.app.waitUntil(shows: "Try again in 15:00")
      try driver.lab?.ask(.advance(.seconds(900)))
      try driver.app.waitUntil(hides: "Try again")
      try driver.unlock("1234")
      try driver.app.waitUntil(shows: "Failed attempts can't be recorded")
      try driver.kill()
    }
  }

  // Case 43: nextcloud/ios#3198 promised it and never did it.
  @Test("the tenth failure deletes the vault once that was switched on, and says so")
  func wiped() throws {
    let machine = try Machine()
    let driver = try machine.firstStart()
    let app = driver.app
    try driver.unlock("1234")
    try app.press(.escape)
    try app.waitUntil(shows: "Cardcase › Home")
    try app.press("s")
    try app.waitUntil(shows: "Delete the vault after 10 failures")
    while !app.screen.shows("› Delete the vault after 10 failures") {
      let before = app.screen.lines
      try app.press(.down)
      try app.waitUntil("the choice moves") { $0.lines != before }
    }
    try app.press(.enter)
    try app.waitUntil(shows: "Leave off")
    try app.press(.down, .enter)
    try app.waitUntil(shows: "Settings: saved.")
    try driver.lock()
    #expect(app.screen.shows("10 attempts left"))
    for number in 1...9 {
      try driver.fail(number...number)
      try driver.lab?.ask(.advance(.seconds(3600)))
      try app.waitUntil(hides: "Try again")
    }
    try app.waitUntil(shows: "1 attempt left before deletion")
    try app.press("9999")
    try app.waitUntil(shows: "The vault was deleted")
    #expect(!FileManager.default.fileExists(atPath: machine.path))
    #expect(try machine.records().isEmpty)
    try driver.kill()
    _ = try machine.start(shows: "Welcome to Cardcase")
  }
}
