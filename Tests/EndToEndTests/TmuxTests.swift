import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// A tmux server of its own, which ends with the test.
final class Tmux {
  static let program = "/usr/bin/tmux"
  static var isThere: Bool { access(program, X_OK) == 0 }

  private let directory: TemporaryDirectory
  private var socket: String { directory.path + "/s" }

  deinit {
    // One that has ended already has nobody to tell.
    _ = try? ask("kill-server")
  }

  init() throws {
    directory = try TemporaryDirectory()
    try "set -g status off\nset -g default-terminal tmux-256color\nset -s escape-time 0\n"
      .write(toFile: directory.path + "/conf", atomically: true, encoding: .utf8)
  }

  /// A client in a terminal, running a tmux command.
  func client(_ words: String...) throws -> TerminalSession {
    try TerminalSession(
      start: Self.program,
      ["-S", socket, "-f", directory.path + "/conf"] + words,
      environment: ["HOME": directory.path],
      patience: .seconds(30)
    )
  }

  /// The output of a tmux command.
  @discardableResult
  func ask(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-S", socket] + words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything that tmux stores of the pane: both screens and the history.
  func kept() throws -> [String] {
    [
      try ask("capture-pane", "-p"), try ask("capture-pane", "-p", "-a", "-q"),
      try ask("capture-pane", "-p", "-S", "-"),
      try ask("capture-pane", "-p", "-a", "-q", "-S", "-"),
    ]
  }
}

// tmux#369, #3157: its own lock is easy to get around; what it stores of a pane can be read by
// whoever reaches its server.
@Suite("Inside tmux", .enabled(if: Tmux.isThere, "tmux is not installed"))
struct TmuxTests {
  private let tmux: Tmux
  private let client: TerminalSession

  /// The demo, unlocked, with a card's number on the screen.
  init() throws {
    tmux = try Tmux()
    client = try tmux.client("new-session", BuiltProduct.path("cardcase") + " --demo")
    try client.waitUntil(shows: CardcaseDriver.lockTitle)
    try showCard(in: client)
  }

  private func showCard(in client: TerminalSession) throws {
    try client.press(CardcaseDriver.demoPasscode)
    try client.waitUntil(shows: Place.home.secret)
    for key in Place.card.keys { try client.press(key) }
    try client.waitUntil(shows: Place.card.secret)
  }

  private func lock() throws {
    try client.press(.controlL)
    try client.waitUntil(shows: CardcaseDriver.lockTitle)
  }

  @Test("nothing is kept of what a lock covered, neither screen nor history")
  func captured() throws {
    #expect(try tmux.kept()[0].contains(Place.card.secret))
    try lock()
    for text in try tmux.kept() {
      for secret in Place.secrets { #expect(!text.contains(secret), "\(secret)") }
    }
    #expect(try tmux.kept()[0].contains(CardcaseDriver.lockTitle))
  }

  @Test("another client sees the lock, also after all have left")
  func otherClients() throws {
    try lock()
    let second = try tmux.client("attach")
    try second.waitUntil(shows: CardcaseDriver.lockTitle)
    try tmux.ask("detach-client", "-a")
    try tmux.ask("detach-client")
    #expect(try second.waitUntilExited() == .exited(status: 0))
    #expect(try client.waitUntilExited() == .exited(status: 0))
    let third = try tmux.client("attach")
    try third.waitUntil(shows: CardcaseDriver.lockTitle)
    for terminal in [second, third] {
      try terminal.expectNever(anyOf: Place.secrets, since: .start)
    }
    try third.press(CardcaseDriver.demoPasscode)
    try third.waitUntil(shows: "ADA LOVELACE")
  }

  @Test("a pane that is killed ends the program and leaves nothing to be seen")
  func killedPane() throws {
    let text = try tmux.ask("display-message", "-p", "#{pane_pid}")
    let program = try #require(Int32(text.filter(\.isNumber)))
    let due = try client.mark()
    try tmux.ask("kill-pane")
    try client.waitUntilExited()
    try client.expectNever(anyOf: Place.secrets, since: due)
    #expect(try client.isSane())
    // Its parent, tmux, is gone or reaps it.
    let deadline = ContinuousClock.now + .seconds(20)
    while kill(program, 0) == 0, .now < deadline { sched_yield() }
    #expect(kill(program, 0) != 0)
  }

  @Test("cardcase lock is its lock-command, for whoever is attached")
  func lockCommand() throws {
    let commands = try CommandDriver()
    let program = try BuiltProduct.path("cardcase")
    try tmux.ask(
      "set",
      "-g",
      "lock-command",
      "XDG_STATE_HOME='\(commands.path).state' \(program) lock --vault '\(commands.path)'"
    )
    try tmux.ask("lock-server")
    try client.waitUntil(shows: "This terminal is locked")
    let due = try client.mark()
    try client.press(.controlC, .controlZ)
    try client.press("1234")
    try client.waitUntil(shows: "use the recovery key")
    try client.press(.enter)
    try client.waitUntil(hides: "use the recovery key")
    try client.expectNever(anyOf: Place.secrets, since: due)
    try client.press(CommandDriver.passcode)
    try client.waitUntil(shows: Place.card.secret)
  }
}
