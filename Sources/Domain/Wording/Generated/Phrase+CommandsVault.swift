// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-vault.pot. Change it there.

extension Phrase {
  /// device key: on, {path}
  package static func statusDeviceKey(path: String) -> Phrase {
    Phrase(.statusDeviceKey, [path])
  }
  /// device key: on, but not there: {path}
  package static func statusDeviceKeyMissing(path: String) -> Phrase {
    Phrase(.statusDeviceKeyMissing, [path])
  }
  /// The passcode needs the device key from now on, on the backups beside the vault too: {path}. Keep the recovery key at hand: without that file nothing else opens the vault. Undo can't take this back; cardcase vault device-key off does.
  package static func commandDeviceKeyOn(path: String) -> Phrase {
    Phrase(.commandDeviceKeyOn, [path])
  }
  /// The passcode alone opens the vault from now on. The file of the device key stays, as a copy of the vault that was taken elsewhere may need it; delete it where there is none: {path}. Undo can't take this back; cardcase vault device-key on does.
  package static func commandDeviceKeyOff(path: String) -> Phrase {
    Phrase(.commandDeviceKeyOff, [path])
  }
  /// Nothing fits '{query}'.
  package static func commandNoMatch(query: String) -> Phrase {
    Phrase(.commandNoMatch, [query])
  }
  /// Several fit '{query}'. Say more of the one that is meant:
  package static func commandSeveral(query: String) -> Phrase {
    Phrase(.commandSeveral, [query])
  }
  /// The passcode can't come from descriptor {descriptor}: it is a terminal, which would show what is typed. Leave --passcode-fd out to be asked, or give it a pipe.
  package static func commandPasscodeTerminal(descriptor: String) -> Phrase {
    Phrase(.commandPasscodeTerminal, [descriptor])
  }
  /// There is no passcode in descriptor {descriptor}: its first line is empty. Nothing was tried.
  package static func commandPasscodeEmpty(descriptor: String) -> Phrase {
    Phrase(.commandPasscodeEmpty, [descriptor])
  }
  /// The first line of descriptor {descriptor} is longer than any passcode. Nothing was tried.
  package static func commandPasscodeLong(descriptor: String) -> Phrase {
    Phrase(.commandPasscodeLong, [descriptor])
  }
  /// The first line of descriptor {descriptor} is no UTF-8 text. Nothing was tried.
  package static func commandPasscodeNotText(descriptor: String) -> Phrase {
    Phrase(.commandPasscodeNotText, [descriptor])
  }
  /// The passcode can't be read from descriptor {descriptor}: {reason}.
  package static func commandPasscodeUnreadable(descriptor: String, reason: String) -> Phrase {
    Phrase(.commandPasscodeUnreadable, [descriptor, reason])
  }
  /// Passcode:
  package static var commandPasscode: Phrase { Phrase(.commandPasscode) }
  /// After so many wrong passcodes the next attempt has to wait {time}.
  package static func commandNotDue(time: String) -> Phrase {
    Phrase(.commandNotDue, [time])
  }
  /// The record of attempts at this vault is missing or damaged, so nobody knows how many there were: this one has to wait {time}.
  package static func commandNotDueLost(time: String) -> Phrase {
    Phrase(.commandNotDueLost, [time])
  }
  /// Attempts can't be recorded, so each has to wait {time}. Make the folder cardcase in $XDG_STATE_HOME or ~/.local/state one that you can write to.
  package static func commandNotDueUncounted(time: String) -> Phrase {
    Phrase(.commandNotDueUncounted, [time])
  }
  /// The passcode is asked for in {time}. Ctrl-C: not now
  package static func commandWaiting(time: String) -> Phrase {
    Phrase(.commandWaiting, [time])
  }
  /// There is no terminal to ask for the passcode on.
  package static var commandNoTerminal: Phrase { Phrase(.commandNoTerminal) }
  /// A question has to be answered on the terminal, and there is none. --yes, where a command has it, answers it.
  package static var commandNoTerminalForWord: Phrase { Phrase(.commandNoTerminalForWord) }
  /// Nothing was done.
  package static var commandCancelled: Phrase { Phrase(.commandCancelled) }
  /// {path} is a copy of the vault now, sealed as the vault is.
  package static func commandBackupDone(path: String) -> Phrase {
    Phrase(.commandBackupDone, [path])
  }
  /// Everything is as it was written, {changes} changes since the vault was made.
  package static func commandSound(changes: String) -> Phrase {
    Phrase(.commandSound, [changes])
  }
  /// Everything else is as it was written. To go back to a backup, see cardcase vault restore.
  package static var commandDamaged: Phrase { Phrase(.commandDamaged) }
  /// The rest can't be read. To go back to a backup, see cardcase vault restore.
  package static var commandUnreadable: Phrase { Phrase(.commandUnreadable) }
  /// There are no backups beside {path}.
  package static func commandNoBackups(path: String) -> Phrase {
    Phrase(.commandNoBackups, [path])
  }
  /// There is no backup {number}. See cardcase vault restore.
  package static func commandNoBackup(number: String) -> Phrase {
    Phrase(.commandNoBackup, [number])
  }
  /// Backup {number} is the vault now. Undo can't take this back.
  package static func commandRestored(number: String) -> Phrase {
    Phrase(.commandRestored, [number])
  }
  /// What stood there before could not be opened; it is kept as {path}.
  package static func commandKeptAsFile(path: String) -> Phrase {
    Phrase(.commandKeptAsFile, [path])
  }
  /// The vault has a new key, and everything in it was sealed again.
  package static var commandRekeyed: Phrase { Phrase(.commandRekeyed) }
  /// The old recovery key and the old backups are gone; the new recovery key is shown after the next unlocking. Undo can't take this back.
  package static var commandRekeyedNote: Phrase { Phrase(.commandRekeyedNote) }
  /// Vault: {path}
  package static func statusPath(path: String) -> Phrase {
    Phrase(.statusPath, [path])
  }
  /// Format: {format}
  package static func statusFormat(format: String) -> Phrase {
    Phrase(.statusFormat, [format])
  }
  /// Passcode: {kind}
  package static func statusPasscode(kind: String) -> Phrase {
    Phrase(.statusPasscode, [kind])
  }
  /// A guess costs: Argon2id with {memory} MiB and {passes} passes
  package static func statusCost(memory: String, passes: String) -> Phrase {
    Phrase(.statusCost, [memory, passes])
  }
  /// Size: {size} bytes
  package static func statusSize(size: String) -> Phrase {
    Phrase(.statusSize, [size])
  }
  /// Backup {number}: {time}, {size} bytes
  package static func statusBackup(number: String, time: String, size: String) -> Phrase {
    Phrase(.statusBackup, [number, time, size])
  }
  /// A replaced passcode or recovery key is not gone from every backup yet. It will be after the next unlocking, if they can be written to.
  package static var statusNotCleanedUp: Phrase { Phrase(.statusNotCleanedUp) }
  /// Open in process {process}
  package static func statusWriter(process: String) -> Phrase {
    Phrase(.statusWriter, [process])
  }
  /// To open it elsewhere, it needs the passcode that the vault has now, or the recovery key.
  package static var commandBackupNeedsPasscode: Phrase { Phrase(.commandBackupNeedsPasscode) }
  /// To open it elsewhere, it needs the passcode and the file of the device key, {path}, or the recovery key.
  package static func commandBackupNeedsDeviceKey(path: String) -> Phrase {
    Phrase(.commandBackupNeedsDeviceKey, [path])
  }
  /// Only the recovery key opens it: it has no passcode.
  package static var commandBackupNeedsRecoveryKey: Phrase { Phrase(.commandBackupNeedsRecoveryKey) }
  /// {path}: the recovery key is not written down yet. Open the vault and write it down first.
  package static func vaultRecoveryKeyPending(path: String) -> Phrase {
    Phrase(.vaultRecoveryKeyPending, [path])
  }
  /// Recovery key:
  package static var commandAskRecoveryKey: Phrase { Phrase(.commandAskRecoveryKey) }
  /// This needs the passcode: leave out --recovery-key.
  package static var commandNeedsPasscode: Phrase { Phrase(.commandNeedsPasscode) }
  /// The file of the device key is missing: put it back (cardcase vault status names it), or use --recovery-key.
  package static var commandNoDeviceKey: Phrase { Phrase(.commandNoDeviceKey) }
  /// This is a copy without a passcode: use --recovery-key.
  package static var commandNoPasscode: Phrase { Phrase(.commandNoPasscode) }
  /// Nothing was done: there is no terminal to ask on. Confirm it with --yes.
  package static var commandUnconfirmed: Phrase { Phrase(.commandUnconfirmed) }
  /// The vault: {counts}
  package static func commandVaultHolds(counts: String) -> Phrase {
    Phrase(.commandVaultHolds, [counts])
  }
  /// {backup}: {counts}
  package static func statusBackupContents(backup: String, counts: String) -> Phrase {
    Phrase(.statusBackupContents, [backup, counts])
  }
  /// {backup}: can't be read with this passcode
  package static func statusBackupUnknown(backup: String) -> Phrase {
    Phrase(.statusBackupUnknown, [backup])
  }
  /// {backup}, kept until you delete it
  package static func statusBackupKept(backup: String) -> Phrase {
    Phrase(.statusBackupKept, [backup])
  }
  /// restore
  package static var commandRestoreWord: Phrase { Phrase(.commandRestoreWord) }
  /// To put backup {number} in the vault's place, type {word}:
  package static func commandRestoreQuestion(number: String, word: String) -> Phrase {
    Phrase(.commandRestoreQuestion, [number, word])
  }
  /// What stood there before is backup {number}. Both stay until you delete them.
  package static func commandKeptAsBackup(number: String) -> Phrase {
    Phrase(.commandKeptAsBackup, [number])
  }
  /// Passcode: none; only the recovery key opens it
  package static var statusWithoutPasscode: Phrase { Phrase(.statusWithoutPasscode) }
  /// In the letterbox: {things}
  package static func statusLetterbox(things: String) -> Phrase {
    Phrase(.statusLetterbox, [things])
  }
  /// That is not the passcode of this vault. Try again, or use the recovery key with --recovery-key.
  package static var commandWrongPasscode: Phrase { Phrase(.commandWrongPasscode) }
}
