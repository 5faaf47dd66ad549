import AppSupport
import CardcaseUI
import Locking
import Secrets
import Vault

/// The result of a background task.
enum TaskResult: Sendable {
  /// A new vault, with its key.
  case created(ClosedVault, VaultKey, PasscodeKind)
  /// The key from the passcode, and the failed attempts before it.
  case unlocked(VaultKey, FailedAttempts)
  /// The key from the recovery key.
  case recovered(VaultKey)
  /// A new passcode was set after recovery.
  case passcodeSet(VaultKey, PasscodeKind, FailedAttempts)
  /// The passcode is right; with the failed attempts before it.
  case verified(FailedAttempts)
  /// The passcode of the open vault was changed.
  case passcodeChanged(PasscodeKind)
  /// The passcode or recovery key did not open the vault.
  case refused(LockFlow.Refusal)
  /// No attempt was due; the passcode was not checked.
  case postponed
  /// The last passcode allowed was wrong, and the vault was deleted.
  case wiped
  /// Creating the vault or setting the passcode failed.
  case failed(NewPasscodeFlow.Problem)
  /// Work on the open vault has ended, and has released its lease.
  case worked(VaultWork.Lane, KeyLease?, WorkResult)
}

/// A completed background task.
struct FinishedTask: Sendable {
  let result: TaskResult
  /// The origin and the epoch of the request.
  let effectID: EffectID
}

extension TaskResult {
  /// True if the task involved a passcode. Other tasks must not disturb one that is being typed.
  var concernsPasscode: Bool {
    switch self {
    case .worked: false
    case .created, .unlocked, .recovered, .passcodeSet, .verified, .passcodeChanged, .refused,
      .postponed, .wiped, .failed:
      true
    }
  }
}
