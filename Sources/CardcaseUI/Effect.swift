public import Locking
public import PaymentCards
public import Secrets
public import Windowing

/// Work the screens ask for. The program does it after it has drawn what the same turn changed, and
/// answers with a `Result`.
public enum Effect: Sendable {
  /// Make the vault. Slow.
  case createVault(passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool, epoch: Int)
  /// Open the vault with a passcode. Slow.
  case unlock(passcode: SecretBytes, epoch: Int)
  /// Get at the vault key with the recovery key, so that a new passcode can be set.
  case recover(with: RecoveryKey, epoch: Int)
  /// Set the passcode after that, and open the vault. Slow.
  case setPasscode(SecretBytes, kind: PasscodeKind, epoch: Int)
  /// Say whether this is the passcode, as an attempt like one at the lock. Slow.
  case verifyPasscode(SecretBytes, epoch: Int)
  /// Set another passcode in the open vault. Slow.
  case changePasscode(SecretBytes, kind: PasscodeKind, epoch: Int)
  /// Make another recovery key.
  case renewRecoveryKey
  /// Delete the vault.
  case deleteVault
  /// Seal what was open and destroy the key.
  case seal(Session)
  /// Destroy a key that opened nothing.
  case dropKey
  /// Stop, as a shell's job does.
  case suspend
  /// Draw the whole screen anew, at the size the terminal has now.
  case repaint
  /// Keep the preferences.
  case save(Preferences)
  /// Keep a card: a new one, or in place of the one with the id.
  case saveCard(PaymentCard<SecretDigits>, replacing: Int64?)
  /// The recovery key is written down: erase it.
  case eraseRecoveryKey
  /// End the program.
  case quit(Exit)
}

/// Why the program ends.
public enum Exit: Hashable, Sendable {
  /// The user asked for it.
  case asked
  /// A signal asked for it.
  case signal(Int32)
}

/// What came of an effect.
public enum Outcome: Sendable {
  /// The vault is open. `epoch` is that of the effect.
  case opened(Unsealed<Session>, Contents, Preferences, epoch: Int, notices: [Notice])
  /// The passcode or the recovery key did not open it.
  case refused(LockFlow.Refusal, epoch: Int)
  /// The passcode was not looked at: it came before an attempt was due.
  case postponed(epoch: Int)
  /// How many attempts there were, and when the next may be made.
  case attempts(PasscodeAttempts)
  /// The vault is gone: this was the wrong passcode after which its owner wanted it deleted.
  case wiped
  /// The recovery key was right.
  case recovered(epoch: Int)
  /// The passcode was right; the vault was open already.
  case passcodeVerified(epoch: Int)
  /// The vault has another passcode, of that kind, whether a lock came meanwhile or not.
  case passcodeChanged(PasscodeKind)
  /// There is another recovery key, of which a group is to be typed back.
  case recoveryKeyRenewed(RecoveryKey, group: Int)
  /// The recovery key is the one it was.
  case recoveryKeyNotRenewed
  /// Making the vault or setting the passcode failed.
  case passcodeFailed(epoch: Int)
  /// The backup that was due could not be made.
  case backupFailed
  /// The vault is gone.
  case deleted
  /// It could not be deleted.
  case deletionFailed
  /// The preferences are kept.
  case saved(Preferences)
  /// They could not be kept.
  case saveFailed
  /// The card is kept.
  case cardSaved(WalletCard)
  /// It could not be kept.
  case cardNotSaved
  /// The recovery key is erased.
  case recoveryKeyErased
  /// It could not be erased.
  case recoveryKeyNotErased
}

/// Something to be told, now or after the next unlocking.
public enum Notice: Hashable, Sendable, Codable {
  /// Settings in the file were not what was authenticated; safe ones are used.
  case settingsReset
  /// What was open when the lock came could not be brought back.
  case sessionLost
  /// Guarded memory could not be locked: it may reach the swap space.
  case memoryNotLocked
  /// So many attempts failed since the vault was last opened.
  case failedAttempts(Int)
  /// The record of failed attempts was missing or damaged.
  case attemptRecordLost
  /// Attempts can't be recorded, so each one waits.
  case attemptsNotCounted
  /// That many cards of the wallet are damaged.
  case cardsDamaged(Int)
  /// The wallet can't be read.
  case cardsUnreadable
  /// The passcode was changed; copies made elsewhere still open with the old one.
  case olderCopies
  /// Something a test raises to see that dialogs stay under the lock.
  case rehearsal(String)
}

/// What `Model.update` is told.
public enum Message: Sendable {
  /// Something from the terminal.
  case event(Event)
  /// What came of an effect.
  case outcome(Outcome)
  /// It is another day where the user is.
  case today(CalendarDay)
  /// A dialog is to be raised.
  case notice(Notice)
}
