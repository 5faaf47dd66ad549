import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("The first start, and the recovery key")
struct FirstStartTests {
  private let directory: TemporaryDirectory
  private var path: String { "\(directory.path)/my.vault" }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Types the requested group of the recovery key.
  private func typeBack(_ key: [String], _ app: TerminalSession) throws {
    try app.waitUntil(shows: "of the key you wrote down")
    let asked = try #require(
      key.indices.first { app.screen.shows("Type group \($0 + 1) of the key") }
    )
    try app.press(key[asked].lowercased())
    try app.press(.enter)
  }

  @Test("shows a recovery key after every unlocking until a group of it is typed back")
  func recoveryKeyIsShownUntilTypedBack() throws {
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    let app = driver.app
    let key = driver.recoveryKey
    #expect(key.count == 7)
    try app.press(.escape)
    try app.waitUntil(shows: "shows the recovery key again")
    #expect(app.screen.shows("Home"))

    let due = try app.mark()
    try driver.lock()
    try app.expectNever(anyOf: key, since: due)
    try driver.unlock("7777")
    try app.waitUntil(shows: "Write this down")
    #expect(driver.recoveryKey == key)

    try app.press(.enter)
    try app.waitUntil(shows: "Type group")
    try app.press("WRONG")
    try app.press(.enter)
    try app.waitUntil(shows: "Check group")
    try typeBack(key, app)
    try app.waitUntil(shows: "your paper is the only copy now")

    let erased = try app.mark()
    try driver.lock()
    try driver.unlock("7777")
    try app.waitUntil(shows: "Cardcase › Home")
    try app.expectNever(anyOf: key, since: erased)
  }

  @Test("two passcodes that differ are chosen again")
  func mismatch() throws {
    let driver = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    try driver.app.press(.up, .enter)
    try driver.app.waitUntil(shows: "Choose a passcode")
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "Type it again")
    try driver.app.press("7778")
    try driver.app.waitUntil(shows: "They don't match. Try again.")
    try driver.app.press("1234")
    try driver.app.waitUntil(shows: "Type it again")
    try driver.app.press("1234")
    try driver.app.waitUntil(shows: "Write this down")
  }

  @Test(
    "each kind of passcode comes with a line on how long it resists, and six digits are offered"
  )
  func kinds() throws {
    let driver = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    for line in ["only 10,000 codes", "Days on one computer", "four random words"] {
      #expect(driver.app.screen.shows(line))
    }
    #expect(driver.app.screen.shows("› 6 digits"))
  }

  @Test("a passphrase can be any text, and opens the vault again after kill -9")
  func passphrase() throws {
    let phrase = "four random wörds 鍵?"
    let first = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    try first.app.press(.down, .enter)
    try first.app.waitUntil(shows: "Choose a passphrase")
    try first.app.press(phrase)
    try first.app.press(.enter)
    try first.app.waitUntil(shows: "Type it again")
    try first.app.press(phrase)
    try first.app.press(.enter)
    try first.app.waitUntil(shows: "Write this down")
    try first.app.signal(SIGKILL)
    try first.app.waitUntilExited()

    let second = try CardcaseDriver(.lab, .file(path))
    #expect(second.app.screen.shows("Enter your passphrase"))
    try second.app.press(phrase)
    #expect(!second.app.screen.shows(phrase))
    try second.app.press(.enter)
    try second.app.waitUntil(shows: "Write this down")
  }

  // raivo#307, andOTP#319, wire-android#2392: the options of a user who forgot the passcode.
  @Test("the recovery key leads to a new passcode, and the old one opens nothing any more")
  func forgottenPasscode() throws {
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    let app = driver.app
    let key = driver.recoveryKey
    try app.press(.enter)
    try typeBack(key, app)
    try app.waitUntil(shows: "your paper is the only copy now")
    try driver.lock()

    try app.press(.function(2))
    try app.waitUntil(shows: "Use the recovery key")
    try app.press(.enter)
    try app.waitUntil(shows: "Type your recovery key")
    try app.press(key.joined(separator: "-").lowercased())
    try app.press(.enter)
    try app.waitUntil(shows: "Change passcode")
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose a passcode")
    try app.press("1357")
    try app.waitUntil(shows: "Type it again")
    try app.press("1357")
    try app.waitUntil(shows: "Cardcase › Home")

    try driver.lock()
    try app.press("7777")
    try app.waitUntil(shows: "Wrong passcode")
    try driver.unlock("1357")
  }

  @Test("a recovery key with a typo is told the group; another vault's opens nothing")
  func wrongRecoveryKey() throws {
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    let app = driver.app
    var key = driver.recoveryKey
    try app.press(.escape)
    try app.waitUntil(shows: "shows the recovery key again")
    try driver.lock()
    try app.press(.function(2), .enter)
    try app.waitUntil(shows: "Type your recovery key")
    key[2] = String(key[2].reversed())
    try app.press(key.joined())
    try app.press(.enter)
    try app.waitUntil(shows: "Check group 3")
  }

  @Test("typing DELETE deletes the vault, and nothing less does")
  func reset() throws {
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    let app = driver.app
    try driver.lock()
    try app.press(.function(2), .down, .enter)
    try app.waitUntil(shows: "for good")
    try app.press("DELET")
    try app.press(.enter)
    try app.waitUntil(shows: "Type DELETE exactly.")
    #expect(access(path, F_OK) == 0)
    try app.press("E")
    try app.press(.enter)
    try app.waitUntil(shows: "Welcome to Cardcase")
    #expect(access(path, F_OK) != 0)
    try driver.chooseFourDigits("8888")
  }

  @Test("kill -9 at any moment leaves a vault that starts locked, or none at all")
  func killed() throws {
    do {
      let driver = try CardcaseDriver(newVault: path, passcode: "7777")
      try driver.app.press(.escape)
      try driver.app.waitUntil(shows: "shows the recovery key again")
      try driver.app.signal(SIGKILL)
      #expect(try driver.app.waitUntilExited() == .killed(signal: SIGKILL, dumpedCore: false))
    }
    let driver = try CardcaseDriver(.lab, .file(path))
    #expect(driver.app.screen.shows("Enter your passcode"))
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
  }
}
