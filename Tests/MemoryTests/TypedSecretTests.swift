import CardcaseDriver
import Glibc
import TerminalHarness
import Testing

// KeePass CVE-2023-32784: typed text can be put together from the remains of its field.
@Suite("What was typed")
struct TypedSecretTests {
  private let directory: TemporaryDirectory
  private let passphrase: String
  /// A driver at the recovery key of a new vault.
  private let story: CardcaseDriver

  init() throws {
    directory = try TemporaryDirectory()
    passphrase = Self.word()
    story = try CardcaseDriver(.lab, .file("\(directory.path)/v"), shows: "Welcome to Cardcase")
    try story.app.press(.down, .enter)
    try story.app.waitUntil(shows: "Choose your passphrase")
    try story.app.press(passphrase)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "The same passphrase once more")
    try story.app.press(passphrase)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Write this down")
  }

  @Test("no passphrase is left when a vault was made, nor when it opened one")
  func passphraseUsed() throws {
    try story.expectGone([typedPassphrase])
    try story.lock()
    try story.unlock("\(passphrase)\r")
    try story.app.waitUntil(shows: "Write this down")
    try story.expectGone([typedPassphrase])
  }

  @Test("no recovery key is left when it was seen")
  func recoveryKeySeen() throws {
    let groups = story.recoveryKey.map { Needle.typed("a group of the recovery key", $0) }
    #expect(groups.count == 7)
    #expect(Set(try story.finds(groups).map(\.stride)).isSuperset(of: [16, 28]))
    try story.lock()
    try story.expectGone(groups)
  }

  @Test("no recovery key is left when one was typed and given up, whole or in part")
  func recoveryKeyTyped() throws {
    let groups = story.recoveryKey
    let needles = groups.map { Needle.typed("a group of the recovery key", $0) }
    try story.lock()
    try story.app.press(.function(2))
    try story.app.waitUntil(shows: "Forgot passcode?")
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Type the key that you wrote down")
    try story.app.press(groups.dropLast().joined(separator: " "))
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Characters still missing")
    #expect(try !story.finds(needles).isEmpty)
    try story.app.press(.escape)
    try story.app.waitUntil(hides: "Type the key that you wrote down")
    try story.expectGone(needles)
  }

  @Test("no wrong passphrase is left once the lock says so")
  func wrongPassphrase() throws {
    try story.lock()
    let wrong = Self.word()
    try story.app.press(wrong)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Wrong passcode")
    try story.lab?.ask(.advance(.milliseconds(200)))
    try story.app.waitUntil(shows: "That is not the passcode of this vault")
    try story.expectGone([.typed("the wrong passphrase", wrong), typedPassphrase])
  }

  @Test("nothing is left of a number that was pasted at the lock and taken back")
  func pastedAtLock() throws {
    try story.lock()
    let number = Self.digits()
    try story.app.paste(Visit.grouped(number))
    try story.app.waitUntil(shows: "●")
    let text = Needle.typed("the pasted text", Visit.grouped(number))
    let needles = Needle.number("the pasted number", number) + [text]
    try story.app.press(.control("u"))
    try story.app.waitUntil(hides: "●")
    try story.expectGone(needles)
  }

  @Test("nothing is left of a number that was pasted where nothing takes it")
  func pastedInVain() throws {
    let number = Self.digits()
    try story.app.paste(Visit.grouped(number))
    try story.settle()
    try story.lock()
    try story.expectGone(Needle.number("the pasted number", number))
  }

  private var typedPassphrase: Needle { .typed("the passphrase", passphrase) }

  private static func word() -> String {
    String((0..<14).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
  }

  private static func digits() -> [UInt8] {
    [4] + (1..<16).map { _ in UInt8.random(in: 0...9) }
  }
}
