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

@Suite("The lock in line mode")
struct LineModeLockTests {
  private func passcodes(_ story: LineModeDriver) -> [String] {
    story.interface.effects.compactMap { effect in
      guard case .lock(.unlock(let passcode)) = effect else { return nil }
      return String(decoding: passcode.withUnsafeBytes { Array($0) }, as: UTF8.self)
    }
  }

  @Test("asks for the passcode unseen, and says that it is being checked")
  func passcode() throws {
    var story = try LineModeDriver()
    #expect(story.said == ["Cardcase is locked"])
    #expect(story.prompt == "Enter your passcode: " && story.isHidden)
    try story.type("1234")
    #expect(passcodes(story) == ["1234"])
    #expect(story.said == ["Checking"] && story.isHidden && story.prompt == "")
  }

  @Test("too few or too many digits are no attempt", arguments: ["123", "12345", "12a4"])
  func otherLength(_ line: String) throws {
    var story = try LineModeDriver()
    try story.type(line)
    #expect(passcodes(story).isEmpty)
    #expect(story.heard("The passcode has 4 digits."))
    try story.type("1234")
    #expect(passcodes(story) == ["1234"])
  }

  @Test(
    "letters of another layout are named, and count for nothing",
    arguments: [("йцук", "Cyrillic"), ("שדגכ", "Hebrew"), ("٥٥٦٦", "0 to 9")]
  )
  func otherLayout(_ line: String, _ named: String) throws {
    var story = try LineModeDriver()
    try story.type(line)
    #expect(passcodes(story).isEmpty)
    #expect(story.heard("The passcode has 4 digits.") && story.heard(named))
    #expect(!story.said.contains { $0.contains(line) })
    try story.type("１234")
    #expect(passcodes(story) == ["1234"])
  }

  @Test("a passphrase may have any words, those of the program without their slash among them")
  func passphrase() throws {
    var story = try LineModeDriver(kind: .passphrase)
    try story.type("lock the quit jk?")
    #expect(passcodes(story) == ["lock the quit jk?"])
    story.interface.answer(.lock(.refused(.wrong)))
    try story.type("jkjkjkjkjk")
    #expect(passcodes(story).last == "jkjkjkjkjk")
  }

  @Test("a refusal is told with the attempts that are left, and the next one is asked for")
  func refusal() throws {
    var story = try LineModeDriver(preferences: Preferences().with(\.wipesAfterTen, true))
    try story.type("1234")
    story.answer(.lock(.attempts(PasscodeAttempts(failures: 3))))
    story.answer(.lock(.refused(.wrong)))
    #expect(story.heard("Wrong passcode") && story.heard("7 attempts left"))
    #expect(story.prompt == "Enter your passcode: ")
  }

  @Test("a delay is told once, again for Enter, and its end by asking for the passcode")
  func delay() throws {
    var story = try LineModeDriver()
    try story.type("1234")
    let end = story.interface.now.advanced(by: .seconds(60))
    story.answer(.lock(.attempts(PasscodeAttempts(failures: 5, waitsUntil: end))))
    story.answer(.lock(.refused(.wrong)))
    #expect(story.heard("Try again in 1 minute"))
    story.pass(.seconds(10))
    #expect(story.said.isEmpty)
    try story.type("")
    #expect(story.heard("Try again in 50 seconds"))
    try story.type("1234")
    #expect(passcodes(story).count == 1)
    story.pass(.seconds(50))
    #expect(story.prompt == "Enter your passcode: ")
  }

