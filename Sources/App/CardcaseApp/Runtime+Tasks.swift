import CardcaseUI
import Locking
import Secrets
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
    return [.reply(.attempts(PasscodeAttempts(attempts.standing, at: time.now)))]
  }

  /// Takes in what came of work on the other thread. It counts only in the epoch in which it was asked
  /// for: a key that comes after a newer lock opens nothing.
  func takeIn(_ task: FinishedTask) -> [RuntimeStep] {
    let isCurrent = task.epoch == model.epoch
    switch task.result {
    case .created(let closed, let key, let kind):
      return created(closed, key, kind, isCurrent: isCurrent)
    case .unlocked(let key, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, isCurrent: isCurrent)
    case .recovered(let key):
      guard isCurrent, let closed = custody.closed else { return destroyed(key) }
      custody = .recovered(closed, key)
      return [.reply(.recovered(epoch: task.epoch))]
    case .passcodeSet(let key, let kind, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, kind: kind, isCurrent: isCurrent)
        + (isCurrent ? [] : [.reply(.passcodeChanged(kind))])
    case .verified(let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return [.reply(.passcodeVerified(epoch: task.epoch))]
    case .passcodeChanged(let kind): return [.reply(.passcodeChanged(kind))]
    case .postponed: return [.reply(.postponed(epoch: task.epoch))]
    case .wiped:
      forgetVault()
      return [.reply(.wiped)]
    case .refused(let refusal): return [.reply(.refused(refusal, epoch: task.epoch))]
    case .failed(let problem):
      if case .making(let early) = custody { return demoFailed(early) }
      return [.reply(.passcodeFailed(problem, epoch: task.epoch))]
    case .backedUp: return []
    case .notBackedUp: return [.reply(.backupFailed)]
    // The next unlocking looks again.
    case .damaged(let damage): return isCurrent ? tell(damage) : []
    case .jobEnded(let result, let lease): return ended(result, lease)
    case .fitted(let outcome):
      return isCurrent ? outcome.map { [.reply($0)] } ?? [] : []
    }
  }

  private func created(
    _ closed: ClosedVault,
    _ key: VaultKey,
    _ kind: PasscodeKind,
    isCurrent: Bool
  ) -> [RuntimeStep] {
    if case .making(let early) = custody { return demoIsReady(closed, key, early) }
    if isCurrent { return open(closed, with: key, kind: kind) }
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
    isCurrent: Bool
  ) -> [RuntimeStep] {
    guard isCurrent, let closed = custody.closed else { return destroyed(key) }
    return open(closed, with: key, kind: kind ?? closed.vault.kind)
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
