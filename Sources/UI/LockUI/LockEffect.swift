package import Locking
package import Secrets
package import Wording

/// Work requested by the lock and by the screens about passcodes.
package enum LockEffect: Sendable {
  /// Create the vault. Slow.
  case createVault(passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool)
  /// Open the vault with a passcode. Slow.
  case unlock(passcode: SecretBytes)
  /// Recover the vault key with the recovery key, so that a new passcode can be set.
  case recover(with: RecoveryKey)
  /// Set the passcode after a recovery, and open the vault. Slow.
  case setPasscode(SecretBytes, kind: PasscodeKind)
  /// Destroy a vault key that is not used after all, such as one that a newer lock made useless.
  case dropKey
  /// Delete the vault.
  case deleteVault
  /// Verify the passcode of the open vault; counts as an attempt. Slow.
  case verifyPasscode(SecretBytes)
  /// Change the passcode of the open vault. Slow.
  case changePasscode(SecretBytes, kind: PasscodeKind)
  /// Draw a passphrase of random words.
  case drawPassphrase
  /// Erase the recovery key, now that it is written down.
  case eraseRecoveryKey
  /// Replace the recovery key.
  case renewRecoveryKey
}

/// The result of an effect of the lock.
package enum LockReply: Sendable {
  /// The passcode or the recovery key did not open the vault.
  case refused(LockFlow.Refusal)
  /// The passcode was not tried, as no attempt is allowed yet.
  case postponed
  /// The attempts so far, and when the next is allowed.
  case attempts(PasscodeAttempts)
  /// The vault was deleted after the tenth wrong passcode, as the user had set.
  case wiped
  /// The recovery key was right.
  case recovered
  /// The vault could not be created, or the passcode could not be set.
  case passcodeFailed(NewPasscodeFlow.Problem)
  /// A passphrase was drawn.
  case passphraseDrawn(PasscodeEntry)
  /// The vault is deleted.
  case deleted
  /// The vault could not be deleted.
  case deletionFailed(FailureReason)
  /// The passcode of the open vault was right.
  case passcodeVerified
  /// The vault has a new passcode of that kind, even if it was locked meanwhile.
  case passcodeChanged(PasscodeKind)
  /// The recovery key is erased.
  case recoveryKeyErased
  /// The recovery key could not be erased.
  case recoveryKeyNotErased(FailureReason)
  /// The recovery key was replaced; the user types that group back as proof.
  case recoveryKeyRenewed(RecoveryKey, group: Int)
  /// The recovery key could not be replaced.
  case recoveryKeyNotRenewed(FailureReason)
}
