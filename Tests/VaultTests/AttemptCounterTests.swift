import Foundation
import Secrets
import TestSupport
import Testing

@testable import Vault

@Suite("Counting attempts")
struct AttemptCounterTests {
  @Test("a new vault has none, in a file for its owner only, named after the vault")
  func new() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    #expect(counter.status.failures == 0)
    #expect(counter.status.wait == .zero)
    #expect(try fixture.files.mode(fixture.path) == 0o600)
    #expect(try fixture.files.mode(fixture.directory) == 0o700)
    #expect(try fixture.files.mode(fixture.files.directory + "/state") == 0o700)
    let other = AttemptFile(of: try fixture.files.create(.memory).vault, in: fixture.directory)
    #expect(other.path != fixture.path)
  }

  @Test("the record is there before the vault is, so that no crash leaves a vault without one")
  func recordFirst() throws {
    let files = try VaultFixture()
    let directory = files.directory + "/state"
    var path: String?
    let creation = try Vault.create(
      at: files.location,
      passcode: passcode("123456"),
      kind: "digits6",
      cost: tinyCost
    ) { vault in
      let file = AttemptFile(of: vault, in: directory)
      path = file.path
      let counter = AttemptCounter(ofNew: vault, in: file, clock: TestClock(), rule: TestRule())
      #expect(counter.status.isRecorded)
      #expect(!Vault.exists(at: files.location))
    }
    #expect(AttemptFile(of: creation.vault, in: directory).path == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == 1)
  }

  // Case 38. Five libraries kept the count in memory: LTHPasscodeViewController#60,
  // SwiftPasscodeLock#56 and #22, LolliPin#178, PrivateVault#71.
  @Test("the count goes on where it was after kill -9 and a restart, and so does the delay")
  func survivesRestart() throws {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", "000002", "000003", into: fixture.create())
    fixture.clock.pass(4)
    let counter = fixture.restart()
    #expect(counter.status.failures == 3)
    #expect(counter.status.wait == .seconds(6))
    try fixture.enter("000004", into: counter)
    #expect(fixture.restart().status.failures == 4)
    #expect(fixture.restart().status.wait == .seconds(100))
  }

  // Case 39: written and synced before deriving, so that killing the program gains nothing.
  @Test("an attempt is on disk before anything is derived, and stays there without a verdict")
  func countedFirst() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    let attempt = try counter.count(passcode("123456"))
    #expect(fixture.restart().status.failures == 1)
    _ = consume attempt
    #expect(fixture.restart().status.failures == 1)
  }

  // Case 44: bitwarden and others reset too early or never; swaylock#189 asks to be told.
  @Test("the right passcode sets it back, and tells the failures before it once")
  func success() throws {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", "000002", into: fixture.create())
    let counter = fixture.restart()
    let attempt = try counter.count(passcode("123456"))
    #expect(attempt.earlier.count == 2)
    #expect(!attempt.earlier.isEstimated)
    _ = try fixture.vault.unlock(with: attempt)
    #expect(fixture.restart().status.failures == 0)
    let next = try counter.count(passcode("123456"))
    #expect(next.earlier.count == 0)
    _ = consume next
  }

  @Test("the recovery key sets it back as well, and tells the failures before")
  func recovery() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.enter("000001", "000002", into: counter)
    #expect(counter.reset().count == 2)
    #expect(fixture.restart().status.failures == 0)
  }

  // Case 42, as Apple does it.
  @Test("the same wrong passcode twice in a row counts once, also right after the delay")
  func repeated() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.enter("000001", "000001", "000001", "000002", "000001", into: counter)
    #expect(counter.status.failures == 3)
    try fixture.enter("000001", into: counter)
    #expect(counter.status.failures == 3)
    #expect(counter.status.wait == .zero)
    #expect(fixture.restart().status.failures == 3)
  }

  @Test("a repeated wrong passcode counts again after a restart: it is kept in memory only")
  func repeatedAfterRestart() throws {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", into: fixture.create())
    try fixture.enter("000001", into: fixture.restart())
    #expect(fixture.restart().status.failures == 2)
  }

  @Test("an attempt before its time is refused, and neither counted nor looked at")
  func tooEarly() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.miss(3, counter)
    fixture.clock.pass(9)
    #expect(throws: AttemptNotDue.self) {
      let attempt = try counter.count(passcode("123456"))
      _ = consume attempt
    }
    #expect(counter.status.failures == 3)
    #expect(counter.status.wait == .seconds(1))
    fixture.clock.pass(1)
    #expect(try fixture.enter("123456", into: counter) != nil)
  }

  @Test("an attempt without a verdict is reverted, so that no lack of memory leads to a wipe")
  func undecided() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.enter("000001", into: counter)
    try fixture.vault.changeHeader { $0.forgeSlot(.passcode) { $0.salt = [0] } }
    try fixture.enter("000002", "000003", "000004", into: counter)
    #expect(counter.status.failures == 1)
    #expect(fixture.restart().status.failures == 1)
  }

  // Case 45: XTRABYTES/XCITE.OLD#487 went to −11.
  @Test("the count stops where the rule has it stop, and is never negative")
  func saturates() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.miss(25, counter)
    #expect(counter.status.failures == 20)
    #expect(fixture.restart().status.failures == 20)
  }

  @Test("two counters on one vault, as two processes have them, lose no attempt")
  func together() async throws {
    let fixture = try AttemptFixture()
    _ = fixture.create()
    let counters = [fixture.restart(), fixture.restart()]
    try counters[0].count(passcode("1")).conclude(.wrong)
    try counters[1].count(passcode("2")).conclude(.wrong)
    #expect(try counters[0].count(passcode("3")).earlier.count == 2)
    #expect(fixture.restart().status.failures == 3)
  }

  @Test("one that was killed before its verdict delays as others do, and is told as nobody's")
  func killed() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.miss(1, counter)
    _ = try counter.count(passcode("killed")).earlier
    let restarted = fixture.restart()
    #expect(restarted.status.failures == 2)
    #expect(try restarted.count(passcode("wrong")).earlier.count == 1)
    let last = fixture.restart()
    #expect(last.status.failures == 3)
    #expect(last.reset().count == 1)
  }

  @Test("the last failure is told as such, where the count is known and on disk")
  func last() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.miss(5, counter)
    #expect(!counter.status.isLast)
    try fixture.miss(1, counter)
    #expect(counter.status.isLast)
    #expect(fixture.restart().status.isLast)
    fixture.disk.fail(.full)
    fixture.clock.pass(100)
    #expect(throws: AttemptNotDue.self) { try fixture.enter("7", into: counter) }
    try fixture.enter("7", into: counter)
    #expect(counter.status.failures == 7)
    #expect(!counter.status.isLast)
  }

  @Test("an attempt's passcode is nowhere in what is kept")
  func keepsNoPasscode() throws {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", into: fixture.create())
    let kept = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    #expect(kept.count == AttemptRecord.byteCount)
    #expect(kept.range(of: Data("000001".utf8)) == nil)
  }

  @Test("removing it leaves nothing behind")
  func removing() throws {
    let fixture = try AttemptFixture()
    fixture.create().remove()
    #expect(!FileManager.default.fileExists(atPath: fixture.path))
  }
}