  @Test("what was asked for comes back after a lock, and the lock says nothing of it")
  func place() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "1", "")
    #expect(story.heard("eins"))
    try story.type("lock")
    #expect(story.said == ["Cardcase is locked. The unfinished line was dropped."])
    try story.type("?")
    #expect(!story.heard("Good"))
    try story.unlock()
    #expect(story.heard("eins"))
    #expect(story.prompt == "1 Again, 2 Hard, Enter Good, 4 Easy: ")
  }

  @Test("the idle limit locks by itself, and a line that comes after it does nothing")
  func idle() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "1", "")
    story.pass(.seconds(119))
    #expect(story.said.isEmpty)
    story.interface.now = story.interface.now.advanced(by: .seconds(1))
    try story.type("3")
    #expect(story.interface.study?.reviews.isEmpty == true)
    #expect(story.said == ["Cardcase is locked. The unfinished line was dropped."])
    #expect(passcodes(story).isEmpty)
  }

  @Test("the first start asks for the kind, and twice for the passcode")
  func firstStart() throws {
    var story = try LineModeDriver(kind: nil)
    #expect(story.heard("1: 4 digits: "))
    #expect(story.heard("Device key: on for digits, off for a passphrase"))
    #expect(story.heard("only the recovery key opens the vault"))
    try story.type("1")
    #expect(story.prompt == "Choose a passcode: " && story.isHidden)
    try story.type("1111")
    #expect(story.heard("it repeats") && story.prompt == "Type it again: ")
    try story.type("2222")
    #expect(story.heard("They don't match"))
    try story.type("7351", "7351")
    #expect(story.heard("Creating your vault"))
    let made = story.interface.effects.contains { effect in
      if case .lock(.createVault(_, .digits4, true)) = effect { true } else { false }
    }
    #expect(made)
  }

  @Test("the device key is switched off by a line, and its absence is said")
  func deviceKey() throws {
    var story = try LineModeDriver(kind: nil)
    try story.type("d")
    #expect(story.heard("Device key: off"))
    try story.type("2", "735190", "735190")
    let made = story.interface.effects.contains { effect in
      if case .lock(.createVault(_, .digits6, false)) = effect { true } else { false }
    }
    #expect(made)
  }

  @Test("the recovery key is shown when it is asked for, and a group of it typed back")
  func recoveryKey() throws {
    var story = try LineModeDriver()
    let key = try RecoveryKey(random: SystemRandom())
    try story.unlock(VaultSnapshot(passcodeKind: .digits4, recoveryKey: key, recoveryGroup: 2))
    #expect(story.heard("a terminal may keep what it shows"))
    try story.type("show")
    #expect(story.said.count == 1 + RecoveryKey.groupCount)
    let group = String(try #require(story.said.dropFirst(3).first).dropFirst(3))
    try story.type("", "XXXXX")
    #expect(story.heard("Check group 3") && story.isHidden)
    try story.type(group)
    let isErased = story.interface.effects.contains { effect in
      if case .lock(.eraseRecoveryKey) = effect { true } else { false }
    }
    #expect(isErased)
  }

  @Test("the settings change the passcode, after the current one")
  func change() throws {
    var story = try LineModeDriver.opened()
    try story.type("3", "5")
    #expect(story.prompt == "Enter your current passcode: " && story.isHidden)
    try story.type("1234")
    #expect(story.heard("Checking"))
    story.answer(.lock(.refused(.wrong)))
    #expect(story.heard("Wrong passcode"))
    try story.type("4321")
    story.answer(.lock(.passcodeVerified))
    try story.type("1", "7351", "7351")
    let isChanged = story.interface.effects.contains { effect in
      if case .lock(.changePasscode(_, .digits4)) = effect { true } else { false }
    }
    #expect(isChanged)
  }

  @Test("who forgot the passcode is told the ways out, and the deletion needs its word")
  func forgotten() throws {
    var story = try LineModeDriver()
    try story.type("/forgot")
    #expect(story.heard("1: Use the recovery key"))
    try story.type("1", "nonsense")
    #expect(story.isHidden)
    #expect(story.said == ["Check group 1: there is a typo."])
    try story.type("/q", "2", "NO")
    #expect(story.heard("Type DELETE exactly"))
    try story.type("DELETE")
    let isDeleted = story.interface.effects.contains { effect in
      if case .lock(.deleteVault) = effect { true } else { false }
    }
    #expect(isDeleted)
  }
}
