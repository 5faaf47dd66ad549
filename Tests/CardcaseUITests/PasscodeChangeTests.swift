import Locking
import Secrets
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Changing the passcode")
struct PasscodeChangeTests {
  private func atFirstStep(_ preferences: Preferences = Preferences().with(\.reducedMotion, true))
    throws
    -> ModelHarness
  {
    var app = try ModelHarness(preferences: preferences)
    try app.unlock()
    app.press(.character("s"), .down, .down, .down, .down, .enter)
    return app
  }

  /// Past the current passcode, with digits of the same kind chosen.
  private func atNewPasscode() throws -> ModelHarness {
    var app = try atFirstStep()
    app.type("5566")
    app.answer(.lock(.passcodeVerified))
    app.press(.enter)
    return app
  }

  private func changes(_ app: ModelHarness) -> [(passcode: [UInt8], kind: PasscodeKind)] {
    app.effects.compactMap {
      guard case .lock(.changePasscode(let passcode, let kind)) = $0 else { return nil }
      return (passcode.withUnsafeBytes { Array($0) }, kind)
    }
  }

  @Test("asks for the current one, which is tried as an attempt, and only then for a new one")
  func asks() throws {
    var app = try atFirstStep()
    #expect(app.shows("Enter your current passcode"))
    app.type("5566")
    guard case .lock(.verifyPasscode(let passcode)) = app.effects.last,
      app.requests.last?.effectID.epoch == app.model.epoch
    else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(passcode.withUnsafeBytes { Array($0) } == Array("5566".utf8))
    #expect(app.shows("Checking"))
    app.press(.escape)
    app.type("1")
    #expect(app.shows("Checking"))
    app.answer(.lock(.passcodeVerified))
    #expect(app.shows("› 4 digits"))
  }

  @Test("shows no typed digit, neither of the current one nor of the new one")
  func typedDigitsAreNotShown() throws {
    func screens(_ present: String, _ new: String) throws -> [[String]] {
      var app = try atFirstStep()
      var seen: [[String]] = []
      for (index, digit) in (present + new + new.dropLast()).enumerated() {
        app.type(String(digit))
        if index == present.count - 1 {
          app.answer(.lock(.passcodeVerified))
          app.press(.enter)
        }
        seen.append(app.lines + ["\(String(describing: app.screen.cursor))"])
      }
      return seen
    }
    #expect(try screens("5566", "8309") == screens("1047", "2960"))
  }

  @Test("sets the new one, of another kind too, and tells it")
  func changed() throws {
    var app = try atFirstStep()
    app.type("5566")
    app.answer(.lock(.passcodeVerified))
    app.press(.down, .enter)
    app.type("830917830917")
    let change = try #require(changes(app).first)
    #expect(change.passcode == Array("830917".utf8))
    #expect(change.kind == .digits6)
    #expect(app.shows("Setting your passcode"))
    app.press(.escape, .backspace)
    #expect(app.shows("Setting your passcode"))
    app.answer(.lock(.passcodeChanged(.digits6)))
    #expect(app.shows("Passcode changed."))
    // The notice about copies of the vault lies over the row.
    app.press(.enter)
    #expect(app.shows("› Change passcode"))
    app.press(.control("l"))
    #expect(app.shows("○ ○ ○ ○ ○ ○"))
    #expect(app.shows("Enter your passcode"))
  }

