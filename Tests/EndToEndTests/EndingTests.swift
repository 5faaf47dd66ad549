import CardcaseDriver
import Foundation
import Glibc
import TerminalHarness
import Testing

@Suite("Ending")
struct EndingTests {
  private func showCard(_ vault: Vault = .demo, directory: String? = nil) throws -> CardcaseDriver {
    let story = try CardcaseDriver(
      .lab,
      vault,
      wrapper: ["/bin/sh", "-c", "ulimit -c unlimited; exec \"$@\"", "sh"],
      directory: directory
    )
    try story.unlock()
    try story.go(to: .card)
    return story
  }

  @Test(
    "by a signal, while a card is open: covered, restored, and with the signal's status",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE]
  )
  func signals(_ signal: Int32) throws {
    let story = try showCard()
    let due = try story.app.mark()
    try story.app.signal(signal)
    #expect(try story.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    try story.expectCovered(since: due)
    #expect(try story.app.isSane())
    #expect(story.app.hiddenScreen?.text == "")
  }

  @Test("by a crash, while a card is open", arguments: LabCommand.Crash.allCases)
  func crashesWhileOpen(_ crash: LabCommand.Crash) throws {
    let directory = try TemporaryDirectory()
    let story = try showCard(directory: directory.path)
    let due = try story.app.mark()
    try story.lab?.tell(.crash(crash))
    try expectCrashed(story, since: due, directory)
  }

  @Test("by a crash, while locked", arguments: LabCommand.Crash.allCases)
  func crashesWhileLocked(_ crash: LabCommand.Crash) throws {
    let directory = try TemporaryDirectory()
    let story = try showCard(directory: directory.path)
    try story.lock()
    let due = try story.app.mark()
    try story.lab?.tell(.crash(crash))
    try expectCrashed(story, since: due, directory)
  }

  private func expectCrashed(
    _ story: CardcaseDriver,
    since due: Mark,
    _ directory: TemporaryDirectory
  ) throws {
    guard case .killed(_, let dumpedCore) = try story.app.waitUntilExited() else {
      Issue.record("It has not crashed: \(story.app.state)")
      return
    }
    #expect(!dumpedCore)
    #expect(try story.app.isSane())
    try story.expectNoSecret(since: due)
    #expect(story.app.screen.text.contains("cardcase stopped because of an internal error"))
    #expect(story.app.hiddenScreen?.text == "")
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
    let story = try showCard()
    try story.app.hangUp()
    #expect(try story.app.waitUntilExited() == .killed(signal: SIGHUP, dumpedCore: false))
  }

  @Test(
    "by q and by Ctrl-C: an empty screen, a sane terminal, status 0",
    arguments: ["q", "\u{3}"]
  )
  func asked(_ key: String) throws {
    let story = try CardcaseDriver()
    try story.unlock()
    let due = try story.app.mark()
    try story.app.send(key.utf8)
    #expect(try story.app.waitUntilExited() == .exited(status: 0))
    try story.expectCovered(since: due)
    #expect(try story.app.isSane())
    #expect(story.app.hiddenScreen?.text == "")
    #expect(story.app.screen.text == "")
  }

  /// All signals except the two that nobody can catch.
  private static let allSignals = (1...64).filter { ![SIGKILL, SIGSTOP].contains($0) }

  @Test(
    "is what some signals bring about, and then the terminal is given back; it outlives all others",
    arguments: allSignals
  )
  func anySignal(_ signal: Int32) throws {
    let story = try showCard()
    let due = try story.app.mark()
    try story.app.signal(signal)
    if Self.endings.contains(signal) {
      #expect(try story.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
      #expect(try story.app.isSane())
      try story.expectNoSecret(since: due)
    } else if [SIGTSTP, SIGTTIN, SIGTTOU].contains(signal) {
      try story.app.waitUntilStopped()
      // SIGTTIN and SIGTTOU give no time to cover anything (docs/security.md).
      if signal == SIGTSTP { try story.expectCovered(since: due) }
      try story.app.signal(SIGCONT)
      try story.app.waitUntil(shows: CardcaseDriver.lockTitle)
    } else {
      try story.lock()
      try story.unlock()
      #expect(story.app.state == .running)
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
    let story = try CardcaseDriver()
    try story.app.signal(signal)
    try story.app.press("5")
    try story.app.waitUntil("a key is still taken") { _ in story.dots == "●○○○" }
    #expect(story.app.screen.shows(CardcaseDriver.lockTitle))
    #expect(story.app.state == .running)
  }
}
