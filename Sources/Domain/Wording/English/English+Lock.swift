extension English {
  /// The lock, passcodes and the recovery key.
  static let lock: KeyValuePairs<Phrase, String> = [
    // The lock
    .lockTitle: "Cardcase is locked",
    .lockPasscode: "Enter your passcode",
    .lockPassphrase: "Enter your passphrase, then Enter",
    .lockDemo: "This is the demo. Its passcode is 5566.",
    .lockChecking: "Checking",
    .lockWaiting: "Try again in {time}",
    .lockTooMany: "Too many wrong passcodes",
    .lockRecordLost: "The record of attempts is missing",
    .lockNotCounted: "Attempts can't be recorded on this disk",
    .lockAttemptsLeft: "{attempts} left, then all is deleted",
    .refusedWrong: "Wrong passcode",
    .refusedWrongText: "That is not the passcode of this vault. Try again, or choose a way out.",
    .refusedWrongWaitText: """
    That is not the passcode of this vault. Try again in {time}, or choose a way out.
    """,
    .refusedDamaged: "The vault is damaged",
    .refusedDamagedText: """
    What this would open is damaged, so nobody can say whether it was right. Nothing was \
    changed. Bring back a copy of the vault, or try the recovery key.
    """,
    .refusedMemory: "Not enough memory",
    .refusedMemoryText: """
    Checking needs more memory than this machine can give now. Close other programs and \
    try again.
    """,
    .choiceForgotten: "Forgot passcode?",
    .forgottenTitle: "Forgot passcode?",
    .forgottenText: """
    The recovery key you wrote down opens the vault. Without it nobody can: then all that \
    is left is to start anew.
    """,
    .choiceRecoveryKey: "Use the recovery key",
    .choiceDelete: "Delete the vault and start anew",
    .deletionTitle: "Delete the vault",
    .deletionText: """
    All cards and decks in this vault go, for good. To delete it, type {word} and press \
    Enter.
    """,
    .deletionWord: "DELETE",
    .deletionOtherWord: "That is not {word}.",
    .deletionFailed: "The vault could not be deleted. Check that you may write to its folder.",
    .deletionAtWork: "Deleting",
    .wipedTitle: "The vault was deleted",
    .wipedText: """
    Ten wrong passcodes in a row had it deleted, as was set. Nothing of it is left. Choose what \
    opens a new vault.
    """,
    .refusedDevice: "The device key is missing",
    .refusedDeviceText: """
    The passcode needs the device key of this vault besides, and its file is not there. Put it back \
    (cardcase vault status names it), or use the recovery key.
    """,
    // A new passcode
    .setupTitle: "Welcome to Cardcase",
    .setupText: """
    Choose what opens your vault. Each line says how long it holds out by itself against someone \
    who has copied the file; at this screen every guess has to be typed by hand.
    """,
    .setupAtWork: "Making your vault",
    .kindDigits4: "4 digits",
    .kindDigits6: "6 digits",
    .kindPassphrase: "Passphrase",
    .strengthDigits4: "Hours: all 10,000 codes can be tried in an afternoon.",
    .strengthDigits6: "Days on one computer, less on many.",
    .strengthPassphrase:
      "A lifetime and more with four random words; a single word falls as fast as digits.",
    .newPasscodeTitle: "A new passcode",
    .newPasscodeText: "The recovery key was right. Choose what opens your vault from now on.",
    .newPasscode: "Choose your passcode",
    .newPasscodeAgain: "The same passcode once more",
    .newPassphrase: "Choose your passphrase, then Enter",
    .newPassphraseAgain: "The same passphrase once more",
    .newPasscodeMismatch: "The two were different. Choose again.",
    .newPasscodeTooShort: "At least {count} characters.",
    .newPasscodeFailed: "The vault could not be written. Check the disk and try again.",
    .newPasscodeAtWork: "Setting your passcode",
    .newPasscodeUnchanged: "That is the present one. Choose another.",
    .obviousRepetition: "Easy to guess: it repeats. Esc: another",
    .obviousRun: "Easy to guess: a run. Esc: another",
    .obviousYear: "Easy to guess: a year. Esc: another",
    .obviousDate: "Easy to guess: a date. Esc: another",
    .deviceKeyChoice: "d  Device key: {state}",
    .deviceKeyNote: """
    Whoever copies the vault's file can try passcodes elsewhere, as fast as is said above.
    """,
    .deviceKeyOnNote: """
    A file on this machine is needed too, so a copied vault can't be guessed at. The price: without \
    that file only the recovery key opens the vault.
    """,
    .deviceKeyPrice: "Price: without its file only the recovery key opens the vault.",
    .deviceKeyByKind: "on for digits, off for a passphrase",
    .newPasscodeNoDeviceKey: "The device key can't be written. Esc, then d: without it",
    .deviceKeyNotWritten: "The device key can't be written. Check ~/.local/state/cardcase.",
    .plainNoDeviceKey: """
    The device key can't be written to its folder, $XDG_STATE_HOME/cardcase or \
    ~/.local/state/cardcase. Make that one that you can write to, or go back and switch it off.
    """,
    .keyDeviceKey: "Device key",
    // Changing the passcode
    .passcodeChangeTitle: "Change passcode",
    .passcodeChangeText: "Choose what opens your vault from now on.",
    .presentPasscode: "Enter your present passcode",
    .presentPassphrase: "Your present passphrase, then Enter",
    .passcodeChanged: "Passcode: changed.",
    .lockNewPasscode: "Enter your new passcode",
    .lockNewPassphrase: "Enter your new passphrase, then Enter",
    .settingsPasscodeNote: """
    Asks for the present passcode first. A copy of the vault that was made before still opens with \
    that one.
    """,
    .settingsRecoveryKey: "Renew the recovery key",
    .settingsRecoveryKeyNote: "For when the paper was lost, or seen by somebody else.",
    .renewalConfirmation: """
    The recovery key on your paper then opens nothing more, and a new one has to be written down.
    """,
    .renewalKeep: "Keep the one I have",
    .renewalRenew: "Renew it",
    .recoveryNotRenewed: "Recovery key: it could not be renewed. Check the disk and try again.",
    .settingsNotInDemo: "Demo: its passcode and recovery key stay as they are.",
    // The recovery key
    .recoveryTitle: "Recovery key",
    .recoveryExplain: """
    Write this down on paper: it alone opens the vault should you forget the passcode. Then \
    press Enter and type one group back; until you do, it is shown after every unlocking.
    """,
    .recoveryAsk: "Type group {number} of the key you wrote down. Esc shows the key again.",
    .recoveryWrongGroup: "That is not group {number}.",
    .recoveryLater: "Recovery key: it will be shown again after the next unlocking.",
    .recoveryErased: "Recovery key: erased here. Your paper is the only copy now.",
    .recoveryNotErased:
      "Recovery key: it could not be erased. Check the disk; it will be shown again.",
    .recoveryEntryTitle: "Recovery key",
    .recoveryEntryText:
      "Type the key that you wrote down. Capitals, spaces and hyphens do not matter.",
    .recoveryOtherVault: "This is not the recovery key of this vault.",
    .recoveryTooShort: "Characters still missing: {count}.",
    .recoveryTooLong: "Characters too many: {count}.",
    .recoveryNotASymbol: "Character {place} can't be part of a recovery key.",
    .recoveryWrongGroups: "There is a slip in group {groups}.",
  ]
}
