import Locking
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

@Suite("The lock and attempts")
struct AttemptTests {
  private func waits(_ app: inout ModelHarness, _ failures: Int, _ time: Duration) {
    let attempts = PasscodeAttempts(failures: failures, waitsUntil: app.now.advanced(by: time))
    app.answer(.lock(.attempts(attempts)))
  }

  /// The passcode that was wrong once more, and has to be waited for.
  private func fail(_ app: inout ModelHarness, _ failures: Int, _ time: Duration) {
    app.type("1234")
    waits(&app, failures, time)
    app.answer(.lock(.refused(.wrong)))
  }

  private func wiping() throws -> ModelHarness {
    try ModelHarness(
      preferences: Preferences().with(\.reducedMotion, true).with(\.wipesAfterTen, true)
    )
  }

  // swaylock#66 and #189: show how long, and let one type as soon as it is over.
  @Test("tell how long to wait, second by second, and take the passcode right after")
  func countdown() throws {
    var app = try ModelHarness()
    waits(&app, 6, .seconds(300))
    #expect(app.shows("Try again in 5:00"))
    #expect(app.shows("Too many wrong passcodes"))
    let first = try #require(app.model.nextDeadline(after: app.now))
    #expect(first == app.now.advanced(by: .seconds(1)))
    app.pass(.seconds(1))
    #expect(app.shows("Try again in 4:59"))
    app.pass(.seconds(298))
    #expect(app.shows("Try again in 0:01"))
    app.pass(.seconds(1))
    #expect(!app.shows("Try again"))
    #expect(app.shows("Enter your passcode"))
    #expect(app.model.nextDeadline(after: app.now) == nil)
    app.type("5566")
    #expect(app.effects.count == 1)
  }

  @Test("that wait take no key and keep none for later, pasted ones neither")
  func ignoresInput() throws {
    var app = try ModelHarness()
    waits(&app, 5, .seconds(60))
    let before = app.lines
    app.type("5566")
    app.press(.enter, .left, .up, .backspace, .control("u"), .escape)
    app.tell(.event(.pasteBegan))
    for scalar in "5566".unicodeScalars { app.tell(.event(.pasted(scalar))) }
    app.tell(.event(.pasteEnded))
    #expect(app.lines == before)
    #expect(app.effects.isEmpty)
    app.pass(.seconds(60))
    #expect(app.shows("○ ○ ○ ○"))
    #expect(app.effects.isEmpty)
  }

  @Test("that wait let a passphrase be typed only afterwards")
  func passphrase() throws {
    var app = try ModelHarness(kind: .passphrase)
    waits(&app, 5, .seconds(60))
    app.type("correct horse")
    app.press(.enter)
    #expect(app.effects.isEmpty)
    app.pass(.seconds(60))
    app.type("correct horse")
    app.press(.enter)
    #expect(app.effects.count == 1)
  }

  @Test("that wait from the start are told in the first picture")
  func fromLaunch() throws {
    let now = Instant(nanoseconds: 1_000_000_000_000)
    for (cause, words) in [
      (PasscodeAttempts.Cause.recordLost, "The record of attempts is missing"),
      (.notCounted, "Attempts can't be recorded on this disk"),
      (.failures, "Too many wrong passcodes"),
    ] {
      let app = try ModelHarness(
        attempts: PasscodeAttempts(
          failures: 8,
          waitsUntil: now.advanced(by: .seconds(900)),
          cause: cause
        )
      )
      #expect(app.shows("Try again in 15:00"))
      #expect(app.shows(words))
    }
  }

  @Test("that wait shake and tell the verdict first, with the time running in the words")
  func verdictFirst() throws {
    var app = try ModelHarness()
    fail(&app, 5, .seconds(60))
    #expect(app.shows("Wrong passcode"))
    app.pass(.milliseconds(200))
    #expect(app.shows("› Back"))
    #expect(app.shows("1:00, or use the recovery key."))
    app.pass(.milliseconds(800))
    #expect(app.shows("0:59, or use the recovery key."))
    app.type("5")
    #expect(app.shows("› Back"))
    app.press(.enter)
    #expect(app.shows("Try again in 0:59"))
    #expect(!app.shows("› Back"))
  }

  @Test("that wait still let who forgot the passcode to the recovery key, and go on afterwards")
  func recoveryKey() throws {
    var app = try ModelHarness()
    waits(&app, 9, .seconds(3600))
    #expect(app.shows("Try again in 1:00:00"))
    app.press(.function(2))
    #expect(app.shows("› Use the recovery key"))
    app.now = app.now.advanced(by: .seconds(60))
    app.press(.escape)
    #expect(app.shows("Try again in 59:00"))
    app.press(.function(2))
    app.now = app.now.advanced(by: .seconds(3600))
    app.press(.escape)
    #expect(app.shows("Enter your passcode"))
  }

