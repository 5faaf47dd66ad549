import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// The title of the lock of a terminal.
private let title = "This terminal is locked"

@Suite("cardcase lock")
struct TerminalLockTests {
  private let driver: CommandDriver

  init() throws {
    driver = try CommandDriver()
  }

  private func lock() throws -> TerminalSession {
    try driver.start(["lock"], shows: title)
  }

  @Test("only the right passcode ends it with status 0")
  func passcode() throws {
    let app = try lock()
    try app.press("1234")
    try app.waitUntil(shows: "use the recovery key")
    try app.press(.enter)
    try app.waitUntil(hides: "use the recovery key")
    try app.press(CommandDriver.passcode)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
  }

  /// All signals that can be held.
  private static let signals = (1...64).filter { $0 != SIGKILL && $0 != SIGSTOP }

  @Test("no key and no signal that can be held ends or stops it")
  func held() throws {
    let app = try lock()
    for key in ["\u{03}", "\u{1A}", "\u{1C}", "\u{04}"] { try app.press(key) }
    for signal in Self.signals { try app.signal(signal) }
    try app.press(.function(1))
    try app.waitUntil(shows: "Redraw")
    #expect(!app.screen.shows("Quit"))
    try app.press(.escape)
    try app.waitUntil(shows: title)
    try app.press(CommandDriver.passcode)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("a fault of its own, which the kernel finds, ends it, and the terminal is given back")
  func fault() throws {
    let script = """
      mkdir lib
      cp -L $(ldd "$(command -v cardcase)" | awk '/ncurses|tinfo/ { print $3 }') lib
      LD_LIBRARY_PATH="$HOME/lib" exec cardcase lock --vault "$VAULT"
      """
    let app = try driver.run(script: script, shows: title)
    // Code whose file is cut beneath it: the next call into it is a SIGBUS that nobody sent.
    let directory = driver.home.path + "/lib"
    let libraries = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(!libraries.isEmpty)
    for library in libraries { #expect(truncate("\(directory)/\(library)", 0) == 0) }
    try app.press("7")
    #expect(try app.waitUntilExited() == .killed(signal: SIGBUS, dumpedCore: false))
    #expect(try app.isSane())
  }

  @Test("a terminal that goes away ends it, but not with status 0")
  func hungUp() throws {
    let app = try lock()
    try app.hangUp()
    #expect(try app.waitUntilExited() != .exited(status: 0))
  }

  @Test("the vault may be open elsewhere; the recovery key will do too, and nothing is deleted")
  func recoveryKey() throws {
    let program = try CardcaseDriver(.cardcase, .file(driver.path))
    let app = try lock()
    try app.press(.function(2))
    try app.waitUntil(shows: "Forgot passcode?")
    #expect(!app.screen.shows("Delete"))
    try app.press(.enter)
    try app.waitUntil(shows: "Recovery key")
    try app.press(driver.recoveryKey)
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    try program.app.press(CommandDriver.passcode)
    try program.app.waitUntil(hides: CardcaseDriver.lockTitle)
  }

  @Test("works line by line, where neither Ctrl-C nor the end of the input nor a signal leaves it")
  func lineMode() throws {
    let app = try driver.start(["--plain", "lock"], shows: "Enter your passcode:")
    #expect(app.screen.shows(title))
    for key in ["\u{03}", "\u{1A}", "\u{1C}", "\u{04}"] { try app.press(key) }
    for signal in Self.signals { try app.signal(signal) }
    try app.press("1234")
    try app.press(.enter)
    try app.waitUntil(shows: "Wrong passcode")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    try app.waitUntil(shows: "Terminal unlocked.")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("without a vault nothing is locked, and the status says so")
  func noVault() throws {
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["lock", "--vault", driver.home.path + "/none"],
      environment: ["XDG_STATE_HOME": driver.path + ".state"],
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: "There is no vault")
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }
}
