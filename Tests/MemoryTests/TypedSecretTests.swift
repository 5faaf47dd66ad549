import Glibc
import TerminalHarness
import TestSupport
import Testing

// KeePass CVE-2023-32784: typed text can be put together from the remains of its field.
@Suite("What was typed")
struct TypedSecretTests {
  private let directory: TemporaryDirectory
  private let passphrase: String
  /// A driver at the recovery key of a new vault.
  private let driver: CardcaseDriver

  init() throws {
    directory = try TemporaryDirectory()
    passphrase = Self.word()
    driver = try CardcaseDriver(.lab, .file("\(directory.path)/v"), shows: "Welcome to Cardcase")
    try driver.app.press(.down, .enter)
    try driver.app.waitUntil(shows: "Choose a passphrase")
    try driver.app.press(passphrase)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Type it again")
    try driver.app.press(passphrase)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Write this down")
  }

  @Test("no passphrase is left when a vault was made, nor when it opened one")
  func passphraseUsed() throws {
    try driver.expectGone([typedPassphrase])
    try driver.lock()
    try driver.unlock("\(passphrase)\r")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.expectGone([typedPassphrase])
  }

  @Test("no recovery key is left when it was seen")
  func recoveryKeySeen() throws {
    let groups = driver.recoveryKey.map { Needle.typed("a group of the recovery key", $0) }
    #expect(groups.count == 7)
    #expect(Set(try driver.finds(groups).map(\.stride)).isSuperset(of: [16, 28]))
    try driver.lock()
    try driver.expectGone(groups)
  }

  @Test("no recovery key is left when one was typed and given up, whole or in part")
  func recoveryKeyTyped() throws {
    let groups = driver.recoveryKey
    let needles = groups.map { Needle.typed("a group of the recovery key", $0) }
    try driver.lock()
    try driver.app.press(.function(2))
    try driver.app.waitUntil(shows: "Forgot passcode?")
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Type your recovery key")
    try driver.app.press(groups.dropLast().joined(separator: " "))
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "characters missing")
    #expect(try !driver.finds(needles).isEmpty)
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Type your recovery key")
    try driver.expectGone(needles)
  }

  @Test("no wrong passphrase is left once the lock says so")
  func wrongPassphrase() throws {
    try driver.lock()
    let wrong = Self.word()
    try driver.app.press(wrong)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Wrong passcode")
    try driver.lab?.ask(.advance(.milliseconds(200)))
    try driver.app.waitUntil(shows: "Wrong passcode")
    try driver.expectGone([.typed("the wrong passphrase", wrong), typedPassphrase])
  }

  @Test("nothing is left of a number that was pasted at the lock and taken back")
  func pastedAtLock() throws {
    try driver.lock()
    let number = Self.digits()
    try driver.app.paste(Visit.grouped(number))
    try driver.app.waitUntil(shows: "●")
    let text = Needle.typed("the pasted text", Visit.grouped(number))
    let needles = Needle.number("the pasted number", number) + [text]
    try driver.app.press(.control("u"))
    try driver.app.waitUntil(hides: "●")
    try driver.expectGone(needles)
  }

  @Test("nothing is left of a number that was pasted where nothing takes it")
  func pastedInVain() throws {
    let number = Self.digits()
    try driver.app.paste(Visit.grouped(number))
    try driver.settle()
    try driver.lock()
    try driver.expectGone(Needle.number("the pasted number", number))
  }

  private var typedPassphrase: Needle { .typed("the passphrase", passphrase) }

  private static func word() -> String {
    String((0..<14).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
  }

  private static func digits() -> [UInt8] {
    [4] + (1..<16).map { _ in UInt8.random(in: 0...9) }
  }
}