  @Test("that wait go on waiting when the lock is drawn anew, suspended or taken up again")
  func throughLocks() throws {
    var app = try ModelHarness()
    waits(&app, 6, .seconds(300))
    for event: Event in [.stopRequested, .continued, .resized(Size(width: 40, height: 12))] {
      app.tell(.event(event))
      #expect(app.shows("Try again in 5:00"))
    }
    app.press(.control("l"))
    app.type("5566")
    #expect(!app.effects.contains { if case .lock(.unlock) = $0 { true } else { false } })
  }

  // A sleep is time that passes: the clock counts it.
  @Test("that wait are due on waking from a sleep that was longer")
  func sleep() throws {
    var app = try ModelHarness()
    waits(&app, 6, .seconds(300))
    app.now = app.now.advanced(by: .seconds(12 * 3600))
    app.type("5566")
    #expect(app.effects.count == 1)
  }

  @Test("a passcode that came too early is not called wrong, and is to be typed again")
  func postponed() throws {
    var app = try ModelHarness()
    app.type("5566")
    app.answer(
      .lock(
        .attempts(
          PasscodeAttempts(waitsUntil: app.now.advanced(by: .seconds(900)), cause: .notCounted)
        )
      )
    )
    app.answer(.lock(.postponed))
    #expect(!app.shows("Wrong"))
    #expect(app.shows("Try again in 15:00"))
    #expect(app.shows("○ ○ ○ ○"))
  }

  // NIST SP 800-63 asks for it, and swaylock#39.
  @Test("the attempts left are told where the last one deletes the vault, and only there")
  func attemptsLeft() throws {
    var app = try wiping()
    #expect(app.shows("10 attempts left before deletion"))
    fail(&app, 9, .seconds(3600))
    #expect(app.shows("1 attempt left before deletion."))
    app.press(.enter)
    #expect(app.shows("1 attempt left before deletion"))
    #expect(app.shows("Try again in 1:00:00"))
    var calm = try ModelHarness()
    #expect(!calm.shows("left"))
    fail(&calm, 9, .seconds(3600))
    calm.pass(.seconds(1))
    #expect(!calm.shows("left"))
  }

  @Test("where the record is lost no attempt is called the last: it can't be")
  func lostRecord() throws {
    var app = try wiping()
    app.answer(.lock(.attempts(PasscodeAttempts(failures: 9, cause: .recordLost))))
    #expect(!app.shows("left"))
  }

  @Test("all of it can be read on 40 by 12, where one attempt is left")
  func small() throws {
    var app = try wiping()
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    fail(&app, 9, .seconds(3600))
    for words in [
      "Wrong passcode", "Try again in 1:00:00", "recovery key.",
      "1 attempt left before deletion.", "› Back", "Forgot passcode?",
    ] {
      #expect(app.shows(words), "\(words)")
    }
    app.press(.enter)
    #expect(app.shows("1 attempt left before deletion"))
    #expect(app.shows("Try again in 1:00:00"))
    #expect(app.shows("F2 Forgot it?"))
  }

