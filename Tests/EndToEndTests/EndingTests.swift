import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("Ending")
struct EndingTests {
  private func showCard(_ vault: Vault = .demo, directory: String? = nil) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(
      .lab,
      vault,
      wrapper: ["/bin/sh", "-c", "ulimit -c unlimited; exec \"$@\"", "sh"],
      directory: directory
    )
    try driver.unlock()
    try driver.go(to: .card)
    return driver
  }

  @Test(
    "by a signal, while a card is open: covered, restored, and with the signal's status",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE]
  )
  func signals(_ signal: Int32) throws {
    let driver = try showCard()
    let due = try driver.app.mark()
    try driver.app.signal(signal)
    #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    try driver.expectCovered(since: due)
    #expect(try driver.app.isSane())
    #expect(driver.app.hiddenScreen?.text == "")
  }

  @Test("by a crash, while a card is open", arguments: LabCommand.Crash.allCases)
  func crashesWhileOpen(_ crash: LabCommand.Crash) throws {
    let directory = try TemporaryDirectory()
    let driver = try showCard(directory: directory.path)
    let due = try driver.app.mark()
    try driver.lab?.tell(.crash(crash))
    try expectCrashed(driver, since: due, directory)
  }

  @Test("by a crash, while locked", arguments: LabCommand.Crash.allCases)
  func crashesWhileLocked(_ crash: LabCommand.Crash) throws {
    let directory = try TemporaryDirectory()
    let driver = try showCard(directory: directory.path)
    try driver.lock()
    let due = try driver.app.mark()
    try driver.lab?.tell(.crash(crash))
    try expectCrashed(driver, since: due, directory)
  }

  private func expectCrashed(
    _ driver: CardcaseDriver,
    since due: Mark,
    _ directory: TemporaryDirectory
  ) throws {
    guard case .killed(_, let dumpedCore) = try driver.app.waitUntilExited() else {
      Issue.record("It has not crashed: \(driver.app.state)")
      return
    }
    #expect(!dumpedCore)
    #expect(try driver.app.isSane())
    try driver.expectNoSecret(since: due)
    #expect(driver.app.screen.text.contains("Cardcase stopped because of an internal error"))
    #expect(driver.app.hiddenScreen?.text == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
  }

  // swaylock#97, CVE-2015-8025: a locker that dies leaves the screen open.
  @Test("by a crash leaves a vault that starts locked")
  func lockedAfterCrash() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/my.vault"
    let first = try CardcaseDriver(newVault: path, passcode: "7777")
    try first.lab?.tell(.crash(.trap))
    try first.app.waitUntilExited()
    let second = try CardcaseDriver(.lab, .file(path))
    #expect(second.app.screen.shows("Enter your passcode"))
    try second.unlock("7777")
  }

  @Test("by the terminal's window being closed")
  func hangUp() throws {
    let driver = try showCard()
    try driver.app.hangUp()
    #expect(try driver.app.waitUntilExited() == .killed(signal: SIGHUP, dumpedCore: false))
  }

  @Test(
    "by q and by Ctrl-C: an empty screen, a sane terminal, status 0",
    arguments: ["q", "\u{3}"]
  )
  func asked(_ key: String) throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    let due = try driver.app.mark()
    try driver.app.send(key.utf8)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    try driver.expectCovered(since: due)
    #expect(try driver.app.isSane())
    #expect(driver.app.hiddenScreen?.text == "")
    #expect(driver.app.screen.text == "")
  }

  /// All signals except the two that nobody can catch.
  private static let allSignals = (1...64).filter { ![SIGKILL, SIGSTOP].contains($0) }

  @Test(
    "is what some signals bring about, and then the terminal is given back; it outlives all others",
    arguments: allSignals
  )
  func anySignal(_ signal: Int32) throws {
    let driver = try showCard()
    let due = try driver.app.mark()
    try driver.app.signal(signal)
    if Self.endings.contains(signal) {
      #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
      #expect(try driver.app.isSane())
      try driver.expectNoSecret(since: due)
    } else if [SIGTSTP, SIGTTIN, SIGTTOU].contains(signal) {
      try driver.app.waitUntilStopped()
      // SIGTTIN and SIGTTOU give no time to cover anything (docs/security.md).
      if signal == SIGTSTP { try driver.expectCovered(since: due) }
      try driver.app.signal(SIGCONT)
      try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    } else {
      try driver.lock()
      try driver.unlock()
      #expect(driver.app.state == .running)
    }
  }

  /// The signals that end it: requests to end, and those of a crash.
  private static let endings = [
    SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
    SIGSEGV, SIGSYS,
  ]

  // swaylock dafbef3: SIGUSR1 is its way to unlock. Here no signal is one.
  @Test(
    "is not what signals for others bring about, nor do they unlock",
    arguments: [
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGCHLD, SIGWINCH, SIGURG, SIGIO, SIGPWR,
      __libc_current_sigrtmin(), __libc_current_sigrtmax(),
    ]
  )
  func otherSignals(_ signal: Int32) throws {
    let driver = try CardcaseDriver()
    try driver.app.signal(signal)
    try driver.app.press("5")
    try driver.app.waitUntil("a key is still taken") { _ in driver.dots == "●○○○" }
    #expect(driver.app.screen.shows(CardcaseDriver.lockTitle))
    #expect(driver.app.state == .running)
  }
}
