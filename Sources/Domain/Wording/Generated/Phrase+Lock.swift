// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/lock.pot. Change it there.

extension Phrase {
  /// Cardcase is locked
  package static var lockTitle: Phrase { Phrase(.lockTitle) }
  /// Enter your passcode
  package static var lockPasscode: Phrase { Phrase(.lockPasscode) }
  /// Enter your passphrase, then Enter
  package static var lockPassphrase: Phrase { Phrase(.lockPassphrase) }
  /// This is the demo. Its passcode is 5566.
  package static var lockDemo: Phrase { Phrase(.lockDemo) }
  /// Checking
  package static var lockChecking: Phrase { Phrase(.lockChecking) }
  /// Try again in {time}
  package static func lockWaiting(time: String) -> Phrase {
    Phrase(.lockWaiting, [time])
  }
  /// Too many wrong passcodes
  package static var lockTooMany: Phrase { Phrase(.lockTooMany) }
  /// The record of attempts is missing
  package static var lockRecordLost: Phrase { Phrase(.lockRecordLost) }
  /// Attempts can't be recorded on this disk
  package static var lockNotCounted: Phrase { Phrase(.lockNotCounted) }
  /// {attempts} left, then all is deleted
  package static func lockAttemptsLeft(attempts: String) -> Phrase {
    Phrase(.lockAttemptsLeft, [attempts])
  }
  /// Wrong passcode
  package static var refusedWrong: Phrase { Phrase(.refusedWrong) }
  /// That is not the passcode of this vault. Try again, or choose a way out.
  package static var refusedWrongText: Phrase { Phrase(.refusedWrongText) }
  /// That is not the passcode of this vault. Try again in {time}, or choose a way out.
  package static func refusedWrongWaitText(time: String) -> Phrase {
    Phrase(.refusedWrongWaitText, [time])
  }
  /// The vault is damaged
  package static var refusedDamaged: Phrase { Phrase(.refusedDamaged) }
  /// What this would open is damaged, so nobody can say whether it was right. Nothing was changed. Bring back a copy of the vault, or try the recovery key.
  package static var refusedDamagedText: Phrase { Phrase(.refusedDamagedText) }
  /// The vault can't be read
  package static var refusedFailed: Phrase { Phrase(.refusedFailed) }
  /// What you typed could not be tried: {reason}. Nothing was changed. Try again.
  package static func refusedFailedText(reason: String) -> Phrase {
    Phrase(.refusedFailedText, [reason])
  }
  /// Not enough memory
  package static var refusedMemory: Phrase { Phrase(.refusedMemory) }
  /// Checking needs more memory than this machine can give now. Close other programs and try again.
  package static var refusedMemoryText: Phrase { Phrase(.refusedMemoryText) }
  /// Forgot passcode?
  package static var choiceForgotten: Phrase { Phrase(.choiceForgotten) }
  /// Forgot passcode?
  package static var forgottenTitle: Phrase { Phrase(.forgottenTitle) }
  /// The recovery key you wrote down opens the vault. Without it nobody can: then all that is left is to start anew.
  package static var forgottenText: Phrase { Phrase(.forgottenText) }
  /// Use the recovery key
  package static var choiceRecoveryKey: Phrase { Phrase(.choiceRecoveryKey) }
  /// Delete the vault and start anew
  package static var choiceDelete: Phrase { Phrase(.choiceDelete) }
  /// Delete the vault
  package static var deletionTitle: Phrase { Phrase(.deletionTitle) }
  /// All cards and decks in this vault go, for good. To delete it, type {word} and press Enter.
  package static func deletionText(word: String) -> Phrase {
    Phrase(.deletionText, [word])
  }
  /// DELETE
  package static var deletionWord: Phrase { Phrase(.deletionWord) }
  /// That is not {word}.
  package static func deletionOtherWord(word: String) -> Phrase {
    Phrase(.deletionOtherWord, [word])
  }
  /// The vault could not be deleted: {reason}.
  package static func deletionFailed(reason: String) -> Phrase {
    Phrase(.deletionFailed, [reason])
  }
  /// Deleting
  package static var deletionAtWork: Phrase { Phrase(.deletionAtWork) }
  /// The vault was deleted
  package static var wipedTitle: Phrase { Phrase(.wipedTitle) }
  /// Ten wrong passcodes in a row had it deleted, as was set. Nothing of it is left. Choose what opens a new vault.
  package static var wipedText: Phrase { Phrase(.wipedText) }
  /// The device key is missing
  package static var refusedDevice: Phrase { Phrase(.refusedDevice) }
  /// The passcode needs the device key of this vault besides, and its file is not there. Put it back (cardcase vault status names it), or use the recovery key.
  package static var refusedDeviceText: Phrase { Phrase(.refusedDeviceText) }
  /// This copy has no passcode
  package static var refusedNoPasscode: Phrase { Phrase(.refusedNoPasscode) }
  /// Only the recovery key opens it. You set a new passcode then.
  package static var refusedNoPasscodeText: Phrase { Phrase(.refusedNoPasscodeText) }
}
