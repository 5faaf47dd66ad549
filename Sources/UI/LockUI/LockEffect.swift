package import Locking
import Screens
package import Secrets
import Widgets
import WindowLevels

/// Work that the lock and the screens about passcodes ask for.
package enum LockEffect: Sendable {
  /// Make the vault. Slow.
  case createVault(passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool)
  /// Open the vault with a passcode. Slow.
  case unlock(passcode: SecretBytes)
  /// Get at the vault key with the recovery key, so that a new passcode can be set.
  case recover(with: RecoveryKey)
  /// Set the passcode after that, and open the vault. Slow.
  case setPasscode(SecretBytes, kind: PasscodeKind)
  /// Destroy a key that opened nothing.
  case dropKey
  /// Delete the vault.
  case deleteVault
  /// Verify the passcode of the open vault, as an attempt like one at the lock. Slow.
  case verifyPasscode(SecretBytes)
  /// Set another passcode in the open vault. Slow.
  case changePasscode(SecretBytes, kind: PasscodeKind)
  /// Erase the recovery key, which was written down.
  case eraseRecoveryKey
  /// Make another recovery key.
  case renewRecoveryKey
}

/// The result of an effect of the lock.
package enum LockReply: Sendable {
  /// The passcode or the recovery key did not open the vault.
  case refused(LockFlow.Refusal)
  /// The passcode was not looked at: it came before an attempt was due.
  case postponed
  /// The attempts so far, and when the next may be made.
  case attempts(PasscodeAttempts)
  /// The vault is gone: this was the wrong passcode after which its owner wanted it deleted.
  case wiped
  /// The recovery key was right.
  case recovered
  /// The vault could not be made or take the passcode.
  case passcodeFailed(NewPasscodeFlow.Problem = .failed)
  /// The vault is deleted.
  case deleted
  /// It could not be deleted.
  case deletionFailed
  /// The passcode of the open vault was right.
  case passcodeVerified
  /// The vault has another passcode, of that kind, even if a lock came meanwhile.
  case passcodeChanged(PasscodeKind)
  /// The recovery key is erased.
  case recoveryKeyErased
  /// It could not be erased.
  case recoveryKeyNotErased
  /// There is another recovery key, of which a group is to be typed back.
  case recoveryKeyRenewed(RecoveryKey, group: Int)
  /// The recovery key is the one it was.
  case recoveryKeyNotRenewed
}
