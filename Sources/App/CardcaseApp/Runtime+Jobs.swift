import CardcaseUI
import Secrets
import Vault
import WalletUI

/// Jobs have the vault to themselves. The event loop goes on, and other effects that need the vault
/// wait for the job to end, so that no keystroke waits for a record.
extension Runtime {
  /// Begins a job.
  func begin(
    _ job: VaultJob,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    keepSession(of: open)
    let lease = KeyLease(of: open.key)
    open.leases.job = lease
    return [.task(.job(job, open.vault, lease, at: dependencies.moment()), for: ticket)]
  }

  /// Handles the end of a job and releases the effects that waited for it.
  func ended(_ result: JobResult, _ lease: KeyLease, _ ticket: Ticket) -> [RuntimeStep] {
    // After a lock nobody waits for the reply; the screen asks again.
    guard let open = custody.open, lease === open.leases.job else { return [] }
    open.leases.job = nil
    // The cards read stay until they are written or something else is read.
    if case .wallet(.transferred) = result.reply {
      open.cardImporter = result.importer
      open.importedFile = result.importedFile
    }
    return result.others.map { .reply($0, to: Ticket(epoch: ticket.epoch)) }
      + [.reply(result.reply, to: ticket), .waitingEffects] + indexNotes(ticket, in: open)
  }

  /// Has the notes that have changed indexed, one part after the other, so that what else waits for the
  /// worker comes in between.
  func indexNotes(_ ticket: Ticket, in open: OpenVault) -> [RuntimeStep] {
    guard open.leases.index == nil else { return [] }
    let lease = KeyLease(of: open.key)
    open.leases.index = lease
    return [.task(.index(open.vault, lease), for: ticket)]
  }

  /// Goes on where there are more.
  func indexed(_ lease: KeyLease, hasMore: Bool, _ ticket: Ticket) -> [RuntimeStep] {
    guard let open = custody.open, lease === open.leases.index else { return [] }
    open.leases.index = nil
    return hasMore ? indexNotes(ticket, in: open) : []
  }

  /// The effects that waited for the end of a job.
  func waitingEffects() -> [RuntimeStep] {
    guard let open = custody.open else { return [] }
    let effects = open.waiting
    open.waiting = []
    return effects.map { .effect($0) }
  }
}
