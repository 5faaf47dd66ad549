import Glibc
import Secrets
import Synchronization
import Testing

@testable import Vault

/// A rule with numbers of its own, so that the counter is seen to follow any rule it is given: the
/// third failure has a delay of 10 seconds, each further one of 100.
struct TestRule: AttemptRule {
  var assumedFailures: Int { 4 }
  var unrecordedDelay: Duration { .seconds(50) }

  func count(after failures: Int) -> Int { min(failures + 1, 20) }

  func wait(after failures: Int, elapsed: Duration?) -> Duration {
    let delay: Duration = failures < 3 ? .zero : failures == 3 ? .seconds(10) : .seconds(100)
    return max(.zero, delay - (elapsed ?? .zero))
  }

  func isLast(_ failures: Int) -> Bool { failures >= 6 }
}

/// A clock that a test moves.
final class TestClock: AttemptClock {
  private let moment: Mutex<AttemptMoment>

  init(boot: UInt8 = 1, seconds: Int64 = 1000) {
    moment = Mutex(AttemptMoment(boot: [boot], nanoseconds: seconds * 1_000_000_000))
  }

  var now: AttemptMoment { moment.withLock(\.self) }

  func pass(_ seconds: Int64) {
    moment.withLock {
      $0 = AttemptMoment(boot: $0.boot, nanoseconds: $0.nanoseconds + seconds * 1_000_000_000)
    }
  }

  /// Reboots the machine.
  func reboot(seconds: Int64 = 5) {
    moment.withLock {
      $0 = AttemptMoment(boot: [$0.boot[0] + 1], nanoseconds: seconds * 1_000_000_000)
    }
  }
}

/// A disk that can fail.
final class FaultyDisk: Sendable {
  enum Fault: CaseIterable {
    /// Nothing can be written.
    case full, readOnly, broken
    /// A part is written, and then the disk is full.
    case shortThenFull
    /// All is written, but does not reach the disk.
    case sync
  }

  private let fault = Mutex<Fault?>(nil)
  private let written = Mutex(0)

  func fail(_ fault: Fault?) { self.fault.withLock { $0 = fault } }

  var calls: AttemptFile.SystemCalls {
    var calls = AttemptFile.SystemCalls()
    calls.write = { [self] descriptor, bytes, count, offset in
      switch fault.withLock(\.self) {
      case .full: failed(ENOSPC)
      case .readOnly: failed(EROFS)
      case .broken: failed(EIO)
      case .shortThenFull where offset > 0: failed(ENOSPC)
      case .shortThenFull: pwrite(descriptor, bytes, 30, offset)
      case .sync, nil: pwrite(descriptor, bytes, count, offset)
      }
    }
    calls.sync = { [self] descriptor in
      fault.withLock(\.self) == .sync ? Int32(failed(EIO)) : fsync(descriptor)
    }
    return calls
  }

  private func failed(_ code: Int32) -> Int {
    errno = code
    return -1
  }
}

/// A vault in memory, whose counter is a file that outlives counters: a new one is a new start of the
/// program.
struct AttemptFixture {
  let files: VaultFixture
  let vault: Vault
  let clock = TestClock()
  let disk = FaultyDisk()

  init() throws {
    files = try VaultFixture()
    vault = try files.create(.memory).vault
  }

  var directory: String { files.directory + "/state/cardcase" }

  var file: AttemptFile { AttemptFile(of: vault, in: directory, calls: disk.calls) }

  var path: String { file.path ?? "" }

  /// The counter of the new vault.
  func create() -> AttemptCounter {
    AttemptCounter(ofNew: vault, in: file, clock: clock, rule: TestRule())
  }

  /// The counter after a restart of the program.
  func restart() -> AttemptCounter {
    AttemptCounter(of: vault, in: file, clock: clock, rule: TestRule())
  }

  /// Enters `count` different wrong passcodes, each as soon as it is due, without deriving
  /// anything.
  func miss(_ count: Int, _ counter: AttemptCounter) throws {
    for number in 0..<count {
      clock.pass(counter.status.wait.components.seconds)
      try counter.count(passcode("\(counter.status.failures) \(number)")).conclude(.wrong)
    }
  }

  /// Enters passcodes, the right one being 123456, each as soon as it is due. Nil if the last one
  /// was wrong, or had no verdict.
  @discardableResult
  func enter(_ texts: String..., into counter: AttemptCounter) throws -> VaultKey? {
    var key: VaultKey?
    for text in texts {
      clock.pass(counter.status.wait.components.seconds)
      let attempt = try counter.count(passcode(text))
      do throws(UnlockFailure) {
        key = try vault.unlock(with: attempt)
      } catch {
        guard error == .wrong || error == .damaged(.slot(.passcode)) else { throw error }
        key = nil
      }
    }
    return key
  }
}

extension Vault {
  /// Unlocks with an attempt that a counter in memory counts.
  func unlock(passcode: SecretBytes) throws -> VaultKey {
    let counter = AttemptCounter(
      ofNew: self,
      in: AttemptMemory(),
      clock: TestClock(),
      rule: TestRule()
    )
    return try unlock(with: counter.count(passcode))
  }
}
