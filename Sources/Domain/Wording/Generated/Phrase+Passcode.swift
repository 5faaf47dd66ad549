// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/passcode.pot. Change it there.

extension Phrase {
  /// Welcome to Cardcase
  package static var setupTitle: Phrase { Phrase(.setupTitle) }
  /// Choose what opens your vault. Each line says how long it holds out by itself against someone who has copied the file; at this screen every guess has to be typed by hand.
  package static var setupText: Phrase { Phrase(.setupText) }
  /// Making your vault
  package static var setupAtWork: Phrase { Phrase(.setupAtWork) }
  /// 4 digits
  package static var kindDigits4: Phrase { Phrase(.kindDigits4) }
  /// 6 digits
  package static var kindDigits6: Phrase { Phrase(.kindDigits6) }
  /// Passphrase
  package static var kindPassphrase: Phrase { Phrase(.kindPassphrase) }
  /// Hours: all 10,000 codes can be tried in an afternoon.
  package static var strengthDigits4: Phrase { Phrase(.strengthDigits4) }
  /// Days on one computer, less on many.
  package static var strengthDigits6: Phrase { Phrase(.strengthDigits6) }
  /// A lifetime and more with four random words; a single word falls as fast as digits.
  package static var strengthPassphrase: Phrase { Phrase(.strengthPassphrase) }
  /// A new passcode
  package static var newPasscodeTitle: Phrase { Phrase(.newPasscodeTitle) }
  /// The recovery key was right. Choose what opens your vault from now on.
  package static var newPasscodeText: Phrase { Phrase(.newPasscodeText) }
  /// Choose your passcode
  package static var newPasscode: Phrase { Phrase(.newPasscode) }
  /// The same passcode once more
  package static var newPasscodeAgain: Phrase { Phrase(.newPasscodeAgain) }
  /// Choose your passphrase, then Enter
  package static var newPassphrase: Phrase { Phrase(.newPassphrase) }
  /// The same passphrase once more
  package static var newPassphraseAgain: Phrase { Phrase(.newPassphraseAgain) }
  /// The two were different. Choose again.
  package static var newPasscodeMismatch: Phrase { Phrase(.newPasscodeMismatch) }
  /// At least {count} characters.
  package static func newPasscodeTooShort(count: String) -> Phrase {
    Phrase(.newPasscodeTooShort, [count])
  }
  /// The vault could not be written: {reason}.
  package static func newPasscodeFailed(reason: String) -> Phrase {
    Phrase(.newPasscodeFailed, [reason])
  }
  /// Setting your passcode
  package static var newPasscodeAtWork: Phrase { Phrase(.newPasscodeAtWork) }
  /// That is the current one. Choose another.
  package static var newPasscodeUnchanged: Phrase { Phrase(.newPasscodeUnchanged) }
  /// Letters arrived: it has digits only.
  package static var foreignLetters: Phrase { Phrase(.foreignLetters) }
  /// {script} arrived: it has digits only.
  package static func foreignScript(script: String) -> Phrase {
    Phrase(.foreignScript, [script])
  }
  /// Other digits arrived: it has 0 to 9.
  package static var foreignDigits: Phrase { Phrase(.foreignDigits) }
  /// Greek
  package static var scriptGreek: Phrase { Phrase(.scriptGreek) }
  /// Cyrillic
  package static var scriptCyrillic: Phrase { Phrase(.scriptCyrillic) }
  /// Hebrew
  package static var scriptHebrew: Phrase { Phrase(.scriptHebrew) }
  /// Arabic
  package static var scriptArabic: Phrase { Phrase(.scriptArabic) }
  /// Opening it will take this layout, too.
  package static var layoutOther: Phrase { Phrase(.layoutOther) }
  /// It mixes scripts: keep both layouts.
  package static var layoutMixed: Phrase { Phrase(.layoutMixed) }
  /// Easy to guess: it repeats. Esc: another
  package static var obviousRepetition: Phrase { Phrase(.obviousRepetition) }
  /// Easy to guess: a run. Esc: another
  package static var obviousRun: Phrase { Phrase(.obviousRun) }
  /// Easy to guess: a year. Esc: another
  package static var obviousYear: Phrase { Phrase(.obviousYear) }
  /// Easy to guess: a date. Esc: another
  package static var obviousDate: Phrase { Phrase(.obviousDate) }
  /// F4  Device key: {state}
  package static func deviceKeyChoice(state: String) -> Phrase {
    Phrase(.deviceKeyChoice, [state])
  }
  /// Whoever copies the vault's file can try passcodes elsewhere, as fast as is said above.
  package static var deviceKeyNote: Phrase { Phrase(.deviceKeyNote) }
  /// A file on this machine is needed too, so a copied vault can't be guessed at. The price: without that file only the recovery key opens the vault.
  package static var deviceKeyOnNote: Phrase { Phrase(.deviceKeyOnNote) }
  /// Price: without its file only the recovery key opens the vault.
  package static var deviceKeyPrice: Phrase { Phrase(.deviceKeyPrice) }
  /// on for digits, off for a passphrase
  package static var deviceKeyByKind: Phrase { Phrase(.deviceKeyByKind) }
  /// The device key can't be written. Esc, then F4: without it
  package static var newPasscodeNoDeviceKey: Phrase { Phrase(.newPasscodeNoDeviceKey) }
  /// The device key can't be written. Check ~/.local/state/cardcase.
  package static var deviceKeyNotWritten: Phrase { Phrase(.deviceKeyNotWritten) }
  /// The device key can't be written to its folder, $XDG_STATE_HOME/cardcase or ~/.local/state/cardcase. Make that one that you can write to, or go back and switch it off.
  package static var lineModeNoDeviceKey: Phrase { Phrase(.lineModeNoDeviceKey) }
  /// Device key
  package static var keyDeviceKey: Phrase { Phrase(.keyDeviceKey) }
  /// Change passcode
  package static var passcodeChangeTitle: Phrase { Phrase(.passcodeChangeTitle) }
  /// Choose what opens your vault from now on. This can't be undone.
  package static var passcodeChangeText: Phrase { Phrase(.passcodeChangeText) }
  /// Enter your current passcode
  package static var currentPasscode: Phrase { Phrase(.currentPasscode) }
  /// Your current passphrase, then Enter
  package static var currentPassphrase: Phrase { Phrase(.currentPassphrase) }
  /// Passcode: changed.
  package static var passcodeChanged: Phrase { Phrase(.passcodeChanged) }
  /// Enter your new passcode
  package static var lockNewPasscode: Phrase { Phrase(.lockNewPasscode) }
  /// Enter your new passphrase, then Enter
  package static var lockNewPassphrase: Phrase { Phrase(.lockNewPassphrase) }
  /// Asks for the current one first. Can't be undone. A copy of the vault made before still opens with that one.
  package static var settingsPasscodeNote: Phrase { Phrase(.settingsPasscodeNote) }
  /// Renew the recovery key
  package static var settingsRecoveryKey: Phrase { Phrase(.settingsRecoveryKey) }
  /// For when the paper was lost, or seen by somebody else. Can't be undone.
  package static var settingsRecoveryKeyNote: Phrase { Phrase(.settingsRecoveryKeyNote) }
  /// The key on your paper then opens nothing more. Write the new one down. This can't be undone.
  package static var renewalConfirmation: Phrase { Phrase(.renewalConfirmation) }
  /// Keep the one I have
  package static var renewalKeep: Phrase { Phrase(.renewalKeep) }
  /// Renew it
  package static var renewalRenew: Phrase { Phrase(.renewalRenew) }
  /// Recovery key: it could not be renewed: {reason}.
  package static func recoveryNotRenewed(reason: String) -> Phrase {
    Phrase(.recoveryNotRenewed, [reason])
  }
  /// Demo: its passcode and recovery key stay as they are.
  package static var settingsNotInDemo: Phrase { Phrase(.settingsNotInDemo) }
  /// Recovery key
  package static var recoveryTitle: Phrase { Phrase(.recoveryTitle) }
  /// Write this down on paper: it alone opens the vault should you forget the passcode. Then press Enter and type one group back; until you do, it is shown after every unlocking.
  package static var recoveryExplain: Phrase { Phrase(.recoveryExplain) }
  /// Type group {number} of the key you wrote down. Esc shows the key again.
  package static func recoveryAsk(number: String) -> Phrase {
    Phrase(.recoveryAsk, [number])
  }
  /// That is not group {number}.
  package static func recoveryWrongGroup(number: String) -> Phrase {
    Phrase(.recoveryWrongGroup, [number])
  }
  /// Recovery key: it will be shown again after the next unlocking.
  package static var recoveryLater: Phrase { Phrase(.recoveryLater) }
  /// Recovery key: erased here. Your paper is the only copy now.
  package static var recoveryErased: Phrase { Phrase(.recoveryErased) }
  /// Recovery key: it could not be erased: {reason}. It will be shown again.
  package static func recoveryNotErased(reason: String) -> Phrase {
    Phrase(.recoveryNotErased, [reason])
  }
  /// Recovery key
  package static var recoveryEntryTitle: Phrase { Phrase(.recoveryEntryTitle) }
  /// Type the key that you wrote down. Capitals, spaces and hyphens do not matter.
  package static var recoveryEntryText: Phrase { Phrase(.recoveryEntryText) }
  /// This is not the recovery key of this vault.
  package static var recoveryOtherVault: Phrase { Phrase(.recoveryOtherVault) }
  /// Characters still missing: {count}.
  package static func recoveryTooShort(count: String) -> Phrase {
    Phrase(.recoveryTooShort, [count])
  }
  /// Characters too many: {count}.
  package static func recoveryTooLong(count: String) -> Phrase {
    Phrase(.recoveryTooLong, [count])
  }
  /// Character {place} can't be part of a recovery key.
  package static func recoveryNotASymbol(place: String) -> Phrase {
    Phrase(.recoveryNotASymbol, [place])
  }
  /// There is a typo in group {groups}.
  package static func recoveryWrongGroups(groups: String) -> Phrase {
    Phrase(.recoveryWrongGroups, [groups])
  }
  /// Six random words
  package static var keyDrawWords: Phrase { Phrase(.keyDrawWords) }
  /// F3 offers six random words
  package static var passphraseHint: Phrase { Phrase(.passphraseHint) }
  /// Six random words, 77 bits. Write them down or learn them: you type them once more, and then they are not shown again.
  package static var passphraseOffered: Phrase { Phrase(.passphraseOffered) }
  /// Other words than these, or in another order.
  package static var passphraseMismatch: Phrase { Phrase(.passphraseMismatch) }
}
