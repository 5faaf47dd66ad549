// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/notices.pot. Change it there.

extension Phrase {
  /// Backup: today's could not be made: {reason}.
  package static func backupFailed(reason: String) -> Phrase {
    Phrase(.backupFailed, [reason])
  }
  /// Please note
  package static var noticeTitle: Phrase { Phrase(.noticeTitle) }
  /// The settings in the vault's file are not those that were saved. The safe ones are used until you set them again.
  package static var noticeSettingsReset: Phrase { Phrase(.noticeSettingsReset) }
  /// What was open when the lock came could not be brought back.
  package static var noticeSessionLost: Phrase { Phrase(.noticeSessionLost) }
  /// The system gave no locked memory, so secrets may reach the swap space. A higher limit (ulimit -l) fixes it.
  package static var noticeMemoryNotLocked: Phrase { Phrase(.noticeMemoryNotLocked) }
  /// {attempts} to open the vault failed since it was last opened. If those were not yours, somebody else was here.
  package static func noticeFailedAttempts(attempts: String) -> Phrase {
    Phrase(.noticeFailedAttempts, [attempts])
  }
  /// Passcode: {attempts} before this one failed.
  package static func ownFailures(attempts: String) -> Phrase {
    Phrase(.ownFailures, [attempts])
  }
  /// The record of failed attempts was missing or damaged, so nobody can say whether there were any since the vault was last opened.
  package static var noticeAttemptRecordLost: Phrase { Phrase(.noticeAttemptRecordLost) }
  /// Failed attempts can't be recorded, so each attempt has to wait 15 minutes. Make the folder cardcase in $XDG_STATE_HOME or ~/.local/state one that you can write to.
  package static var noticeAttemptsNotCounted: Phrase { Phrase(.noticeAttemptsNotCounted) }
  /// Wallet: {cards} in the vault's file can't be read, as the file was damaged or changed. The others are here. A backup may still have the lost ones.
  package static func noticeCardsDamaged(cards: String) -> Phrase {
    Phrase(.noticeCardsDamaged, [cards])
  }
  /// Wallet: the cards can't be read, as the vault's file was damaged or changed. Nothing was deleted; a backup may still have them.
  package static var noticeCardsUnreadable: Phrase { Phrase(.noticeCardsUnreadable) }
  /// Only the new passcode opens the vault and its backups beside it. A copy taken elsewhere opens with the old one still. If there may be one, quit and run: cardcase vault rekey
  package static var noticeOlderCopies: Phrase { Phrase(.noticeOlderCopies) }
  /// The vault's file was damaged or changed. {what} No backups are made now. To bring one back, quit and run: cardcase vault restore
  package static func noticeDamaged(what: String) -> Phrase {
    Phrase(.noticeDamaged, [what])
  }
  /// The vault's file can't be read. Nothing is saved, and the safe settings are used. To bring a backup back, quit and run: cardcase vault restore
  package static var noticeReadOnly: Phrase { Phrase(.noticeReadOnly) }
  /// This file is older than the one you last opened here: what was changed since is not in it. If you did not put it back yourself, somebody or some program did. Going on is all right.
  package static var noticeOlderFile: Phrase { Phrase(.noticeOlderFile) }
  /// Others than you can write to {path}, so they can put another file in the vault's place. Take that right from them (chmod go-w), or keep the vault elsewhere.
  package static func noticeDirectoryOpen(path: String) -> Phrase {
    Phrase(.noticeDirectoryOpen, [path])
  }
  /// Not saved: the vault is damaged and read-only. See cardcase vault restore.
  package static var notSavedReadOnly: Phrase { Phrase(.notSavedReadOnly) }
  /// {text}
  package static func noticeRehearsal(text: String) -> Phrase {
    Phrase(.noticeRehearsal, [text])
  }
}