  @Test("shakes and tells a wrong current one, and takes the next at once")
  func wrong() throws {
    var app = try atFirstStep(Preferences())
    app.type("1234")
    app.answer(.lock(.refused(.wrong)))
    let shaken = try #require(app.lines.first { $0.contains("● ● ● ●") })
    #expect(
      app.model.nextDeadline(after: app.now) == app.now.advanced(by: .milliseconds(50))
    )
    app.pass(.milliseconds(50))
    #expect(app.lines.first { $0.contains("● ● ● ●") } != shaken)
    app.pass(.milliseconds(150))
    #expect(app.shows("✗ Wrong passcode"))
    #expect(app.shows("○ ○ ○ ○"))
    app.type("5566")
    #expect(app.effects.count == 2)
  }

  @Test("waits as long as the lock would, and leaving and coming back does not shorten it")
  func throttled() throws {
    var app = try atFirstStep()
    app.type("1234")
    app.answer(
      .lock(
        .attempts(PasscodeAttempts(failures: 5, waitsUntil: app.now.advanced(by: .seconds(60))))
      )
    )
    app.answer(.lock(.refused(.wrong)))
    #expect(app.shows("Try again in 1:00"))
    app.press(.escape, .enter)
    #expect(app.shows("Try again in 1:00"))
    #expect(app.shows("Too many wrong passcodes"))
    app.type("5566")
    #expect(app.effects.count == 1)
    app.pass(.seconds(60))
    #expect(app.shows("Enter your current passcode"))
    app.type("5566")
    #expect(app.effects.count == 2)
  }

  @Test("tells how many attempts are left where the last one deletes all, and ends where it does")
  func wiped() throws {
    var app = try atFirstStep(Preferences().with(\.reducedMotion, true).with(\.wipesAfterTen, true))
    app.answer(.lock(.attempts(PasscodeAttempts(failures: 9))))
    #expect(app.shows("1 attempt left before deletion"))
    app.type("1234")
    app.answer(.lock(.wiped))
    #expect(!app.model.isOpen)
    #expect(app.shows("The vault was deleted"))
  }

  @Test("does not take the current one again")
  func unchanged() throws {
    var app = try atNewPasscode()
    app.type("5566")
    #expect(app.shows("Same as before. Choose another."))
    #expect(app.shows("○ ○ ○ ○"))
    app.type("83098309")
    #expect(changes(app).count == 1)
  }

  @Test("warns of one that is easy to guess, and takes it where it is typed again")
  func obvious() throws {
    var app = try atNewPasscode()
    app.type("1984")
    #expect(app.shows("Easy to guess. Esc: choose another"))
    app.press(.escape)
    #expect(app.shows("Choose a passcode"))
    #expect(!app.shows("Easy to guess"))
    app.type("19841984")
    #expect(changes(app).count == 1)
  }

  @Test("the first passcode of all is warned about as well, and the words fit on 40 columns")
  func obviousAtSetup() throws {
    for code in ["777777", "123456", "310784"] {
      var app = try ModelHarness(kind: nil, size: Size(width: 40, height: 12))
      app.press(.enter)
      app.type(code)
      #expect(app.shows("Easy to guess. Esc: choose another"))
    }
  }

  // The second seed's telephone call.
  @Test("a lock in the middle leads back to its first step, with nothing typed", arguments: 0..<4)
  func lockInTheMiddle(step: Int) throws {
    var app = try step < 2 ? atFirstStep() : atNewPasscode()
    let fresh = try atFirstStep().lines
    app.type(["", "556", "83", "830983098309"][step])
    app.press(.control("l"))
    #expect(app.shows("Cardcase is locked"))
    let session = try #require(app.sealed)
    let table = SecretTable()
    _ = try encode(session, table)
    #expect(table.count == 0)
    try app.unlock()
    #expect(app.lines == fresh)
    app.press(.escape)
    #expect(app.shows("› Change passcode"))
  }

  @Test("a lock while the new one is being set: what comes too late changes nothing on the screen")
  func lockDuringTask() throws {
    var app = try atNewPasscode()
    app.type("83098309")
    let epoch = app.model.epoch
    app.press(.control("l"))
    app.answer(.lock(.passcodeFailed(.failed(.diskFull))), epoch: epoch)
    #expect(app.shows("Enter your passcode"))
    try app.unlock()
    #expect(app.shows("Enter your current passcode"))
    app.answer(.lock(.passcodeVerified), epoch: epoch)
    #expect(app.shows("Enter your current passcode"))
  }

  @Test("a lock just after the new one counts: the lock asks for that one, and the change is over")
  func lockAfterChange() throws {
    var app = try atFirstStep()
    app.type("5566")
    app.answer(.lock(.passcodeVerified))
    app.press(.down, .enter)
    app.type("830917830917")
    app.press(.control("l"))
    app.answer(.lock(.passcodeChanged(.digits6)))
    #expect(app.shows("Enter your new passcode"))
    #expect(app.shows("○ ○ ○ ○ ○ ○"))
    var contents = VaultSnapshot.sample
    contents.lock.passcodeKind = .digits6
    try app.unlock(contents)
    #expect(app.shows("Passcode changed."))
    // The notice about copies of the vault lies over the row.
    app.press(.enter)
    #expect(app.shows("› Change passcode"))
    app.press(.control("l"))
    #expect(app.shows("Enter your passcode"))
  }

  @Test("a disk that refuses is told, and the new one is typed again")
  func failed() throws {
    var app = try atNewPasscode()
    app.type("83098309")
    app.answer(.lock(.passcodeFailed(.failed(.diskFull))))
    #expect(app.shows("Could not write the vault: the disk is full."))
    app.type("83098309")
    #expect(changes(app).count == 2)
  }

  @Test("the demo keeps its passcode")
  func demo() throws {
    var app = try ModelHarness(isDemo: true)
    try app.unlock()
    app.press(.character("s"), .down, .down, .down, .down, .enter)
    #expect(app.shows("The demo can't do this. Start Cardcase without --demo."))
  }
}

