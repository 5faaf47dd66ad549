/// A message in a dialog, shown now or after the next unlocking.
package enum Notice: Hashable, Sendable, Codable {
  /// Settings in the file failed authentication; safe ones are used.
  case settingsReset
  /// The session before the lock could not be restored.
  case sessionLost
  /// Guarded memory could not be locked, and may reach the swap space.
  case memoryNotLocked
  /// The number of attempts that failed since the vault was last opened.
  case failedAttempts(Int)
  /// The record of failed attempts was missing or damaged.
  case attemptRecordLost
  /// Attempts can't be recorded, so each one has to wait.
  case attemptsNotCounted
  /// The number of damaged cards in the wallet.
  case cardsDamaged(Int)
  /// The wallet can't be read.
  case cardsUnreadable
  /// The vault's file is damaged, as the sentences say. No backups are made meanwhile.
  case damaged(String)
  /// The vault is read-only, as its manifest is damaged.
  case readOnly
  /// The file is older than the one last opened here.
  case olderFile
  /// Somebody else can write to this directory, which holds the vault or leads to it.
  case directoryOpen(String)
  /// The passcode was changed; copies made elsewhere still open with the old one.
  case olderCopies
  /// Lines of the configuration file are not in force, as the sentences say.
  case configuration(String)
  /// The letterbox, or something in it, can't be used, as the sentences say.
  case letterbox(String)
  /// A message raised by a test to see that dialogs stay under the lock.
  case rehearsal(String)
}
