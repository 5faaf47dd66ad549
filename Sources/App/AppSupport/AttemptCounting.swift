public import Locking
public import Vault

/// The lock's policy, used as the rule of a vault's attempt counter.
extension AttemptPolicy: AttemptRule {}

/// The clock and the state directory for counting attempts.
package struct AttemptCounting: Sendable {
  let clock: any AttemptClock
  package let directory: String?

  package init(clock: any AttemptClock, directory: String?) {
    self.clock = clock
    self.directory = directory
  }

  /// The counter of an existing vault.
  package func counter(of vault: Vault) -> AttemptCounter {
    AttemptCounter(of: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// The counter of a newly created vault.
  package func counter(ofNew vault: Vault) -> AttemptCounter {
    AttemptCounter(ofNew: vault, in: storage(of: vault), clock: clock, rule: AttemptPolicy())
  }

  /// The record of the generation in which a vault was last open on this machine.
  package func lastSeen(of vault: Vault) -> LastSeen { LastSeen(of: vault, in: directory) }

  private func storage(of vault: Vault) -> any AttemptStorage {
    switch vault.location {
    case .file: AttemptFile(of: vault, in: directory)
    case .memory: AttemptMemory()
    }
  }
}
