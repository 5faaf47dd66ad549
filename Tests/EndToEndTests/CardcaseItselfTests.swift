import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// Behaviour that is proved on the program for users, with its real derivations, clock and
/// randomness.
@Suite("cardcase itself")
struct CardcaseItselfTests {
  private func permissions(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  @Test("keeps its vault under the home directory for its owner alone, and opens it the next time")
  func vaultOfItsOwn() throws {
    let home = try TemporaryDirectory()
    let path = "\(home.path)/.local/share/cardcase/cardcase.vault"
    func start(shows text: String) throws -> TerminalSession {
      let app = try TerminalSession(
        start: BuiltProduct.path("cardcase"),
        environment: ["HOME": home.path],
        patience: .seconds(60)
      )
      try app.waitUntil(shows: text)
      return app
    }
    let first = try start(shows: "Welcome to Cardcase")
    try first.press(.up, .enter)
    try first.waitUntil(shows: "Choose a passcode")
    try first.press("7777")
    try first.waitUntil(shows: "Type it again")
    try first.press("7777")
    try first.waitUntil(shows: "Write this down")

    for directory in [".local/share/cardcase", ".local/share", ".local"] {
      #expect(permissions("\(home.path)/\(directory)") == 0o700)
    }
    let folder = "\(home.path)/.local/share/cardcase"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains("cardcase.vault"))
    #expect(permissions("\(folder)/cardcase.vault") == 0o600)
    // A backup is being made, whose temporary file may be gone by now.
    for file in files {
      guard let mode = permissions("\(folder)/\(file)") else { continue }
      #expect(mode == (file == "cardcase.vault.letterbox" ? 0o700 : 0o600), "\(file)")
    }

    try first.signal(SIGKILL)
    try first.waitUntilExited()
    let second = try start(shows: "Enter your passcode")
    #expect(access(path, F_OK) == 0)
    try second.press("7777")
    try second.waitUntil(shows: "Write this down")
    try second.press(.controlC)
    #expect(try second.waitUntilExited() == .exited(status: 0))
    #expect(try second.isSane())
  }

  @Test("--demo says so, opens with its passcode, covers itself, and leaves nothing on disk")
  func demo() throws {
    let home = try TemporaryDirectory()
    let driver = try CardcaseDriver(
      .cardcase,
      environment: ["HOME": home.path],
      directory: home.path,
      shows: "This is the demo. Its passcode is 5566."
    )
    try driver.unlock()
    #expect(driver.app.screen.shows("Demo: nothing is saved"))
    try driver.go(to: .card)
    let due = try driver.app.mark()
    try driver.app.press(.controlZ)
    let stop = try driver.app.waitUntilStopped()
    #expect(try driver.app.isSane())
    try driver.expectCovered(since: due)
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: stop)
    try driver.app.signal(SIGKILL)
    try driver.app.waitUntilExited()
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test(
    "ends by SIGTERM and the like with their status, an empty screen and a sane terminal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE]
  )
  func endedBySignal(_ signal: Int32) throws {
    let driver = try CardcaseDriver(.cardcase)
    try driver.app.signal(signal)
    #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try driver.app.isSane())
    #expect(driver.app.hiddenScreen?.text == "")
  }

  // bubbletea#1459, crossterm#368: a crash leaves a terminal without echo.
  @Test(
    "a crash gives the terminal back and leaves no core file",
    arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP]
  )
  func crashed(_ signal: Int32) throws {
    let directory = try TemporaryDirectory()
    let driver = try CardcaseDriver(
      .cardcase,
      wrapper: ["/bin/sh", "-c", "ulimit -c unlimited; exec \"$@\"", "sh"],
      directory: directory.path
    )
    try driver.app.signal(signal)
    #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try driver.app.isSane())
    #expect(driver.app.screen.text.contains("Cardcase stopped because of an internal error"))
    #expect(driver.app.hiddenScreen?.text == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
  }

  @Test("the seed, clock and gate of the lab can't be had from it")
  func noLab() throws {
    for option in ["--control=5", "--seed=1"] {
      let app = try TerminalSession(start: BuiltProduct.path("cardcase"), [option, "--demo"])
      #expect(try app.waitUntilExited() == .exited(status: 64))
      #expect(!app.emulator.modesSeen.contains(.alternateScreen))
    }
  }

  @Test(
    "--help and --version need no terminal, and answer at once",
    arguments: ["--help", "--version"]
  )
  func withoutTerminal(_ option: String) throws {
    let cardcase = try BuiltProduct.path("cardcase")
    let app = try TerminalSession(
      start: "/bin/sh",
      ["-c", "\"$1\" \"$2\" </dev/null | cat", "sh", cardcase, option],
      environment: ["TERM": nil]
    )
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!app.screen.text.isEmpty)
  }
}
