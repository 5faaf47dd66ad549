// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help.pot. Change it there.

extension Phrase {
  /// A locked case for your payment cards and flashcards, in the terminal.
  package static var helpCardcase: Phrase { Phrase(.helpCardcase) }
  /// The vault's file. It is made where there is none.
  package static var helpCardcaseVault: Phrase { Phrase(.helpCardcaseVault) }
  /// Show samples in a throw-away vault; nothing is kept. The passcode is 5566.
  package static var helpCardcaseDemo: Phrase { Phrase(.helpCardcaseDemo) }
  /// Let nothing move. REDUCED_MOTION=1 does the same.
  package static var helpCardcaseReducedMotion: Phrase { Phrase(.helpCardcaseReducedMotion) }
  /// Talk in lines instead of drawing on the screen, for screen readers and any terminal. ACCESSIBLE=1 does the same.
  package static var helpCardcasePlain: Phrase { Phrase(.helpCardcasePlain) }
  /// The language, such as ja or zh-Hant. It may stand behind any command, too. Without it the configuration file decides, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG.
  package static var helpCardcaseLanguage: Phrase { Phrase(.helpCardcaseLanguage) }
  /// code
  package static var helpValueLanguage: Phrase { Phrase(.helpValueLanguage) }
  /// Payment cards: list, show, copy, fill in, change, check, import and export.
  package static var helpCard: Phrase { Phrase(.helpCard) }
  /// Say what is known about card numbers, line by line.
  package static var helpCardCheck: Phrase { Phrase(.helpCardCheck) }
  /// Reads one JSON object from each line of standard input: "number", "expiry" and "code" as strings, and "now" as YYYY-MM, each of them optional; or just a number, with any spaces and hyphens. Writes one JSON object for each line. A line that cannot be read is answered with its number and an error, and the exit status is then 1. Nothing is kept, and no number is ever an argument.
  package static var helpCardCheckText: Phrase { Phrase(.helpCardCheckText) }
  /// Ask for a card on the terminal, and hand it over as JSON.
  package static var helpCardNew: Phrase { Phrase(.helpCardNew) }
  /// Shows the card form on the terminal, whatever standard input and output are, and once the card is handed over writes one line of JSON with the names cc-name, cc-number, cc-exp, cc-exp-month, cc-exp-year, cc-csc and cc-type. Nothing is kept. The exit status is 130 where the user left; then nothing is written.
  package static var helpCardNewText: Phrase { Phrase(.helpCardNewText) }
  /// The file that the card goes into.
  package static var helpCardNewOutput: Phrase { Phrase(.helpCardNewOutput) }
  /// The open descriptor that the card goes to.
  package static var helpCardNewFd: Phrase { Phrase(.helpCardNewFd) }
  /// Default: standard output, unless that is a terminal.
  package static var helpCardNewFdDefault: Phrase { Phrase(.helpCardNewFdDefault) }
  /// Import the cards of another program's file, after showing what would be done.
  package static var helpCardImport: Phrase { Phrase(.helpCardImport) }
  /// Reads exports of Bitwarden, 1Password, Proton Pass, Enpass, Dashlane and LastPass, KeePass databases, and the Credential Exchange Format. Asks on the terminal for the file's password, for the passcode, for each card of the wallet that would change, and for a word. Cards that the wallet has or may have are left out unless --duplicates is given. The exit status is 1 where nothing was imported.
  package static var helpCardImportText: Phrase { Phrase(.helpCardImportText) }
  /// Export all cards, by default to a file under a password.
  package static var helpCardExport: Phrase { Phrase(.helpCardExport) }
  /// Asks on the terminal for the passcode, and for the password of the file, or for a word before anything is written that is not encrypted. The file can be read by its owner alone, and is never a terminal, a device or a pipe. With - the cards go to standard output, unless that is a terminal, and everything that is said goes to standard error.
  package static var helpCardExportText: Phrase { Phrase(.helpCardExportText) }
  /// Keep the security codes that are in the file.
  package static var helpCardImportCodes: Phrase { Phrase(.helpCardImportCodes) }
  /// Import cards that the wallet has, or may have, as well.
  package static var helpCardImportDuplicates: Phrase { Phrase(.helpCardImportDuplicates) }
  /// The file; - is standard input, where that is a pipe or a file.
  package static var helpCardImportFile: Phrase { Phrase(.helpCardImportFile) }
  /// Export the security codes that are kept, too.
  package static var helpCardExportCodes: Phrase { Phrase(.helpCardExportCodes) }
  /// Replace the file if it is there already.
  package static var helpCardExportReplace: Phrase { Phrase(.helpCardExportReplace) }
  /// The file, where nothing must stand yet; - is standard output.
  package static var helpCardExportFile: Phrase { Phrase(.helpCardExportFile) }
  /// Take flashcards in, write them out, list the decks.
  package static var helpDeck: Phrase { Phrase(.helpDeck) }
  /// Asks for the passcode on the terminal.
  package static var helpDeckText: Phrase { Phrase(.helpDeckText) }
  /// Take notes from a file into the vault.
  package static var helpDeckImport: Phrase { Phrase(.helpDeckImport) }
  /// Reads Anki's packages (.apkg, .colpkg); fields between tabs, commas or semicolons, with Anki's headers or without; the Markdown of hashcards; and a JSON array of objects with prompt and answer. Notes that are there already get the file's words and keep their progress. A line that can't be read is named, and then nothing is taken in. A history with the columns card, time and rating, or the database of hashcards, adds its answers to cards that are there. undo-import takes it back. The exit status is 1 where nothing came in.
  package static var helpDeckImportText: Phrase { Phrase(.helpDeckImportText) }
  /// Take the last import back, in one step.
  package static var helpDeckUndoImport: Phrase { Phrase(.helpDeckUndoImport) }
  /// Notes that came with it go, with their cards; notes that it changed get their old words, unless they were changed since. If notes that came with it were answered or changed since, nothing is done without --force.
  package static var helpDeckUndoImportText: Phrase { Phrase(.helpDeckUndoImportText) }
  /// Write notes to a file that Anki and this program can read.
  package static var helpDeckExport: Phrase { Phrase(.helpDeckExport) }
  /// A name that ends in .apkg or .colpkg asks for one of Anki's packages, with the answers. Otherwise fields stand between tabs, or between commas where the file's name ends in .csv. The file is not sealed. A name that ends in history.csv, or --history, asks for the answers in place of the notes: card, time, rating, duration and kind.
  package static var helpDeckExportText: Phrase { Phrase(.helpDeckExportText) }
  /// Write the answers in place of the notes.
  package static var helpDeckExportHistory: Phrase { Phrase(.helpDeckExportHistory) }
  /// List the decks, with what can be studied now.
  package static var helpDeckList: Phrase { Phrase(.helpDeckList) }
  /// Show or set the parameters of a deck's memory model.
  package static var helpDeckParameters: Phrase { Phrase(.helpDeckParameters) }
  /// Without an option it writes the 21 numbers of FSRS-6. With --set they are read from a file: 17, 19 or 21 numbers with commas or blanks between them, as Anki shows them. What is known of the deck's cards is then worked out anew from their answers; the days on which they are due stay, unless --reschedule is given.
  package static var helpDeckParametersText: Phrase { Phrase(.helpDeckParametersText) }
  /// The file, or one of Anki's packages; - is standard input.
  package static var helpDeckImportFile: Phrase { Phrase(.helpDeckImportFile) }
  /// The deck for notes that name none. Default: what the file says, or its name.
  package static var helpDeckImportDeck: Phrase { Phrase(.helpDeckImportDeck) }
  /// Take the rest in where lines can't be read.
  package static var helpDeckImportSkipBad: Phrase { Phrase(.helpDeckImportSkipBad) }
  /// Tell what would be done, and change nothing.
  package static var helpDeckImportPreview: Phrase { Phrase(.helpDeckImportPreview) }
  /// Take back notes that were answered or changed since, too.
  package static var helpDeckUndoImportForce: Phrase { Phrase(.helpDeckUndoImportForce) }
  /// The file; - is standard output, where that is a pipe or a file.
  package static var helpDeckExportFile: Phrase { Phrase(.helpDeckExportFile) }
  /// The deck, with those within it. Default: all decks.
  package static var helpDeckExportDeck: Phrase { Phrase(.helpDeckExportDeck) }
  /// Write over a file that is there.
  package static var helpDeckExportReplace: Phrase { Phrase(.helpDeckExportReplace) }
  /// The deck.
  package static var helpDeckParametersDeck: Phrase { Phrase(.helpDeckParametersDeck) }
  /// Read numbers from this file; - is standard input.
  package static var helpDeckParametersSet: Phrase { Phrase(.helpDeckParametersSet) }
  /// Put the standard parameters in force.
  package static var helpDeckParametersStandard: Phrase { Phrase(.helpDeckParametersStandard) }
  /// Move cards to the days that follow from the parameters.
  package static var helpDeckParametersReschedule: Phrase { Phrase(.helpDeckParametersReschedule) }
  /// Tell what would be done, and change nothing.
  package static var helpDeckParametersPreview: Phrase { Phrase(.helpDeckParametersPreview) }
  /// Schedule review histories: JSON lines in, JSON lines out.
  package static var helpSchedule: Phrase { Phrase(.helpSchedule) }
  /// Each line is an object; only "reviews" is needed:   {"parameters": [21 numbers; 17 and 19 are carried over], "desired_retention": 0.9,    "learning_steps_s": [60, 600], "relearning_steps_s": [600],    "maximum_interval_days": 36500, "days": "elapsed" or "rollover", "rules": "fsrs" or "anki",    "reviews": [{"at_s": 0, "rating": 3}]} "elapsed" counts whole spans of 24 hours, "rollover" the days that begin at 4:00 UTC, or at "rollover_hour" of the zone that is "zone_offset_s" seconds ahead of UTC; Anki's rules count so, unless told otherwise. The answer to a line has for each review stability, difficulty, retrievability_before, state, step and interval_s, without fuzz; or it is {"error": ...}, and the exit status is 1.
  package static var helpScheduleText: Phrase { Phrase(.helpScheduleText) }
  /// Look after the vault's file: status, backup, verify, restore, rekey, device-key.
  package static var helpVault: Phrase { Phrase(.helpVault) }
  /// The vault's file.
  package static var helpPlaceVault: Phrase { Phrase(.helpPlaceVault) }
  /// Read the passcode from this open descriptor, up to its first newline.
  package static var helpPasscodeFd: Phrase { Phrase(.helpPasscodeFd) }
  /// Do not ask for the word that confirms it.
  package static var helpYes: Phrase { Phrase(.helpYes) }
  /// Show the format, what a guess costs, the size and the counts. Needs no passcode.
  package static var helpVaultStatus: Phrase { Phrase(.helpVaultStatus) }
  /// Write a sealed copy to a file, also while the vault is in use. Needs no passcode.
  package static var helpVaultBackup: Phrase { Phrase(.helpVaultBackup) }
  /// Authenticate every record and name the damaged ones.
  package static var helpVaultVerify: Phrase { Phrase(.helpVaultVerify) }
  /// Asks for the passcode on the terminal. The exit status is 1 where there is damage.
  package static var helpVaultVerifyText: Phrase { Phrase(.helpVaultVerifyText) }
  /// Give the vault a new key and seal everything again.
  package static var helpVaultRekey: Phrase { Phrase(.helpVaultRekey) }
  /// For when a copy of the vault may be about together with an old passcode or recovery key. Asks for the passcode on the terminal; it stays the same. The recovery key becomes another, and so does the letterbox's key: what waits there has to be taken in first. Undo can't take this back.
  package static var helpVaultRekeyText: Phrase { Phrase(.helpVaultRekeyText) }
  /// Have the passcode need a key file on this machine besides, or no longer.
  package static var helpVaultDeviceKey: Phrase { Phrase(.helpVaultDeviceKey) }
  /// A copied vault alone can't be guessed at then. Without the file only the recovery key opens the vault. Asks for the passcode on the terminal. Undo can't take this back.
  package static var helpVaultDeviceKeyText: Phrase { Phrase(.helpVaultDeviceKeyText) }
  /// The number of a backup. Without it they are listed.
  package static var helpVaultRestoreNumber: Phrase { Phrase(.helpVaultRestoreNumber) }
  /// on or off.
  package static var helpVaultDeviceKeyState: Phrase { Phrase(.helpVaultDeviceKeyState) }
  /// path
  package static var helpValuePath: Phrase { Phrase(.helpValuePath) }
  /// file
  package static var helpValueFile: Phrase { Phrase(.helpValueFile) }
  /// number
  package static var helpValueNumber: Phrase { Phrase(.helpValueNumber) }
  /// deck
  package static var helpValueDeck: Phrase { Phrase(.helpValueDeck) }
  /// state
  package static var helpValueState: Phrase { Phrase(.helpValueState) }
  /// Keep the same cards on several devices, over a folder, git or rclone.
  package static var helpSync: Phrase { Phrase(.helpSync) }
  /// A remote is folder:/path, git:URL or rclone:NAME:PATH. What lies there is sealed. Each of these asks for the passcode on the terminal.
  package static var helpSyncText: Phrase { Phrase(.helpSyncText) }
  /// Begin a group of devices at a remote, with this vault as the first.
  package static var helpSyncInit: Phrase { Phrase(.helpSyncInit) }
  /// Asks for the recovery key too: with it, the remote alone brings everything back once all devices are lost.
  package static var helpSyncInitText: Phrase { Phrase(.helpSyncInitText) }
  /// Show a one-time key, and let the device in that is given it within 15 minutes.
  package static var helpSyncInvite: Phrase { Phrase(.helpSyncInvite) }
  /// Join the group at a remote, with the key that sync invite shows on another device.
  package static var helpSyncJoin: Phrase { Phrase(.helpSyncJoin) }
  /// What is in this vault already goes to the others too.
  package static var helpSyncJoinText: Phrase { Phrase(.helpSyncJoinText) }
  /// Send what is new here, and take in what is new there.
  package static var helpSyncNow: Phrase { Phrase(.helpSyncNow) }
  /// Show the remote, the devices, and what waits, as of the last time.
  package static var helpSyncStatus: Phrase { Phrase(.helpSyncStatus) }
  /// Print it as JSON.
  package static var helpSyncJSON: Phrase { Phrase(.helpSyncJSON) }
  /// List the devices, or remove one.
  package static var helpSyncDevices: Phrase { Phrase(.helpSyncDevices) }
  /// Remove a device: it gets no key from then on.
  package static var helpSyncDevicesRemove: Phrase { Phrase(.helpSyncDevicesRemove) }
  /// It still has what it had: have the bank replace payment cards that were on a lost device.
  package static var helpSyncDevicesRemoveText: Phrase { Phrase(.helpSyncDevicesRemoveText) }
  /// List what was changed on two devices at once, or settle it.
  package static var helpSyncConflicts: Phrase { Phrase(.helpSyncConflicts) }
  /// Write a version of a conflict, with what it hides.
  package static var helpSyncConflictsShow: Phrase { Phrase(.helpSyncConflictsShow) }
  /// Numbers, codes and hidden fields go to a pipe or a descriptor, to a terminal only with --force.
  package static var helpSyncConflictsShowText: Phrase { Phrase(.helpSyncConflictsShowText) }
  /// Choose a version, for all devices.
  package static var helpSyncConflictsSettle: Phrase { Phrase(.helpSyncConflictsSettle) }
  /// Sends and receives before and after it.
  package static var helpSyncConflictsSettleText: Phrase { Phrase(.helpSyncConflictsSettleText) }
  /// The conflict's number in the list.
  package static var helpSyncConflictNumber: Phrase { Phrase(.helpSyncConflictNumber) }
  /// The version's number in its lines.
  package static var helpSyncVersionNumber: Phrase { Phrase(.helpSyncVersionNumber) }
  /// Settle all of them, with the versions that show now.
  package static var helpSyncSettleAll: Phrase { Phrase(.helpSyncSettleAll) }
  /// Settle all that this device has a version of, with that version.
  package static var helpSyncSettleDevice: Phrase { Phrase(.helpSyncSettleDevice) }
  /// Name a conflict and one of its versions, --all, or --device.
  package static var helpSyncSettleWhat: Phrase { Phrase(.helpSyncSettleWhat) }
  /// Read everything of the group at the remote, and name what is not as it should be.
  package static var helpSyncVerify: Phrase { Phrase(.helpSyncVerify) }
  /// The exit status is 1 where something is not.
  package static var helpSyncVerifyText: Phrase { Phrase(.helpSyncVerifyText) }
  /// Leave the group. The cards stay in this vault and in the others.
  package static var helpSyncLeave: Phrase { Phrase(.helpSyncLeave) }
  /// Copy the group's files to another remote, and go on there.
  package static var helpSyncMove: Phrase { Phrase(.helpSyncMove) }
  /// The group stays the same. Give the command on every device, the first while the earlier remote can still be reached; where the group is there already, only this device changes. The files at the earlier remote stay.
  package static var helpSyncMoveText: Phrase { Phrase(.helpSyncMoveText) }
  /// Bring back what a group had, with a recovery key alone.
  package static var helpSyncRestore: Phrase { Phrase(.helpSyncRestore) }
  /// For when all devices are lost: make a new vault first, and restore into it.
  package static var helpSyncRestoreText: Phrase { Phrase(.helpSyncRestoreText) }
  /// Delete the group's files at the remote for good, after a question.
  package static var helpSyncDestroy: Phrase { Phrase(.helpSyncDestroy) }
  /// folder:/path, git:URL or rclone:NAME:PATH.
  package static var helpSyncRemote: Phrase { Phrase(.helpSyncRemote) }
  /// What the other devices call this one; the machine's name by default.
  package static var helpSyncName: Phrase { Phrase(.helpSyncName) }
  /// The device's number, as sync devices lists it, or its name.
  package static var helpSyncDevice: Phrase { Phrase(.helpSyncDevice) }
  /// Join with the flashcards alone.
  package static var helpSyncStudy: Phrase { Phrase(.helpSyncStudy) }
  /// Join with the payment cards alone.
  package static var helpSyncWallet: Phrase { Phrase(.helpSyncWallet) }
  /// remote
  package static var helpValueRemote: Phrase { Phrase(.helpValueRemote) }
  /// name
  package static var helpValueName: Phrase { Phrase(.helpValueName) }
  /// Unlock with the recovery key: it is asked for, or read in place of the passcode.
  package static var helpRecoveryKey: Phrase { Phrase(.helpRecoveryKey) }
  /// Wait this long where another process has the vault open for writing.
  package static var helpWait: Phrase { Phrase(.helpWait) }
  /// Replace an existing file, once the copy is whole.
  package static var helpVaultBackupReplace: Phrase { Phrase(.helpVaultBackupReplace) }
  /// Make a copy without a passcode, which the recovery key alone opens: nobody can try passcodes at it.
  package static var helpVaultBackupRecovery: Phrase { Phrase(.helpVaultBackupRecovery) }
  /// The copy, where nothing must stand yet without --replace; - is standard output, where that is a pipe or a file.
  package static var helpVaultBackupFile: Phrase { Phrase(.helpVaultBackupFile) }
  /// List the backups beside the vault and what they hold, or put one in its place.
  package static var helpVaultRestore: Phrase { Phrase(.helpVaultRestore) }
  /// The passcode is asked for to tell what each backup holds; without a terminal only its time and size are listed. Then a word confirms it. What stood in the vault's place and the backup itself stay until you delete them, and so does what waits in the letterbox. Undo can't take this back.
  package static var helpVaultRestoreText: Phrase { Phrase(.helpVaultRestoreText) }
  /// seconds
  package static var helpValueSeconds: Phrase { Phrase(.helpValueSeconds) }
  /// Default: $CARDCASE_VAULT, else cardcase/cardcase.vault in $XDG_DATA_HOME, else in ~/.local/share.
  package static var helpCardcaseVaultDefault: Phrase { Phrase(.helpCardcaseVaultDefault) }
}
