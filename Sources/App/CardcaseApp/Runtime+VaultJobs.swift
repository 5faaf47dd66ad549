import CardcaseUI
import Flashcards
import Secrets
import Vault

/// Errands have the vault for themselves: the event loop goes on, and what else needs the vault waits
/// for their end, so that no key waits for a record.
extension Runtime {
  /// The longest that a lock waits for an errand to end.
  private static let patience = Duration.milliseconds(50)

  /// Whether an effect has to wait for the errand that is under way.
  func mustWait(_ effect: Effect) -> Bool {
    lease != nil && effect.needsVault
  }

  /// Begins an errand.
  func begin(_ errand: VaultJob) {
    guard let vault, let key else { return }
    keepSessionNow()
    let lease = KeyLease(of: key)
    self.lease = lease
    worker.begin(.errand(errand, vault, lease, at: moment()), epoch: model.epoch)
  }

  /// Takes note that an errand has ended, and does what waited for that.
  func ended(_ report: JobResult, _ lease: KeyLease) {
    // After a lock there is nobody to be told: the screen asks again.
    guard lease === self.lease else { return }
    self.lease = nil
    // What was read is of use until it is written, or something else is read.
    if case .transferred = report.outcome { cardImporter = report.importer }
    handle(.outcome(report.outcome))
    let effects = waiting
    waiting = []
    effects.forEach(perform)
  }

  /// Has everything that uses a loan of the key end.
  ///
  /// - Returns: whether it has, and the vault can be used: not where the disk holds it up.
  func revokeLeases() -> Bool {
    stopFitting()
    dailyLease?.revoke()
    dailyLease = nil
    waiting = []
    defer { lease = nil }
    return lease?.revoke(within: Self.patience) ?? true
  }
}

extension Effect {
  /// Whether it can't be done while something else has the vault for itself.
  fileprivate var needsVault: Bool {
    switch self {
    case .createVault, .unlock, .recover, .setPasscode, .deleteVault, .seal, .dropKey, .suspend,
      .repaint, .clearClipboard, .stopWork, .stopFitting, .quit:
      false
    default: true
    }
  }
}