@Suite("Attempts and the clock")
struct AttemptClockTests {
  private func waiting(_ fixture: AttemptFixture) throws -> AttemptCounter {
    let counter = fixture.create()
    try fixture.miss(3, counter)
    return counter
  }

  // Case 36, as Apple does it.
  @Test("a restart of the machine restarts the current delay, once")
  func reboot() throws {
    let fixture = try AttemptFixture()
    _ = try waiting(fixture)
    fixture.clock.pass(9)
    fixture.clock.reboot(seconds: 100_000)
    #expect(fixture.restart().status.wait == .seconds(10))
    fixture.clock.pass(7)
    #expect(fixture.restart().status.wait == .seconds(3))
    fixture.clock.pass(3)
    #expect(fixture.restart().status.wait == .zero)
  }

  // Case 35: LTHPasscodeViewController#174 and owncloud/ios-app#1061 ended early;
  // vultisig-android PR#5532 never did. The wall clock has no part in it at all.
  @Test("a clock that is behind restarts the current delay, once; it neither ends nor stays")
  func behind() throws {
    let fixture = try AttemptFixture()
    let counter = try waiting(fixture)
    fixture.clock.pass(-500)
    #expect(counter.status.wait == .seconds(10))
    fixture.clock.pass(4)
    #expect(counter.status.wait == .seconds(6))
    #expect(fixture.restart().status.wait == .seconds(6))
    fixture.clock.pass(6)
    #expect(counter.status.wait == .zero)
  }

  @Test("no delay is endless or ends early, wherever the clock goes", arguments: 0..<50)
  func anywhere(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try AttemptFixture()
    var counter = try waiting(fixture)
    // Between jumps less than the delay passes at a time, so that it must not end before the last.
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: fixture.clock.reboot(seconds: Int64.random(in: 1...2000, using: &random))
      case 1: fixture.clock.pass(-Int64.random(in: 20...900, using: &random))
      default: break
      }
      if Bool.random(using: &random) { counter = fixture.restart() }
      #expect(counter.status.wait > .zero)
      #expect(counter.status.wait <= .seconds(10))
      fixture.clock.pass(min(1, counter.status.wait.components.seconds - 1))
    }
    fixture.clock.pass(10)
    #expect(counter.status.wait == .zero)
  }

  @Test("a restart of the machine is no failure, and no delay where there was none")
  func rebootWithoutDelay() throws {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", "000002", into: fixture.create())
    fixture.clock.reboot()
    #expect(fixture.restart().status.failures == 2)
    #expect(fixture.restart().status.wait == .zero)
  }

  @Test("sleep is time that passes")
  func sleep() throws {
    let fixture = try AttemptFixture()
    let counter = try waiting(fixture)
    fixture.clock.pass(12 * 3600)
    #expect(counter.status.wait == .zero)
  }
}
