import AppSupport
import CardcaseUI
import LockUI
import Locking
import Secrets
import Vault
import WindowLevels
import WindowTerminal

extension Runtime {
  /// Takes in the mail of other threads.
  func collectMail() {
    for mail in dependencies.mailbox.collect() {
      switch mail {
      case .message(let message): work(on: [.message(message)])
      case .finished(let task): work(on: [.finished(task), .nextTask])
      case .clipboard(let news):
        work(on: [.reply(.wallet(news.reply), to: EffectID(epoch: model.epoch))])
      case .devices(let task, let result): work(on: ended(task, result))
      }
    }
  }

  /// Reports the attempt counter to the interface if the task may have changed it, then passes on
  /// the task's result.
  func receive(_ task: FinishedTask) -> [RuntimeStep] {
    (task.result.concernsPasscode ? tellAttempts() : []) + [.result(task)]
  }

  /// Reports the attempt counter to the interface.
  private func tellAttempts() -> [RuntimeStep] {
    guard let attempts = custody.closed?.attempts else { return [] }
    return [
      .reply(
        .lock(.attempts(PasscodeAttempts(attempts.status, at: time.now))),
        to: EffectID(epoch: model.epoch)
      )
    ]
  }

  /// Handles the result of a task. A key is used only in the epoch of its request: one that arrives
  /// after a newer lock opens nothing.
  func takeIn(_ task: FinishedTask) -> [RuntimeStep] {
    let effectID = task.effectID
    let isCurrent = effectID.epoch == model.epoch
    switch task.result {
    case .created(let closed, let key, let kind):
      return created(closed, key, kind, effectID)
    case .unlocked(let key, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, effectID)
    case .recovered(let key):
      guard isCurrent, let closed = custody.closed else { return destroyed(key) }
      guard launch.purpose == .vault else { return giveBackTerminal(key) }
      if let refused = writing(to: closed.vault, with: key, effectID) { return refused }
      custody = .recovered(closed, key)
      return [.reply(.lock(.recovered), to: effectID)]
    case .passcodeSet(let key, let kind, let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return open(with: key, kind: kind, effectID)
        + (isCurrent ? [] : [.reply(.lock(.passcodeChanged(kind)), to: effectID)])
    case .verified(let earlier):
      custody.closed?.untoldAttempts.append(earlier)
      return [.reply(.lock(.passcodeVerified), to: effectID)]
    case .passcodeChanged(let kind): return [.reply(.lock(.passcodeChanged(kind)), to: effectID)]
    case .postponed: return [.reply(.lock(.postponed), to: effectID)]
    case .wiped:
      forgetVault()
      return [.reply(.lock(.wiped), to: effectID)]
    case .refused(let refusal): return [.reply(.lock(.refused(refusal)), to: effectID)]
    case .failed(let problem):
      if case .making(let early) = custody { return demoFailed(early) }
      return [.reply(.lock(.passcodeFailed(problem)), to: effectID)]
    case .worked(let lane, let lease, let result): return ended(lane, lease, result, effectID)
    }
  }

  private func created(
    _ closed: ClosedVault,
    _ key: VaultKey,
    _ kind: PasscodeKind,
    _ effectID: EffectID
  ) -> [RuntimeStep] {
    if case .making(let early) = custody { return demoIsReady(closed, key, early) }
    if effectID.epoch == model.epoch { return open(closed, with: key, kind: kind, effectID) }
    // A vault created across a lock is deleted, as its passcode is chosen anew. If the disk
    // refuses, it is found at the next start, and can be deleted then.
    key.destroy()
    try? closed.vault.destroy()
    closed.attempts.remove()
    return []
  }

  private func open(
    with key: VaultKey,
    kind: PasscodeKind? = nil,
    _ effectID: EffectID
  ) -> [RuntimeStep] {
    guard effectID.epoch == model.epoch, let closed = custody.closed else { return destroyed(key) }
    guard launch.purpose == .vault else { return giveBackTerminal(key) }
    return open(closed, with: key, kind: kind ?? closed.vault.kind, effectID)
  }

  /// Destroys the key that shows who is there, and ends the lock of the terminal.
  private func giveBackTerminal(_ key: VaultKey) -> [RuntimeStep] {
    end(.unlocked)
    return destroyed(key)
  }

  /// Destroys a key that arrived too late.
  private func destroyed(_ key: VaultKey) -> [RuntimeStep] {
    key.destroy()
    return []
  }

  /// Reports damage found while the vault is open.
  func tell(_ damage: [Damage]) -> [RuntimeStep] {
    guard let open = custody.open else { return [] }
    let notices = open.notices(of: damage, wording)
    return notices.map { .message(.notice($0)) }
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
