import CardcaseUI
import Locking
import Secrets
import StudyUI
import Vault
import Wording

/// What came of a background task.
enum TaskResult: Sendable {
  /// A vault that was made, with its key.
  case created(ClosedVault, VaultKey, PasscodeKind)
  /// The key, by the passcode, and the attempts that failed before.
  case unlocked(VaultKey, FailedAttempts)
  /// The key, by the recovery key.
  case recovered(VaultKey)
  /// The passcode is another one now.
  case passcodeSet(VaultKey, PasscodeKind, FailedAttempts)
  /// The passcode is right, and the attempts that failed before.
  case verified(FailedAttempts)
  /// The open vault has another passcode.
  case passcodeChanged(PasscodeKind)
  /// The passcode or recovery key did not open the vault.
  case refused(LockFlow.Refusal)
  /// No attempt was due; the passcode was not looked at.
  case postponed
  /// The passcode was wrong for the last time: the vault is deleted.
  case wiped
  /// Making the vault or setting the passcode failed.
  case failed(NewPasscodeFlow.Problem)
  /// A backup was made, or none was due.
  case backedUp
  /// A backup was due and could not be made.
  case notBackedUp(FailureReason)
  /// The vault is damaged, so no backup is made.
  case damaged([Damage])
  /// A job has ended, and has released its lease.
  case jobEnded(JobResult, KeyLease)
  /// What fitting parameters came to; nil where it was stopped.
  case fitted(StudyReply?)
}

/// A background task that has come to its end.
struct FinishedTask: Sendable {
  let result: TaskResult
  /// Who asked for it, and in which epoch.
  let ticket: Ticket
}

extension TaskResult {
  /// True if it has to do with a passcode. What has not must not disturb one that is being typed.
  var concernsPasscode: Bool {
    switch self {
    case .backedUp, .notBackedUp, .damaged, .jobEnded, .fitted: false
    case .created, .unlocked, .recovered, .passcodeSet, .verified, .passcodeChanged, .refused,
      .postponed, .wiped, .failed:
      true
    }
  }
}