@Suite("Renewing the recovery key")
struct RecoveryKeyRenewalTests {
  private func asked() throws -> ModelHarness {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("s"), .down, .down, .down, .down, .down, .enter)
    return app
  }

  private func isAskedFor(_ app: ModelHarness) -> Bool {
    app.effects.contains { if case .lock(.renewRecoveryKey) = $0 { true } else { false } }
  }

  @Test("asks first, and Enter keeps the one there is")
  func asks() throws {
    var app = try asked()
    #expect(app.shows("› Cancel"))
    app.press(.enter)
    #expect(!isAskedFor(app))
  }

  @Test("shows the new key until a group of it is typed back, after a lock too")
  func renews() throws {
    var app = try asked()
    app.press(.down, .enter)
    #expect(isAskedFor(app))
    let key = try RecoveryKey(random: SystemRandom())
    app.answer(.lock(.recoveryKeyRenewed(key, group: 2)))
    let group = String(
      String.UnicodeScalarView(
        (0..<RecoveryKey.groupLength).map { Unicode.Scalar(key.symbol(group: 2, position: $0)) }
      )
    )
    #expect(app.shows(group))
    app.press(.control("l"))
    var contents = VaultSnapshot.sample
    contents.lock.recoveryKey = key
    try app.unlock(contents)
    #expect(app.shows(group))
    app.press(.enter)
    app.type(group)
    app.press(.enter)
    guard case .lock(.eraseRecoveryKey) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
  }

  @Test("is told where the disk refuses")
  func failed() throws {
    var app = try asked()
    app.press(.down, .enter)
    app.answer(.lock(.recoveryKeyNotRenewed(.diskFull)))
    #expect(app.shows("Could not renew the recovery key: the disk is full."))
  }
}

@Suite("A key that the recovery key led to")
struct RecoveredKeyTests {
  private func recovered(_ limit: Duration?) throws -> ModelHarness {
    var app = try ModelHarness(preferences: Preferences().with(\.idleLimit, limit))
    app.press(.function(2), .enter)
    app.answer(.lock(.recovered))
    return app
  }

  private func isDropped(_ app: ModelHarness) -> Bool {
    app.effects.contains { if case .lock(.dropKey) = $0 { true } else { false } }
  }

  @Test(
    "goes after the idle time without a key, after two minutes where that is never",
    arguments: [(Duration.seconds(30), 30), (nil, 120)]
  )
  func goes(limit: Duration?, seconds: Int) throws {
    var app = try recovered(limit)
    app.pass(.seconds(seconds - 1))
    app.press(.down)
    #expect(!isDropped(app))
    #expect(
      app.model.nextDeadline(after: app.now) == app.now.advanced(by: .seconds(seconds))
    )
    app.pass(.seconds(seconds))
    #expect(isDropped(app))
    #expect(app.shows("Enter your passcode"))
  }

  @Test("goes before a key that comes too late, which does nothing")
  func lateKey() throws {
    var app = try recovered(.seconds(30))
    app.now = app.now.advanced(by: .seconds(30))
    app.press(.enter)
    #expect(isDropped(app))
    #expect(app.shows("Enter your passcode"))
    #expect(app.shows("○ ○ ○ ○"))
  }
}