  @Test("the last wrong passcode leads to the first step, which says what became of the vault")
  func wiped() throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      var app = try wiping()
      app.tell(.event(.resized(size)))
      app.type("1234")
      app.answer(.lock(.wiped))
      #expect(app.shows("The vault was deleted"))
      #expect(app.shows("6 digits"))
      #expect(!app.model.isOpen)
    }
  }

  // Case 44: swaylock#189.
  @Test("failures are told once after unlocking, also those of somebody else")
  func toldOnce() throws {
    var app = try ModelHarness()
    try app.unlock(notices: [.failedAttempts(3)])
    #expect(app.shows("3 failed attempts since the last unlock"))
    app.press(.enter)
    #expect(!app.shows("failed"))
    app.press(.control("l"))
    try app.unlock()
    #expect(!app.shows("failed"))
  }

  @Test("one or two own failures go to the status line, and no notice comes")
  func ownFailures() throws {
    for count in 1...2 {
      var app = try ModelHarness()
      fail(&app, count)
      try app.unlock(notices: [.failedAttempts(count)])
      #expect(app.lines[22].contains("Unlocked after \(count) failed attempt"))
      #expect(!app.shows("somebody") && app.shows("Wallet"))
    }
  }

  @Test("three, those before this run, and more than were typed in it are an alarm")
  func alarming() throws {
    func notice(typed: Int, earlier: Int = 0, told: Int) throws -> Bool {
      var app = try ModelHarness(attempts: PasscodeAttempts(failures: earlier))
      fail(&app, typed)
      try app.unlock(notices: [.failedAttempts(told)])
      return app.shows("since the last unlock")
    }
    #expect(try notice(typed: 3, told: 3))
    #expect(try notice(typed: 0, told: 1))
    #expect(try notice(typed: 1, earlier: 1, told: 2))
    #expect(try notice(typed: 1, earlier: 1, told: 1))
    #expect(try notice(typed: 1, told: 2))
    // What was told once counts no more.
    var app = try ModelHarness(attempts: PasscodeAttempts(failures: 2))
    try app.unlock(notices: [.failedAttempts(2)])
    app.press(.enter, .control("l"))
    fail(&app, 1)
    try app.unlock(notices: [.failedAttempts(1)])
    #expect(!app.shows("since the last unlock") && app.shows("Unlocked after 1 failed attempt"))
  }

  /// Types wrong passcodes.
  private func fail(_ app: inout ModelHarness, _ count: Int) {
    for _ in 0..<count {
      app.type("0000")
      app.answer(.lock(.refused(.wrong)))
      app.pass(.seconds(2))
      app.press(.enter)
    }
  }

  // Case 45.
  @Test("no number that is told has more than three digits or a sign", arguments: [-11, 0, 999])
  func numbers(failures: Int) throws {
    var app = try wiping()
    app.answer(.lock(.attempts(PasscodeAttempts(failures: failures))))
    let left = try #require(app.lines.first { $0.contains("left") })
    let number = try #require(Int(left.split(separator: " ")[0]))
    #expect((1...10).contains(number))
  }
}

@Suite("The deletion after ten failures")
struct WipeSettingTests {
  private func settings(wipes: Bool, _ size: Size = Size(width: 80, height: 24)) throws
    -> ModelHarness
  {
    var app = try ModelHarness(size: size, preferences: Preferences().with(\.wipesAfterTen, wipes))
    try app.unlock()
    app.press(.character("s"))
    for _ in 0..<20 where !app.shows("› Delete the vault after 10 failures") { app.press(.down) }
    return app
  }

  private func saved(_ app: ModelHarness) -> Preferences? {
    guard case .system(.save(let preferences)) = app.effects.last else { return nil }
    return preferences
  }

  @Test("is off unless it was switched on, and its price is told")
  func off() throws {
    let app = try settings(wipes: false)
    #expect(
      app.lines.contains {
        $0.contains("› Delete the vault after 10 failures") && $0.contains("[off]")
      }
    )
    #expect(app.shows("Deletes the vault at the tenth wrong passcode in a row."))
  }

  @Test("is not switched on by a slip: it asks first, and Enter leaves it off")
  func asks() throws {
    var app = try settings(wipes: false)
    app.press(.enter)
    #expect(app.shows("› Leave off"))
    app.press(.enter)
    #expect(app.effects.isEmpty)
    #expect(app.shows("› Delete the vault after 10 failures"))
    app.press(.enter, .escape)
    #expect(app.effects.isEmpty)
  }

  @Test("is switched on by the other choice, and off again at once")
  func switches() throws {
    var app = try settings(wipes: false)
    app.press(.enter, .down, .enter)
    let on = try #require(saved(app))
    #expect(on == Preferences().with(\.wipesAfterTen, true))
    app.answer(.system(.saved(on)))
    #expect(app.shows("Settings: saved."))
    #expect(
      app.lines.contains {
        $0.contains("› Delete the vault after 10 failures") && $0.contains("[on]")
      }
    )
    app.press(.enter)
    #expect(saved(app) == Preferences())
  }

  @Test("asks in words that all fit on 40 by 12")
  func small() throws {
    var app = try settings(wipes: false, Size(width: 40, height: 12))
    app.press(.enter)
    #expect(app.shows("Ten wrong passcodes"))
    #expect(app.shows("backup can restore them."))
    #expect(app.shows("› Leave off"))
    #expect(app.shows("Turn on"))
  }

  @Test("is still being asked about after a lock, with the same choice")
  func throughLock() throws {
    var app = try settings(wipes: false)
    app.press(.enter, .down)
    let before = app.lines
    app.press(.control("l"))
    try app.unlock()
    #expect(app.lines == before)
  }
}
