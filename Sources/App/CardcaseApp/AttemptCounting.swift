import CardcaseUI
import LockUI
public import Locking
public import Vault
import WindowLevels

/// The lock's policy, used as the rule of a vault's attempt counter.
extension AttemptPolicy: AttemptRule {}

/// The clock and the state directory for counting attempts.
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

  /// The counter of an existing vault.
  func counter(of vault: Vault) -> AttemptCounter {
    AttemptCounter(of: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// The counter of a newly created vault.
  func counter(ofNew vault: Vault) -> AttemptCounter {
    AttemptCounter(ofNew: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// The record of the generation in which a vault was last open on this machine.
  func lastSeen(of vault: Vault) -> LastSeen { LastSeen(of: vault, in: directory) }

  private func storage(of vault: Vault) -> any AttemptStorage {
    switch vault.location {
    case .file: AttemptFile(of: vault, in: directory)
    case .memory: AttemptMemory()
    }
  }
}

extension PasscodeAttempts {
  /// The lock's view of the attempt counter at `now`.
  init(_ status: AttemptStatus, at now: Instant) {
    self.init(
      failures: status.failures,
      waitsUntil: status.wait > .zero ? now.advanced(by: status.wait) : nil,
      cause: status.isRecorded ? (status.isEstimated ? .recordLost : .failures) : .notCounted
    )
  }
}
