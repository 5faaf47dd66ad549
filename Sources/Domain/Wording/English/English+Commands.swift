extension English {
  /// Starting, the commands, and what they say of damage.
  static let commands: KeyValuePairs<Phrase, String> = [
    // Starting
    .crashed: "cardcase stopped because of an internal error. The vault is locked.",
    .startNoTerminal: """
    There is no terminal to draw on. Start it in one, without redirecting its input or \
    output.
    """,
    .startUnknownTerminal: """
    The terminal type '{name}' is not known here. Set TERM to one that is, such as \
    xterm-256color, or talk in lines: cardcase --plain
    """,
    .startNoTerminalType: """
    TERM is not set. Set it to the type of your terminal, such as xterm-256color, or talk in lines: \
    cardcase --plain
    """,
    .startPoorTerminal: """
    A terminal of type '{name}' can't place the cursor, which the full screen needs. Set \
    TERM to what your terminal is, or talk in lines: cardcase --plain
    """,
    .startTerminalRefused: "The terminal could not be set up: {reason}.",
    .startNoHome: "HOME is not set, so there is no place for a vault. Name one with --vault.",
    .vaultMissing: "{path}: there is no vault.",
    .vaultExists: "{path}: there is something in this place already.",
    .vaultSymbolicLink:
      "{path} is a symbolic link, which Cardcase does not follow. Name the file itself.",
    .vaultDirectory: "{path} is a directory. Name a file in it.",
    .vaultNotAFile: "{path} is not a regular file.",
    .vaultSeveralNames: """
    {path} has a second name (a hard link), which would split the vault from its journal. \
    Remove the other name.
    """,
    .vaultOtherOwner: "{path} belongs to another user. Only a vault of your own can be opened.",
    .vaultUnreadable: "{path} may not be read. Check its permissions and those of its directory.",
    .vaultReadOnly: "{path} can't be written to. Check its permissions and those of its directory.",
    .vaultNotAVault: "{path} is not a vault. It was not touched.",
    .vaultNewer:
      "{path} was made by a newer version of Cardcase. It was not touched; use that version.",
    .vaultDiskFull: "{path}: the disk is full. Make room and start again.",
    .vaultDamaged: "{path} is damaged and can't be opened. It was not changed; bring back a copy.",
    .vaultBusy: "{path} is in use by another process. Close that one first.",
    .vaultInUse: """
    {path} is open in another cardcase already, process {process}. Go on there, or quit it \
    first.
    """,
    .vaultNotEnoughMemory:
      "There is not enough memory to open {path}. Close other programs and try again.",
    .vaultSystem: "{path} could not be opened: {reason}.",
    // Commands about the vault
    .statusDeviceKey: "device key: on, {path}",
    .statusDeviceKeyMissing: "device key: on, but not there: {path}",
    .toolDeviceKeyOn: """
    The passcode needs the device key from now on, on the backups beside the vault too: {path}. Keep \
    the recovery key at hand: without that file nothing else opens the vault.
    """,
    .toolDeviceKeyOff: """
    The passcode alone opens the vault from now on. The file of the device key stays, as a copy of the \
    vault that was taken elsewhere may need it; delete it where there is none: {path}
    """,
    .toolPasscode: "Passcode: ",
    .toolNotDue: "After so many wrong passcodes the next attempt has to wait {time}.",
    .toolNotDueLost: """
    The record of attempts at this vault is missing or damaged, so nobody knows how many there were: \
    this one has to wait {time}.
    """,
    .toolNotDueUncounted: """
    Attempts can't be recorded, so each has to wait {time}. Make the folder cardcase in \
    $XDG_STATE_HOME or ~/.local/state one that you can write to.
    """,
    .toolWaiting: "The passcode is asked for in {time}. Ctrl-C: not now",
    .toolNoTerminal: "There is no terminal to ask for the passcode on.",
    .toolCancelled: "Nothing was done.",
    .toolBackupDone: "{path} is a copy of the vault now, sealed as the vault is.",
    .toolSound: "Everything is as it was written, {changes} changes since the vault was made.",
    .toolDamaged: """
    Everything else is as it was written. To go back to a backup, see cardcase vault restore.
    """,
    .toolNoBackups: "There are no backups beside {path}.",
    .toolNoBackup: "There is no backup {number}. See cardcase vault restore.",
    .toolRestored: "Backup {number} is the vault now.",
    .toolKeptAsBackup: "What stood there before is backup {number}.",
    .toolKeptAsFile: "What stood there before could not be opened; it is kept as {path}.",
    .toolRekeyed: "The vault has a new key, and everything in it was sealed again.",
    .toolRekeyedNote: """
    The old recovery key and the old backups are gone; the new recovery key is shown after the \
    next unlocking.
    """,
    .statusPath: "Vault: {path}",
    .statusFormat: "Format: {format}",
    .statusPasscode: "Passcode: {kind}",
    .statusCost: "A guess costs: Argon2id with {memory} MiB and {passes} passes",
    .statusSize: "Size: {size} bytes after {changes} changes",
    .statusRecords: "Records: {counts}",
    .statusBackup: "Backup {number}: {time}, {size} bytes",
    .statusUnsettled: """
    A replaced passcode or recovery key is not gone from every backup yet. It will be after the \
    next unlocking, if they can be written to.
    """,
    .statusWriter: "Open in process {process}",
    // Commands about cards
    .importBitwardenPassword: """
    {path} is a Bitwarden export under a password. In Bitwarden, export again and choose the \
    file format .json, not .json (Encrypted).
    """,
    .importBitwardenAccount: """
    {path} is an encrypted Bitwarden export that only its own account can read. In Bitwarden, \
    export again and choose the file format .json, not .json (Encrypted).
    """,
    .importKeePass: """
    {path} is a KeePass database, which is encrypted. Cards in it are attributes, which KeePassXC \
    does not write into its CSV files: add them as columns, or use another export.
    """,
    .importBitwardenCSV: """
    {path} is Bitwarden's CSV export, which never holds cards. In Bitwarden, export again and \
    choose the file format .json.
    """,
    .importOnePasswordCSV: """
    {path} is 1Password's CSV export, which never holds cards. In 1Password, export again as 1PUX.
    """,
    .importAppleCSV: """
    {path} is the CSV export of Apple's Passwords, which never holds cards. Add them by hand.
    """,
    .importUnknown: """
    {path} is none of the files that cards can be imported from: Bitwarden JSON, 1Password 1PUX, \
    LastPass CSV, or KeePassXC CSV with the card's attributes as columns.
    """,
    .importTooLarge: "{path} is larger than {limit} MiB, which no export of cards is.",
    .importNotUTF8: "{path} is not text in UTF-8.",
    .importBroken: "{path} is damaged or incomplete. Nothing was imported.",
    .importBrokenArchive: "{path} is an archive that can't be unpacked. Nothing was imported.",
    .importOtherArchive: "{path} is an archive, but not an export of 1Password.",
    .importNoMemory: "There is too little guarded memory to read a card.",
    .transferMissing: "There is no file {path}.",
    .transferNotAFile: "{path} is not a regular file.",
    .transferLink: "{path} is a symbolic link. Name the file itself.",
    .transferTerminal: """
    Standard output is a terminal. Send it to a file or a pipe, or give the name of a file.
    """,
    .transferTerminalInput: """
    Standard input is a terminal. Send a file to it, or give the name of a file.
    """,
    .importNoItems: "There is nothing to import: {path} has no items.",
    .importOnlyDuplicates: """
    There is nothing to import: the wallet has the numbers of {cards} in {path}, or they stand there \
    twice. --duplicates imports them all the same.
    """,
    .importOnlyRefused: """
    There is nothing to import: no card can be made of what is in {path}.
    """,
    .exportOpenFile: """
    Standard output is a file that other users can read. Better give the name of a file.
    """,
    .importLossy: "lose something that can't be kept",
    .importLossLine: "Line {line}: not kept: {losses}",
    .plainImportLossy: "Notes that lose something",
    .toolImportLosses: "{path}: {notes} with something that can't be kept.",
    .deckFileLoss: "{path}, line {line}: not kept: {losses}.",
    .lossScripts: "raised or lowered text",
    .lossLinks: "links",
    .lossTables: "tables",
    .lossRuby: "readings above the text",
    .lossStruckOut: "text struck out",
    .lossUnderlined: "underlining",
    .lossLooks: "colours and other looks",
    .lossEmphasis: "some emphasis",
    .lossEntities: "signs with unknown names",
    .lossEmbedded: "sound, film or formulas",
    .fileStandardInput: "standard input",
    .fileStandardOutput: "standard output",
    .toolNothingNew: """
    {path}: nothing was imported. The vault has {notes} of it already, and they stay as they are.
    """,
    .toolNothingThere: "{path}: nothing was imported. There are no notes in it.",
    .toolNothingReadable: "{path}: nothing was imported. No line of it can be used.",
    .transferExists: "{path} is there already. Take another name, or --replace in the command.",
    .transferSystem: "{path}: {reason}.",
    .importHeading: "{path}: {format}",
    .importNew: "new",
    .importInWallet: "left out: its number is in the wallet",
    .importInFile: "left out: the same number as {place}",
    .importAgainInWallet: "new, though its number is in the wallet",
    .importAgainInFile: "new, though it has the same number as {place}",
    .importRefused: "refused: {reason}",
    .importNothing: "There is nothing to import.",
    .importQuestion: "To import {cards}, type {word}: ",
    .importWord: "import",
    .importDone: "{cards} imported. The file is still there, and anyone can read it.",
    .importCodesKept: "Security codes in the file are kept.",
    .importCodesLeft: "Security codes in the file are left out. Use --codes to keep them.",
    .importItem: "item {number}",
    .importLine: "line {number}",
    .importUntitled: "(no name)",
    .importCheckDigit: "the check digit does not match",
    .importUnknownBrand: "no known brand has such a number",
    .importExpiry: "the expiry can't be read and is left out",
    .importCode: "the security code is not 3 or 4 digits and is left out",
    .importLeftOut: "other values left out: {number}",
    .refusalKind: "it is {kind}, not a card",
    .refusalDeleted: "it was deleted there",
    .refusalNoNumber: "it has no card number",
    .refusalNotDigits: "its number has something other than digits",
    .refusalLength: "its number has {digits}; card numbers have 12 to 19",
    .refusalText: "its name and notes are too long",
    .refusalAttributes: "the row has no card's attributes; KeePassXC does not export them as CSV",
    .refusalMalformed: "it is not built as the format asks",
    .itemLogin: "a login",
    .itemNote: "a note",
    .itemIdentity: "an identity",
    .itemKey: "a key",
    .itemPassword: "a password",
    .itemDocument: "a document",
    .itemBankAccount: "a bank account",
    .itemOther: "something else",
    .formatBitwarden: "Bitwarden JSON",
    .formatOnePassword: "1Password 1PUX",
    .formatLastPass: "LastPass CSV",
    .formatFormFills: "LastPass form fills",
    .formatKeePassXC: "KeePassXC CSV",
    .exportQuestion: """
    Anyone who can read {path} will be able to read the cards in it. To export them, type {word}: 
    """,
    .exportWord: "export",
    .exportDone: "{cards} exported to {path}, as Bitwarden JSON. Nothing in it is encrypted.",
    .exportDamaged: "Damaged and not exported: {cards}.",
    // Commands about flashcards
    .toolFile: "{path}: {reason}.",
    .toolFileExists: "{path} is there already. To write over it, add --replace.",
    .toolExportFormat: """
    {path}: flashcards are not written in this format. Let the name end in .tsv, .csv or .txt.
    """,
    .toolFileEmpty: "{path} has nothing in it.",
    .toolFileNotText:
      "{path}, line {line}: this is not UTF-8. Save the file as UTF-8 and try again.",
    .toolFileUnknown: """
    {path} is no file of flashcards. What can be read are fields between tabs, commas or \
    semicolons, the Markdown of hashcards, and a JSON array with prompt and answer.
    """,
    .toolFileBrokenJSON: "{path}, line {line}: the JSON is broken here.",
    .toolNoDeck: "There is no deck {deck}. See cardcase deck list.",
    .toolNotParameters: "{path} is no set of parameters. {reason}",
    .toolParameters: "{deck}: {what}.",
    .toolParametersStandard: "the standard ones",
    .toolParametersEntered: "numbers that were entered",
    .toolParametersFitted: "numbers that were fitted to {answers}",
    .toolParametersSet: """
    {deck}: what is known of {cards} was worked out anew. Due now: {due}. {moved} would have moved \
    with --reschedule.
    """,
    .toolParametersRescheduled: """
    {deck}: what is known of {cards} was worked out anew, and {moved} moved to other days. Due now: \
    {due}.
    """,
    .toolParametersPreview: """
    {deck}: what is known of {cards} would be worked out anew. {moved} would move with --reschedule; \
    due now then: {rescheduled}, else {due}. Nothing was changed.
    """,
    .toolNoDecks: "There are no decks yet.",
    .toolDeckName: "{deck} is no name for a deck: between :: there must be words.",
    .toolDamagedFlashcards: """
    Some flashcards in the vault can't be read, so nobody can say which notes are there already. \
    Nothing was changed. See cardcase vault verify.
    """,
    .toolImported: "{path}: {new} new, {changed} changed, {same} as they were.",
    .toolImportUndo: "To take it back: cardcase deck undo-import",
    .toolImportUndone: "{path}: the import is taken back.",
    .toolImportUndoNone: "There is no import to take back.",
    .toolImportUndoAlready: "The import of {path} was taken back already.",
    .toolImportUndoUsed: """
    {notes} of {path} were answered or changed since, so nothing was taken back. With --force they \
    go too, with the answers to them.
    """,
    .toolImportPreview:
      "{path}: {new} would be new, {changed} changed, {same} as they are. Nothing was changed.",
    .toolImportRefused: """
    {path}: {lines} can't be read, so nothing was imported. Mend the file, or import the rest with \
    --skip-bad.
    """,
    .toolExported: "{path} has {notes} now. It is not sealed: anybody who gets it can read it.",
    .toolExportDamaged: "{damaged} of the vault can't be read and may be missing from the file.",
    .toolDeckLine: "{deck}: {cards}, now {new} new, {learning} in steps, {review} to review",
    .deckFileLine: "{path}, line {line}: {reason}",
    .deckFaultQuote: "A quotation mark opens here and is never closed.",
    .deckFaultPrompt: "The prompt is empty.",
    .deckFaultAnswer: "There is no answer.",
    .deckFaultNoGap: "A cloze note needs a gap, such as {{c1::text}}.",
    .deckFaultGap: "A gap can be neither empty nor hold :: or }}.",
    .deckFaultName: "The deck's name has an empty level.",
    .deckFaultDuplicate: "This is the same note as on line {line}, which was taken.",
    .deckFaultStray: "This belongs to no card.",
    .deckFaultNotACard: "This is not an object with the texts prompt and answer.",
    .deckImported: "Imported",
    // Damage
    .damageFile: "The structure of the file is damaged.",
    .damageHeader: "What the vault knows of itself is damaged.",
    .damagePasscodeSlot: """
    The way in by the passcode is damaged. The recovery key still opens the vault; then set a new \
    passcode.
    """,
    .damageRecoverySlot: """
    The way in by the recovery key is damaged. The passcode still opens the vault; then renew the \
    recovery key.
    """,
    .damageRecoveryKey: "The recovery key that was kept to be shown again is damaged.",
    .damageSettings: "The settings are not those that were saved.",
    .damageManifest: """
    What says which records there must be is damaged. They can be read, but nothing can be \
    written.
    """,
    .damageRecords: "Records are missing, added or older: {tables}.",
    .damageRecord: "A record is damaged: {table}, number {id}.",
    .damagedRecords: "Records that are damaged: {counts}.",
    .tableSession: "what was open",
    .tableCards: "payment cards",
    .tableDecks: "decks",
    .tableNotes: "notes",
    .tableFlashcards: "flashcards",
    .tableParameters: "parameters",
    .tableReviews: "answers of the last day",
    .tableReviewDays: "answers of earlier days",
    .tableWayBack: "steps to take back",
  ]
}
