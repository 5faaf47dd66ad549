import CardcaseUI
import LockUI
import Locking
import Secrets
import StudyUI
import Vault
import WindowTerminal

extension Runtime {
  /// Tells how attempts stand, where that may have changed, before what came of the task is looked at.
  func receive(_ task: FinishedTask) -> [RuntimeStep] {
    (task.result.concernsPasscode ? tellAttempts() : []) + [.result(task)]
  }

  /// Tells the interface how attempts stand.
  private func tellAttempts() -> [RuntimeStep] {
    guard let attempts = custody.closed?.attempts else { return [] }
    return [
      .reply(
        .lock(.attempts(PasscodeAttempts(attempts.status, at: time.now))),
        to: Ticket(epoch: model.epoch)
      )
    ]
  }

  /// Takes in what came of work on the other thread. It counts only in the epoch in which it was asked
  /// for: a key that comes after a newer lock opens nothing.
  func takeIn(_ task: FinishedTask) -> [RuntimeStep] {
    let ticket = task.ticket
    let isCurrent = ticket.epoch == model.epoch
    switch task.result {
    case .created(let closed, let key, let kind):
      return created(closed, key, kind, ticket)
    case .unlocked(let key, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, ticket)
    case .recovered(let key):
      guard isCurrent, let closed = custody.closed else { return destroyed(key) }
      custody = .recovered(closed, key)
      return [.reply(.lock(.recovered), to: ticket)]
    case .passcodeSet(let key, let kind, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, kind: kind, ticket)
        + (isCurrent ? [] : [.reply(.lock(.passcodeChanged(kind)), to: ticket)])
    case .verified(let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return [.reply(.lock(.passcodeVerified), to: ticket)]
    case .passcodeChanged(let kind): return [.reply(.lock(.passcodeChanged(kind)), to: ticket)]
    case .postponed: return [.reply(.lock(.postponed), to: ticket)]
    case .wiped:
      forgetVault()
      return [.reply(.lock(.wiped), to: ticket)]
    case .refused(let refusal): return [.reply(.lock(.refused(refusal)), to: ticket)]
    case .failed(let problem):
      if case .making(let early) = custody { return demoFailed(early) }
      return [.reply(.lock(.passcodeFailed(problem)), to: ticket)]
    case .backedUp: return []
    case .notBackedUp(let reason):
      return [.reply(.system(.backupFailed(reason)), to: ticket)]
    // The next unlocking looks again.
    case .damaged(let damage): return isCurrent ? tell(damage) : []
    case .jobEnded(let result, let lease): return ended(result, lease, ticket)
    case .fitted(let outcome):
      return isCurrent ? outcome.map { [.reply(.study($0), to: ticket)] } ?? [] : []
    }
  }

  private func created(
    _ closed: ClosedVault,
    _ key: VaultKey,
    _ kind: PasscodeKind,
    _ ticket: Ticket
  ) -> [RuntimeStep] {
    if case .making(let early) = custody { return demoIsReady(closed, key, early) }
    if ticket.epoch == model.epoch { return open(closed, with: key, kind: kind, ticket) }
    // Nobody is told of a vault that was made in the dark; its passcode is chosen anew. Where the disk
    // refuses, it stands there at the next start, and can be deleted.
    key.destroy()
    try? closed.vault.destroy()
    closed.attempts.remove()
    return []
  }

  private func open(
    with key: VaultKey,
    kind: PasscodeKind? = nil,
    _ ticket: Ticket
  ) -> [RuntimeStep] {
    guard ticket.epoch == model.epoch, let closed = custody.closed else { return destroyed(key) }
    return open(closed, with: key, kind: kind ?? closed.vault.kind, ticket)
  }

  /// A key that came too late.
  private func destroyed(_ key: VaultKey) -> [RuntimeStep] {
    key.destroy()
    return []
  }

  /// Tells of damage that was found while the vault is open.
  private func tell(_ damage: [Damage]) -> [RuntimeStep] {
    guard case .open(var open) = custody else { return [] }
    let notices = open.notices(of: damage, wording)
    custody = .open(open)
    return notices.map { .message(.notice($0)) }
  }
}
