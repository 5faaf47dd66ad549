import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

// Things come in without a passcode, and go into the vault when its owner is there.
@Suite("The letterbox")
struct LetterboxTests {
  private let driver: CommandDriver
  private var box: String { driver.path + ".letterbox" }

  init() throws {
    driver = try CommandDriver()
  }

  /// Runs a script, and returns what it wrote.
  @discardableResult
  private func run(_ script: String, shows text: String = "status ") throws -> String {
    let app = try driver.run(script: "\(script); echo \"status $?\"", shows: text)
    try app.waitUntil(shows: "status ")
    _ = try app.waitUntilExited()
    return app.writtenText()
  }

  private func opened() throws -> CardcaseDriver {
    let app = try CardcaseDriver(.cardcase, .file(driver.path))
    try app.unlock(CommandDriver.passcode)
    return app
  }

  /// Leaves the recovery key, which nobody wrote down.
  private func leaveRecoveryKey(_ app: CardcaseDriver) throws {
    try app.app.waitUntil(shows: "Write this down")
    try app.app.press(.escape)
    try app.app.waitUntil(hides: "Write this down")
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: box).sorted() }
  }

  @Test("takes a note and a card while locked, which go in at the next unlocking, one asked about")
  func roundTrip() throws {
    let said = try run(
      """
      cardcase deck add canary-prompt canary-answer --deck Birds::Owls --tags 'x y' --vault $VAULT
      echo '{"cc-number":"4111111111111111","label":"canary-label"}' |
        cardcase card add --vault $VAULT
      """
    )
    #expect(said.contains("status 0") && said.contains("Waiting: 2"))
    #expect(!said.contains("canary") && !said.contains("4111"))
    for name in try names {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: box + "/" + name))
      for secret in ["canary", "4111111111111111", "Birds"] {
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
      }
      let rights = try FileManager.default.attributesOfItem(atPath: box + "/" + name)
      #expect(rights[.posixPermissions] as? Int == 0o600)
    }
    let app = try opened()
    try app.app.waitUntil(shows: "Card 1 of 1 in the letterbox")
    try app.app.waitUntil(shows: "canary-label")
    try app.app.press(.down)
    try app.app.press(.enter)
    try app.app.waitUntil(shows: "card added to the wallet")
    try app.app.waitUntil("the letterbox is empty") { _ in (try? names) == ["key"] }
    try leaveRecoveryKey(app)
    try app.app.waitUntil(shows: "Birds")
    try app.app.press(.controlC)
    try app.app.waitUntilExited()
  }

  @Test("while the program has the vault open, things wait for the next unlocking")
  func openMeanwhile() throws {
    let app = try opened()
    try leaveRecoveryKey(app)
    try app.app.waitUntil(shows: "Home")
    let said = try run("cardcase deck add late answer --vault $VAULT")
    #expect(said.contains("status 0"))
    #expect(try names.count == 2)
    try app.app.press(.control("l"))
    try app.app.waitUntil(shows: "Enter your passcode")
    try app.unlock(CommandDriver.passcode)
    try app.app.waitUntil(shows: "added 1 note")
    try app.app.press(.controlC)
    try app.app.waitUntilExited()
    #expect(try names == ["key"])
  }

  @Test("an exchanged key is refused by the command, and told of at the next unlocking")
  func exchanged() throws {
    let other = try CommandDriver()
    // The lab's vaults have one key; a new one has no other vault.
    _ = try other.run(
      script:
        "echo \(CommandDriver.passcode) | cardcase vault rekey --vault $VAULT --passcode-fd 0",
      shows: "The vault and its letterbox have new keys"
    ).waitUntilExited()
    let key = box + "/key"
    unlink(key)
    try FileManager.default.copyItem(atPath: other.path + ".letterbox/key", toPath: key)
    let said = try run("cardcase deck add a b --vault $VAULT")
    #expect(
      said.contains("status 1") && said.contains("is damaged or was replaced"),
      "\(said)"
    )
    #expect(try names == ["key"])
    let app = try opened()
    try app.app.waitUntil(shows: "the letterbox had a foreign")
    try app.app.press(.enter)
    try app.app.press(.controlC)
    try app.app.waitUntilExited()
    #expect(try run("cardcase deck add a b --vault $VAULT").contains("status 0"))
  }

  @Test("a command that writes to the vault takes in notes, and leaves cards to be asked about")
  func byCommand() throws {
    try run("cardcase deck add canary-prompt answer --deck Owls --vault $VAULT")
    try run("echo '{\"cc-number\":\"4111111111111111\"}' | cardcase card add --vault $VAULT")
    #expect(try run("cardcase vault status --vault $VAULT").contains("Waiting in the letterbox: 2"))
    let reading = try run("echo 7777 | cardcase card list --vault $VAULT --passcode-fd 0")
    #expect(!reading.contains("Letterbox"))
    let said = try run("echo 7777 | cardcase deck undo-import --vault $VAULT --passcode-fd 0")
    #expect(said.contains("Letterbox: added 1 note."))
    #expect(said.contains("1 card needs your decision"))
    #expect(try run("cardcase vault status --vault $VAULT").contains("Waiting in the letterbox: 1"))
    let found = try run("echo 7777 | cardcase note find canary --vault $VAULT --passcode-fd 0")
    #expect(found.contains("canary-prompt"))
  }

  @Test("a vault gets no new key while something waits for the old one")
  func rekey() throws {
    try run("echo '{\"cc-number\":\"4111111111111111\"}' | cardcase card add --vault $VAULT")
    let passcode = "printf '\(CommandDriver.passcode)\\n' > p; exec 9< p;"
    let refused = try run("\(passcode) cardcase vault rekey --vault $VAULT --passcode-fd 9")
    #expect(refused.contains("status 1") && refused.contains("is not empty"))
    let app = try opened()
    try app.app.waitUntil(shows: "Card 1 of 1 in the letterbox")
    try app.app.press(.down)
    try app.app.press(.enter)
    try app.app.waitUntil(shows: "card added to the wallet")
    try app.app.press(.controlC)
    try app.app.waitUntilExited()
    let before = try Data(contentsOf: URL(fileURLWithPath: box + "/key"))
    let done = try run("\(passcode) cardcase vault rekey --vault $VAULT --passcode-fd 9")
    #expect(done.contains("status 0") && done.contains("its letterbox have new keys"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: box + "/key")) != before)
    #expect(try run("cardcase deck add a b --vault $VAULT").contains("status 0"))
  }

  @Test("bad words and bad JSON get a sentence, and nothing is put in")
  func refused() throws {
    let cases = [
      ("cardcase deck add '' b --vault $VAULT", "The prompt is empty"),
      ("cardcase deck add a --vault $VAULT", "The answer is empty"),
      ("cardcase deck add a b --deck 'x::' --vault $VAULT", "x::"),
      ("echo '{}' | cardcase card add --vault $VAULT", "\"cc-number\" must have 12 to 19 digits"),
      (
        "echo '{\"cc-number\":\"4111111111111112\"}' | cardcase card add --vault $VAULT",
        "Add --anyway"
      ),
    ]
    for (script, sentence) in cases {
      let said = try run(script)
      #expect(said.contains("status 1") && said.contains(sentence), "\(said)")
    }
    #expect(try names == ["key"])
  }

  @Test("with the passcode they go in at once, and the letterbox stays empty")
  func atOnce() throws {
    let passcode = "printf '\(CommandDriver.passcode)\\n' > p; exec 9< p;"
    let said = try run(
      "\(passcode) cardcase deck add a b --deck Birds --vault $VAULT --passcode-fd 9"
    )
    #expect(said.contains("status 0") && said.contains("Added the note to the deck \"Birds\""))
    #expect(try names == ["key"])
  }
}
