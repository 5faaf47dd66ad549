import CardcaseUI
import LockUI
public import Locking
public import Vault
import WindowLevels

/// The policy of the lock is the rule that a vault's counter keeps to.
extension AttemptPolicy: AttemptRule {}

/// Where and by which clock attempts are counted.
struct AttemptCounting: Sendable {
  let clock: any AttemptClock
  let directory: String?

  init(clock: any AttemptClock, directory: String?) {
    self.clock = clock
    self.directory = directory
  }

  init(_ dependencies: Dependencies) {
    clock = dependencies.attemptClock
    directory = dependencies.stateDirectory
  }

  /// The counter of a vault that was there before.
  func counter(of vault: Vault) -> AttemptCounter {
    AttemptCounter(of: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// The counter of a vault that was just made.
  func counter(ofNew vault: Vault) -> AttemptCounter {
    AttemptCounter(ofNew: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// In which generation a vault was last open here.
  func lastSeen(of vault: Vault) -> LastSeen { LastSeen(of: vault, in: directory) }

  private func storage(of vault: Vault) -> any AttemptStorage {
    switch vault.location {
    case .file: AttemptFile(of: vault, in: directory)
    case .memory: AttemptMemory()
    }
  }
}

extension PasscodeAttempts {
  /// What the lock shows of how attempts stand at `now`.
  init(_ status: AttemptStatus, at now: Instant) {
    self.init(
      failures: status.failures,
      waitsUntil: status.wait > .zero ? now.advanced(by: status.wait) : nil,
      cause: status.isRecorded ? (status.isEstimated ? .recordLost : .failures) : .notCounted
    )
  }
}
