import CardcaseDriver
import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Cases 47 and 53 of what a lock must survive, by commands at a shell.
@Suite("cardcase vault")
struct VaultCommandTests {
  private let driver: CommandDriver
  private var home: TemporaryDirectory { driver.home }
  private var path: String { driver.path }

  init() throws {
    driver = try CommandDriver()
  }

  private func start(_ words: String..., shows text: String) throws -> TerminalSession {
    try driver.start(words, shows: text)
  }

  @Test("verify asks on the terminal without showing what is typed, and says that all is well")
  func verify() throws {
    let app = try start("vault", "verify", shows: "Passcode:")
    try app.press("77778")
    try app.press(.backspace, .enter)
    try app.waitUntil(shows: "Everything is as it was written")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
    #expect(!app.writtenText().contains("7"))
  }

  @Test("verify counts a wrong passcode as the screen does, and tells of it after the right one")
  func wrongPasscode() throws {
    for _ in 0..<2 {
      let wrong = try start("vault", "verify", shows: "Passcode:")
      try wrong.press("1234")
      try wrong.press(.enter)
      try wrong.waitUntil(shows: "That is not the passcode")
      #expect(try wrong.waitUntilExited() == .exited(status: 5))
    }
    let right = try start("vault", "verify", shows: "Passcode:")
    try right.press("7777")
    try right.press(.enter)
    try right.waitUntil(shows: "2 attempts to open the vault failed")
  }

  @Test("gives the terminal back where the question is cancelled, or a signal ends it")
  func cancelled() throws {
    let cancelled = try start("vault", "verify", shows: "Passcode:")
    try cancelled.press("77")
    try cancelled.press(.controlC)
    try cancelled.waitUntil(shows: "Nothing was done")
    #expect(try cancelled.waitUntilExited() == .exited(status: 130))
    #expect(try cancelled.isSane())
    let ended = try start("vault", "verify", shows: "Passcode:")
    try ended.signal(SIGTERM)
    #expect(try ended.waitUntilExited() == .killed(signal: SIGTERM, dumpedCore: false))
    #expect(try ended.isSane())
  }

  @Test("with - a backup goes through a pipe, whole, and never to a terminal")
  func pipedBackup() throws {
    let app = try driver.run(
      script: "cardcase vault backup - --vault \"$VAULT\" | cat > copy",
      shows: "standard output is a copy of the vault"
    )
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let copy = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["vault", "status", "--vault", home.path + "/copy"],
      environment: ["XDG_STATE_HOME": path + ".state"]
    )
    #expect(try copy.waitUntilExited() == .exited(status: 0))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    // The automatic backup may have been under way when the program that made it ended.
    #expect(names.filter { $0.hasPrefix("-") || $0.hasPrefix("copy.") } == [])
    let refused = try start("vault", "backup", "-", shows: "Standard output is a terminal")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
  }

  @Test("waits for its attempt itself where the record is gone, without claiming wrong passcodes")
  func waits() throws {
    let state = path + ".state/cardcase"
    for name in try FileManager.default.contentsOfDirectory(atPath: state)
    where name.hasSuffix(".attempts") {
      try FileManager.default.removeItem(atPath: state + "/" + name)
    }
    let app = try start("vault", "verify", shows: "The passcode is asked for in 15 minutes")
    #expect(app.screen.shows("is missing or damaged"))
    #expect(!app.screen.shows("wrong"))
    try app.press("7777")
    try app.press(.enter, .controlC)
    try app.waitUntil(shows: "Nothing was done")
    #expect(try app.waitUntilExited() == .exited(status: 130))
    #expect(try app.isSane())
    #expect(!app.writtenText().contains("7777"))
  }

  @Test("a new vault with digits has a device key, without which a copy does not open")
  func deviceKey() throws {
    _ = try start("vault", "status", shows: "device key: on")
    let state = path + ".state/cardcase"
    for name in try FileManager.default.contentsOfDirectory(atPath: state)
    where name.hasSuffix(".device-key") {
      try FileManager.default.removeItem(atPath: state + "/" + name)
    }
    let app = try start("vault", "verify", shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "needs the device key of this vault")
  }

  @Test("status, backup and verify work while the vault is open elsewhere; a second writer may not")
  func inUse() throws {
    let driver = try CardcaseDriver(.lab, .file(path), shows: CardcaseDriver.lockTitle)
    let status = try start("vault", "status", shows: "Open in process")
    #expect(status.screen.shows("Passcode: 4 digits"))
    let copy = home.path + "/copy"
    _ = try start("vault", "backup", copy, shows: "is a copy of the vault")
    #expect(FileManager.default.fileExists(atPath: copy))
    _ = try start(shows: "quit it first")
    let rekey = try start("vault", "rekey", shows: "quit it first")
    #expect(try rekey.waitUntilExited() == .exited(status: 7))
    try driver.unlock("7777")
  }

  @Test("rekey makes another recovery key, which is shown after the next unlocking")
  func rekey() throws {
    let app = try start("vault", "rekey", shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "The vault has a new key")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let backups = try start("vault", "restore", shows: "Backup 1:")
    #expect(try backups.waitUntilExited() == .exited(status: 0))
    let driver = try CardcaseDriver(.lab, .file(path))
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "› Recovery key")
  }
}
