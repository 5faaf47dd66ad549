/// Something to be told, now or after the next unlocking.
package enum Notice: Hashable, Sendable, Codable {
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
  /// Something in the vault's file is not as it was written: sentences that say what. No backups are
  /// made meanwhile.
  case damaged(String)
  /// The vault can be read only, as what says which records there must be is damaged.
  case readOnly
  /// The file is older than the one that was last open here.
  case olderFile
  /// Somebody else can write to this directory, which holds the vault or leads to it.
  case directoryOpen(String)
  /// The passcode was changed; copies made elsewhere still open with the old one.
  case olderCopies
  /// Something a test raises to see that dialogs stay under the lock.
  case rehearsal(String)
}
