import CardcaseUI
import Secrets
import Vault
import WalletUI

/// Jobs have the vault for themselves: the event loop goes on, and what else needs the vault waits for
/// their end, so that no key waits for a record.
extension Runtime {
  /// Begins a job.
  func begin(
    _ job: VaultJob,
    _ ticket: Ticket,
    in open: inout OpenVault
  ) -> [RuntimeStep] {
    keepSession(of: &open)
    let lease = KeyLease(of: open.key)
    open.leases.job = lease
    return [.task(.job(job, open.vault, lease, at: dependencies.moment()), for: ticket)]
  }

  /// Takes note that a job has ended, and has done what waited for that.
  func ended(_ result: JobResult, _ lease: KeyLease, _ ticket: Ticket) -> [RuntimeStep] {
    // After a lock there is nobody to be told: the screen asks again.
    guard case .open(var open) = custody, lease === open.leases.job else { return [] }
    open.leases.job = nil
    // What was read is of use until it is written, or something else is read.
    if case .wallet(.transferred) = result.reply { open.cardImporter = result.importer }
    custody = .open(open)
    return [.reply(result.reply, to: ticket), .waitingEffects]
  }

  /// The effects that have waited for the end of a job.
  func waitingEffects() -> [RuntimeStep] {
    guard case .open(var open) = custody else { return [] }
    let effects = open.waiting
    open.waiting = []
    custody = .open(open)
    return effects.map { .effect($0) }
  }
}
