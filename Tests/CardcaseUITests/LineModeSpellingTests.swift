import Locking
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Spelling in line mode")
struct LineModeSpellingTests {
  private let groups = [
    "five, five, five, five", "five, five, five, five", "five, five, five, five",
    "four, four, four, four",
  ]

  /// Somebody who was shown a number.
  private func shown() throws -> LineModeDriver {
    var story = try LineModeDriver.opened()
    try story.type("1", "2", "1", "show")
    return story
  }

  @Test("a shown number is spelled group by group, and stays until Enter")
  func number() throws {
    var story = try shown()
    story.pass(.seconds(30))
    try story.type("spell")
    #expect(story.said == groups && story.prompt == "Enter to go on: ")
    story.pass(.seconds(60))
    #expect(story.said.isEmpty)
    for line in ["1", "again", "spell", "help", "zzz"] {
      try story.type(line)
      #expect(story.said == ["Spelled. Press Enter to go on."])
      #expect(story.prompt == "Enter to go on: ")
    }
    try story.type("")
    #expect(story.said.isEmpty && story.answer == "Enter for help, or a choice: ")
    try story.type("spell")
    #expect(!story.heard("five"))
  }

  @Test("spell in the place of show spells what is shown at once")
  func atOnce() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "2", "1", "spell")
    #expect(story.said == groups && story.prompt == "Enter to go on: ")
    try story.type("", "again")
    #expect(!story.heard("five") && !story.heard("5555"))
  }

  @Test("any other line lets go of the number before it is spelled")
  func other() throws {
    var story = try shown()
    try story.type("where", "spell")
    #expect(!story.heard("five"))
  }

  @Test("a lock ends it, and after the next unlocking nothing is left of it")
  func lock() throws {
    for line in ["lock", "/lock"] {
      var story = try shown()
      try story.type("spell", line)
      #expect(story.said == ["Cardcase is locked. The unfinished line was dropped."])
      #expect(story.prompt == "Enter your passcode: ")
      try story.unlock()
      try story.type("spell")
      #expect(!story.heard("five"))
    }
    var story = try shown()
    try story.type("spell")
    story.tell(.event(.key(.control("l"))))
    #expect(story.said == ["Cardcase is locked. The unfinished line was dropped."])
  }

  @Test("the idle limit locks while something is spelled")
  func idle() throws {
    var story = try shown()
    try story.type("spell")
    story.pass(.seconds(120))
    #expect(story.heard("Cardcase is locked"))
  }

  @Test("the recovery key is spelled in its groups")
  func recoveryKey() throws {
    var story = try LineModeDriver()
    let key = try RecoveryKey(random: SystemRandom())
    try story.unlock(VaultSnapshot(passcodeKind: .digits4, recoveryKey: key, recoveryGroup: 2))
    try story.type("spell")
    #expect(story.said.count == 1 + RecoveryKey.groupCount)
    #expect(story.said.dropFirst().allSatisfy { $0.split(separator: ", ").count >= 5 })
    try story.type("")
    #expect(story.prompt == "Enter when written down: ")
  }

  @Test("a prompt, an answer and a text so far are spelled too, and ask for no Enter")
  func values() throws {
    var story = try LineModeDriver.opened(StudyVault([("one", "Äb-1")]))
    try story.type("2", "1", "1", "spell")
    #expect(story.said == ["Oscar, November, Echo"])
    try story.type("", "spell")
    #expect(story.said.count == 1 && story.heard("Bravo, hyphen, one"))
    try story.type("no such word", "spell")
    #expect(story.said.count == 1 && story.heard("Bravo, hyphen, one"), "not what was wrong")
    #expect(story.prompt == "1 Again, 2 Hard, Enter Good, 4 Easy: ")
    try story.type("e", "spell")
    #expect(story.heard("Oscar, November, Echo") && story.prompt == "Prompt: ")
  }
}
