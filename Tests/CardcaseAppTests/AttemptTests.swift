import CardcaseUI
import Foundation
import Locking
import Secrets
import Synchronization
import TestSupport
import Testing
import Vault
import WindowLevels

@testable import AppSupport
@testable import CardcaseApp

/// A clock that a test moves.
private final class TestClock: AttemptClock {
  private let seconds = Mutex<Int64>(1000)

  var now: AttemptMoment {
    AttemptMoment(boot: [1], nanoseconds: seconds.withLock(\.self) * 1_000_000_000)
  }

  func pass(_ time: Duration) { seconds.withLock { $0 += time.components.seconds } }
}

/// A log of events in order, seen from any thread.
private final class Log<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock(\.self) }

  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// A vault on disk whose passcode is 123456, its counter, and derivations at a cost that only tests
/// use.
final class Bench {
  private let folder: TemporaryDirectory
  var directory: String { folder.path }
  fileprivate let clock = TestClock()
  let vault: Vault
  let attempts: AttemptCounter
  let key: VaultKey
  var dependencies: Dependencies

  init() throws {
    folder = try TemporaryDirectory()
    let directory = folder.path
    dependencies = try Dependencies()
    dependencies.attemptClock = clock
    dependencies.stateDirectory = directory + "/state"
    dependencies.cost = DerivationCost(memory: 8 << 20, passes: 1)
    let create = BackgroundTask.create(
      .file(directory + "/vault"),
      passcode: try SecretBytes(Array("123456".utf8)),
      kind: .digits6,
      usesDeviceKey: false
    )
    guard
      case .created(let closed, let key, .digits6) = create.carryOut(
        TaskDependencies(dependencies)
      )
    else { throw POSIXError(.EIO) }
    (vault, attempts, self.key) = (closed.vault, closed.attempts, key)
  }

  /// The counter as it is after the program was killed and started again.
  var restarted: AttemptCounter { AttemptCounting(dependencies).counter(of: vault) }

  /// Lets time pass.
  func pass(_ time: Duration) { clock.pass(time) }

  var passcodeHasSlot: Bool { (try? vault.derivationCost()) != nil }

  /// Enters a passcode, as an attempt that this counter counts; the vault's own where none is given.
  func enter(
    _ text: String,
    _ counter: AttemptCounter? = nil,
    wipes: Bool = false,
    gate: @escaping @Sendable () -> Void = {}
  ) throws -> TaskResult {
    dependencies.gate = gate
    return BackgroundTask.unlock(
      ClosedVault(vault: vault, attempts: counter ?? attempts, wipesAfterTen: wipes),
      passcode: try SecretBytes(Array(text.utf8))
    ).carryOut(TaskDependencies(dependencies))
  }

  /// Enters wrong passcodes, each as soon as it is due.
  func fail(_ count: Int, wipes: Bool = false) throws -> TaskResult? {
    var result: TaskResult?
    for number in 0..<count {
      clock.pass(attempts.status.wait)
      result = try enter("wrong \(number) \(attempts.status.failures)", wipes: wipes)
    }
    return result
  }
}

@Suite("Attempts at a vault")
struct AttemptTests {
  @Test("wait 1, 5, 15, 15 and then 60 minutes from the fifth on, and never less")
  func schedule() throws {
    let bench = try Bench()
    var minutes: [Int64] = []
    for _ in 0..<11 {
      _ = try bench.fail(1)
      minutes.append(bench.attempts.status.wait.components.seconds / 60)
    }
    #expect(minutes == [0, 0, 0, 0, 1, 5, 15, 15, 60, 60, 60])
    guard case .postponed = try bench.enter("123456") else {
      Issue.record("an attempt was taken before it was due")
      return
    }
  }

  // Case 39: the gate stands where the derivation begins; killed there, the attempt is on disk.
  @Test("are counted before anything is derived, so that killing the program gains none")
  func countedBeforeDeriving() throws {
    let bench = try Bench()
    let path = bench.directory + "/state"
    let before = try Self.record(in: path)
    let seen = Log<Data>()
    _ = try bench.enter("000000") {
      if let record = try? Self.record(in: path) { seen.add(record) }
    }
    #expect(seen.entries.count == 1)
    #expect(seen.entries != [before])
    // Behind the mark stands the count.
    let counted = try Self.record(in: path)[8..<12]
    #expect(seen.entries.map { $0[8..<12] } == [counted])
    #expect(bench.restarted.status.failures == 1)
  }

  // Case 43: nextcloud/ios#3198 never called what it had promised.
  @Test("the tenth failure deletes the vault where that is on: slots, file and record are gone")
  func wipes() throws {
    let bench = try Bench()
    _ = try bench.fail(9, wipes: true)
    #expect(bench.passcodeHasSlot)
    guard case .wiped = try bench.fail(1, wipes: true) else {
      Issue.record("the vault was not wiped")
      return
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.directory) == ["state"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.directory + "/state") == [])
  }

  // Case 43, the other half.
  @Test("without it they stay at one an hour, and the right passcode opens as ever")
  func stays() throws {
    let bench = try Bench()
    _ = try bench.fail(12)
    #expect(bench.attempts.status.wait == .seconds(3600))
    bench.clock.pass(.seconds(3600))
    guard case .unlocked(_, let earlier) = try bench.enter("123456") else {
      Issue.record("the vault did not open")
      return
    }
    #expect(earlier.count == 12)
    #expect(bench.restarted.status.failures == 0)
  }

  @Test("the right passcode as the tenth attempt opens, and deletes nothing")
  func tenthIsRight() throws {
    let bench = try Bench()
    _ = try bench.fail(9, wipes: true)
    bench.clock.pass(bench.attempts.status.wait)
    guard case .unlocked = try bench.enter("123456", wipes: true) else {
      Issue.record("the vault did not open")
      return
    }
    #expect(bench.passcodeHasSlot)
  }

  @Test("the record of attempts lost: no number of failures deletes the vault")
  func lostRecord() throws {
    let bench = try Bench()
    try FileManager.default.removeItem(atPath: bench.directory + "/state")
    _ = try bench.enter("000000", wipes: true)
    guard case .refused(.wrong) = try bench.fail(12, wipes: true) else {
      Issue.record("not refused")
      return
    }
    #expect(bench.passcodeHasSlot)
  }

  // Case 46: NIST SP 800-63 has the secret used as a key, not compared.
  @Test("wrong, wrong in length and right ones all derive once, and differ only afterwards")
  func allDerive() throws {
    let bench = try Bench()
    for text in ["000000", "1", "123456 and more", "123456"] {
      let derivations = Log<String>()
      _ = try bench.enter(text) { derivations.add(text) }
      #expect(derivations.entries == [text])
    }
  }

  @Test("a new passcode after the recovery key sets them back and tells the failures before")
  func recovered() throws {
    let bench = try Bench()
    _ = try bench.fail(3)
    let dependencies = try Dependencies()
    let set = BackgroundTask.setPasscode(
      bench.vault,
      bench.attempts,
      try SecretBytes(Array("2580".utf8)),
      kind: .digits4,
      under: bench.key
    )
    var cheap = dependencies
    cheap.cost = DerivationCost(memory: 8 << 20, passes: 1)
    guard
      case .passcodeSet(_, .digits4, let earlier) = set.carryOut(
        TaskDependencies(cheap)
      )
    else {
      Issue.record("the passcode was not set")
      return
    }
    #expect(earlier.count == 3)
    #expect(bench.restarted.status.failures == 0)
  }

  private static func record(in directory: String) throws -> Data {
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: directory).first)
    return try Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(name)"))
  }
}
