import CardcaseUI
import Locking
import PaymentCards
import Secrets
import Store
import Vault

extension Runtime {
  /// A result counts only in the epoch in which it was asked for: a key that comes after a newer lock
  /// opens nothing.
  func receive(_ derived: TaskResult) {
    defer { worker.finish() }
    let isCurrent = derived.epoch == model.epoch
    // What has nothing to do with a passcode must not disturb one that is being typed.
    switch derived.result {
    case .backedUp, .notBackedUp, .damaged, .errandEnded, .fitted: break
    default: tellAttempts()
    }
    switch derived.result {
    case .created(let vault, let attempts, let key, let kind):
      if isMakingDemo {
        demoIsReady(vault, attempts, key)
      } else if isCurrent {
        self.vault = vault
        self.attempts = attempts
        open(with: key, kind: kind)
      } else {
        // Nobody is told of a vault that was made in the dark; its passcode is chosen anew.
        key.destroy()
        try? vault.destroy()
        attempts.remove()
      }
    case .unlocked(let key, let earlier), .passcodeSet(let key, _, let earlier):
      untold.append(earlier)
      accept(derived.result, key, isCurrent: isCurrent)
    case .recovered(let key):
      accept(derived.result, key, isCurrent: isCurrent)
    case .verified(let earlier):
      untold.append(earlier)
      handle(.outcome(.passcodeVerified(epoch: derived.epoch)))
    case .passcodeChanged(let kind):
      handle(.outcome(.passcodeChanged(kind)))
    case .postponed:
      handle(.outcome(.postponed(epoch: derived.epoch)))
    case .wiped:
      forgetVault()
      handle(.outcome(.wiped))
    case .refused(let refusal):
      handle(.outcome(.refused(refusal, epoch: derived.epoch)))
    case .backedUp:
      break
    case .notBackedUp:
      handle(.outcome(.backupFailed))
    case .damaged(let damage):
      // The next unlocking looks again.
      if isCurrent { tell(damage) }
    case .errandEnded(let report, let lease):
      ended(report, lease)
    case .fitted(let outcome):
      if isCurrent, let outcome { handle(.outcome(outcome)) }
    case .failed where isMakingDemo:
      demoFailed()
    case .failed(let problem):
      handle(.outcome(.passcodeFailed(problem, epoch: derived.epoch)))
    }
  }

  private func accept(_ result: TaskResult.Result, _ key: VaultKey, isCurrent: Bool) {
    guard isCurrent else {
      key.destroy()
      if case .passcodeSet(_, let kind, _) = result { handle(.outcome(.passcodeChanged(kind))) }
      return
    }
    switch result {
    case .recovered:
      self.key = key
      handle(.outcome(.recovered(epoch: model.epoch)))
    case .passcodeSet(_, let kind, _):
      open(with: key, kind: kind)
    default:
      open(with: key, kind: vault?.kind ?? .passphrase)
    }
  }

  /// Unlocks, or says that there is no memory for it: nothing is lost then.
  private func open(with key: VaultKey, kind: PasscodeKind) {
    do {
      try openAll(with: key, kind: kind)
    } catch {
      dropKey()
      handle(.outcome(.refused(.notEnoughMemory, epoch: model.epoch)))
    }
  }

  /// Gives the interface what was sealed, or an empty session where nothing was.
  ///
  /// - Throws: where there is no memory for it.
  private func openAll(with key: VaultKey, kind: PasscodeKind) throws {
    guard let vault else { return }
    self.key = key
    // Before anything is written, the session that can't be read among it.
    toldDamage = []
    let damage = findings(in: vault, under: key)
    if noteLastSeen() { warnings.append(.olderFile) }
    var notices = warnings + self.notices(of: damage)
    let session = try unsealed(with: key, &notices)
    var preferences = Preferences()
    let settings = try unlessMemoryLacks { try SettingsStore(vault).verified(under: key) }
    if let settings = settings ?? nil {
      preferences = Preferences(settings)
    } else if !damage.contains(.manifest) {
      notices.append(.settingsReset)
    }
    wipesAfterTen = preferences.wipesAfterTen
    clipboard.copiesOverSSH = preferences.copiesOverSSH
    let isDemo = launch == .demo
    let recoveryKey =
      isDemo ? nil : try unlessMemoryLacks { try vault.pendingRecoveryKey(under: key) } ?? nil
    var contents = VaultSnapshot(
      passcodeKind: kind,
      cards: try cards(of: vault, under: key, &notices),
      recoveryKey: recoveryKey,
      recoveryGroup: Int(random.bytes(1).first ?? 0)
    )
    contents.isReadOnly = damage.contains(.manifest)
    // From here on nothing can fail, and what was told or brought back is done with.
    sealed = nil
    warnings = []
    notices += noticesOfAttempts()
    handle(
      .outcome(.opened(session, contents, preferences, epoch: model.epoch, notices: notices))
    )
    // What is thrown away needs no backup.
    guard !isDemo else { return }
    let lease = KeyLease(of: key)
    dailyLease = lease
    worker.begin(.dailyWork(vault, lease, at: secondsSince1970()), epoch: model.epoch)
  }

  /// The cards that can be read; that some can't is told.
  private func cards(
    of vault: Vault,
    under key: VaultKey,
    _ notices: inout [Notice]
  ) throws -> [WalletEntry] {
    guard let kept = try unlessMemoryLacks({ try CardStore(vault).summaries(under: key) }) else {
      notices.append(.cardsUnreadable)
      return []
    }
    if kept.damaged > 0 { notices.append(.cardsDamaged(kept.damaged)) }
    return kept.entries
  }
}
