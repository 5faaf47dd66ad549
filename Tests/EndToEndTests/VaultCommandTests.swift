import Foundation
import Secrets
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
    try app.waitUntil(shows: "The vault is intact")
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
      try wrong.waitUntil(shows: "Wrong passcode")
      #expect(try wrong.waitUntilExited() == .exited(status: 5))
    }
    let right = try start("vault", "verify", shows: "Passcode:")
    try right.press("7777")
    try right.press(.enter)
    try right.waitUntil(shows: "2 failed attempts since the last unlock")
  }

  @Test("gives the terminal back where the question is cancelled, or a signal ends it")
  func cancelled() throws {
    let cancelled = try start("vault", "verify", shows: "Passcode:")
    try cancelled.press("77")
    try cancelled.press(.controlC)
    try cancelled.waitUntil(shows: "Cancelled")
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
      shows: "Backup written"
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
    let app = try start("vault", "verify", shows: "Time to wait: 15 minutes")
    #expect(app.screen.shows("The record of attempts is missing"))
    #expect(!app.screen.shows("wrong"))
    try app.press("7777")
    try app.press(.enter, .controlC)
    try app.waitUntil(shows: "Cancelled")
    #expect(try app.waitUntilExited() == .exited(status: 130))
    #expect(try app.isSane())
    #expect(!app.writtenText().contains("7777"))
  }

  @Test("a new vault with digits has a device key, without which a copy does not open")
  func deviceKey() throws {
    _ = try start("vault", "status", shows: "Device key: ")
    let state = path + ".state/cardcase"
    for name in try FileManager.default.contentsOfDirectory(atPath: state)
    where name.hasSuffix(".device-key") {
      try FileManager.default.removeItem(atPath: state + "/" + name)
    }
    // It is said at once, though the next attempt would have to wait a quarter of an hour.
    for name in try FileManager.default.contentsOfDirectory(atPath: state)
    where name.hasSuffix(".attempts") {
      try FileManager.default.removeItem(atPath: state + "/" + name)
    }
    let app = try start("vault", "verify", shows: "The file of the device key is missing")
    #expect(!app.screen.shows("Passcode:"))
    #expect(try app.waitUntilExited() == .exited(status: 1))
    let screens = try CardcaseDriver(.lab, .file(path), shows: "The device key is missing")
    #expect(screens.app.screen.shows("or use the recovery"))
    #expect(screens.app.screen.shows("› Forgot passcode?"))
    let paper = try start("vault", "verify", "--recovery-key", shows: "Recovery key:")
    try paper.press(driver.recoveryKey)
    try paper.press(.enter)
    try paper.waitUntil(shows: "The vault is intact")
    #expect(!paper.writtenText().contains(driver.recoveryKey.prefix(6)))
  }

  @Test(
    "the recovery key opens from a descriptor, and is told from another vault's and from a typo"
  )
  func recoveryKey() throws {
    let wrong = driver.recoveryKey.dropLast(5) + "00000"
    for (key, text, status) in [
      (driver.recoveryKey, "The vault is intact", 0),
      (try Self.anotherRecoveryKey(), "Wrong recovery key.", 5),
      (String(wrong), "Check group 7", 5), ("7777", "", 5),
    ] {
      let app = try driver.run(
        script: """
          printf '\(key)\\r\\n' > p; exec 9< p
          cardcase vault verify --vault "$VAULT" --recovery-key --passcode-fd 9
          echo "status=$?."
          """,
        shows: "status=\(status)."
      )
      if !text.isEmpty { #expect(app.screen.shows(text), "\(app.screen.text)") }
    }
    let refused = try start("vault", "rekey", "--recovery-key", shows: "Leave out --recovery-key")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
  }

  /// A recovery key of no vault, as it is typed.
  private static func anotherRecoveryKey() throws -> String {
    let key = try RecoveryKey(random: SystemRandom())
    let groups = (0..<RecoveryKey.groupCount).map { group in
      let symbols = (0..<RecoveryKey.groupLength).map { key.symbol(group: group, position: $0) }
      return String(decoding: symbols, as: UTF8.self)
    }
    return groups.joined(separator: "-")
  }

  @Test("a copy says what it needs; one for the recovery key alone takes no passcode")
  func copies() throws {
    let copy = home.path + "/copy"
    let whole = try start("vault", "backup", copy, shows: "Backup written")
    #expect(try whole.waitUntilExited() == .exited(status: 0))
    // The terminal wraps the path.
    #expect(whole.writtenText().contains(".device-key, or the recovery key"))
    let again = try start("vault", "backup", copy, shows: "already")
    #expect(try again.waitUntilExited() == .exited(status: 1))
    let nightly = try start("vault", "backup", copy, "--replace", shows: "Backup written")
    #expect(try nightly.waitUntilExited() == .exited(status: 0))
    // Nobody has written the recovery key down so far.
    let early = try start(
      "vault",
      "backup",
      copy,
      "--replace",
      "--recovery-key-only",
      shows: "write down its recovery key first"
    )
    #expect(try early.waitUntilExited() == .exited(status: 1))
  }

  @Test("restore shows what there is and what would come, asks, and keeps both")
  func restore() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path)
    where name.contains(".backup-") {
      try FileManager.default.removeItem(atPath: home.path + "/" + name)
    }
    try FileManager.default.copyItem(atPath: path, toPath: path + ".backup-1-20260901T123000Z")
    _ = try driver.run(
      script: """
        echo 7777 > pass; echo '{"cc-number":"4111111111111111"}' |
          cardcase card add --vault "$VAULT" --passcode-fd 3 3< pass; echo done
        """,
      shows: "done"
    ).waitUntilExited()
    let app = try start("vault", "restore", "1", shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "Type restore to go on:")
    #expect(app.screen.shows("Vault: 1 payment card,"))
    #expect(app.screen.shows("0 payment cards,"))
    try app.press("no")
    try app.press(.enter)
    try app.waitUntil(shows: "Cancelled")
    #expect(try app.waitUntilExited() == .exited(status: 130))
    let done = try start("vault", "restore", "1", "--yes", shows: "Backup 1 is now the vault")
    try done.waitUntil(shows: "Both stay until you delete them")
    let kept = try FileManager.default.contentsOfDirectory(atPath: home.path)
      .filter { $0.hasSuffix("-kept") }
    #expect(kept.count == 2)
    let asked = try driver.run(
      script: """
        setsid -w '\(try BuiltProduct.path("cardcase"))' vault restore 1 --vault "$VAULT"
        echo "status=$?."
        """,
      shows: "status=1."
    )
    #expect(asked.screen.shows("add --yes where it has that option"))
  }

  @Test("status, backup and verify work while the vault is open elsewhere; a second writer may not")
  func inUse() throws {
    let driver = try CardcaseDriver(.lab, .file(path), shows: CardcaseDriver.lockTitle)
    let status = try start("vault", "status", shows: "Open in process")
    #expect(status.screen.shows("Passcode: 4 digits"))
    let copy = home.path + "/copy"
    _ = try start("vault", "backup", copy, shows: "Backup written")
    #expect(FileManager.default.fileExists(atPath: copy))
    _ = try start(shows: "quit it first")
    let rekey = try start("vault", "rekey", shows: "quit it first")
    #expect(try rekey.waitUntilExited() == .exited(status: 7))
    try driver.unlock("7777")
  }

  @Test(
    "beside a locked window a command writes, and the window shows it; one beside an open one waits"
  )
  func besideLocked() throws {
    let driver = try CardcaseDriver(.lab, .file(path))
    func add(_ label: String, _ options: String = "") throws -> TerminalSession {
      try self.driver.run(
        script: """
          echo 7777 > pass; echo begun; echo '{"cc-number":"4111111111111111","label":"\(label)"}' |
            cardcase card add --anyway --vault "$VAULT" --passcode-fd 3 \(options) 3< pass
          echo "status=$?."
          """,
        shows: "begun"
      )
    }
    try add("first").waitUntil(shows: "status=0.")
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "first")
    try add("second").waitUntil(shows: "status=7.")
    let waiting = try add("third", "--wait 60")
    try driver.lock()
    try waiting.waitUntil(shows: "status=0.")
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "third")
    #expect(driver.app.screen.shows("first") && !driver.app.screen.shows("second"))
  }

  @Test("a locked window does not open while a command writes, and opens after it")
  func whileWriting() throws {
    let driver = try CardcaseDriver(.lab, .file(path))
    let command = try start("card", "delete", "x", shows: "Passcode:")
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "Could not check your input: another process")
    #expect(driver.app.screen.shows("Try again."))
    try command.press(.controlC)
    try command.waitUntilExited()
    try driver.app.press(.enter)
    try driver.unlock("7777")
  }

  @Test("rekey makes another recovery key, which is shown after the next unlocking")
  func rekey() throws {
    let app = try start("vault", "rekey", shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "The vault and its letterbox have new keys")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let backups = try start("vault", "restore", shows: "Passcode:")
    try backups.press("7777")
    try backups.press(.enter)
    try backups.waitUntil(shows: "Backup 1:")
    #expect(try backups.waitUntilExited() == .exited(status: 0))
    let driver = try CardcaseDriver(.lab, .file(path))
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "› Recovery key")
  }
}
