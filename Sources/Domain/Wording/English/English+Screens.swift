extension English {
  /// Home, settings, notices and what other screens share.
  static let screens: KeyValuePairs<Phrase, String> = [
    .homeTitle: "Home",
    .homeWallet: "Wallet",
    .homeFlashcards: "Flashcards",
    .homeDue: "{cards} due",
    .homeSettings: "Settings",
    .homeLock: "Lock now",
    .walletEmpty: "No cards yet. Press a to add one.",
    .walletNothingToOpen: "Wallet: there is no card to open yet.",
    .cardNumber: "Number",
    .cardHolder: "Holder",
    .cardExpiry: "Expires",
    .cardBrand: "Brand",
    .flashcardsEmpty: "No decks yet",
    .flashcardsNothingToOpen: "Flashcards: there is no deck to open yet.",
    .deckPrompt: "Prompt",
    .deckAnswer: "Answer",
    .settingsIdle: "Lock when idle for",
    .settingsIdleNote: """
    The lock comes up after this long without a key, also when the machine slept through \
    it.
    """,
    .settingsSession: "Lock after unlocking for",
    .settingsSessionNote: """
    Then the lock comes up even while you type. What is open is kept, as always.
    """,
    .settingsColors: "Colours",
    .settingsColorsNote: "Off: bright, dim and reverse instead. NO_COLOR does the same.",
    .settingsFocus: "Lock when the focus is lost",
    .settingsFocusNote:
      "Works where the terminal reports its focus. Inside tmux, focus-events has to be on.",
    .settingsMotion: "Reduced motion",
    .settingsMotionNote: "Nothing shakes, slides or turns; the end of a movement is shown at once.",
    .settingsWipe: "Delete after 10 failures",
    .settingsWipeNote: """
    On: the tenth wrong passcode in a row deletes the vault, for good. Off: from the ninth on \
    there is one try an hour.
    """,
    .wipeConfirmation: """
    Ten wrong passcodes, typed by anyone, then delete all cards and decks. No recovery key brings \
    them back, only a copy of the vault.
    """,
    .wipeLeaveOff: "Leave it off",
    .wipeSwitchOn: "Switch it on",
    .settingsMovesOn: "Move on by itself",
    .settingsMovesOnNote: """
    While a card is typed, the focus goes to the next field once nothing longer is possible, but \
    never from a field you came back to.
    """,
    .backupFailed: "Backup: today's could not be made. Check the disk.",
    .settingsReading: "Answer replaces question",
    .settingsReadingNote:
      "A turned flashcard shows its answer alone, as suits those who have it read out.",
    .settingsRollover: "A day of study begins at",
    .settingsRolloverNote: "What is answered before this hour counts for the day before.",
    .settingsForgiveCase: "Typed answers: forgive capitals",
    .settingsForgiveAccents: "Typed answers: forgive accents",
    .settingsForgivePunctuation: "Typed answers: forgive punctuation",
    .settingsForgiveNote: "What is forgiven still shows in the comparison, standing back.",
    .settingsOn: "on",
    .settingsOff: "off",
    .settingsNever: "never",
    .settingsSaved: "Settings: saved.",
    .settingsNotSaved: "Settings: could not be saved, so nothing was changed. Check the disk.",
    .noticeTitle: "Please note",
    .noticeSettingsReset: """
    The settings in the vault's file are not those that were saved. The safe ones are used \
    until you set them again.
    """,
    .noticeSessionLost: "What was open when the lock came could not be brought back.",
    .noticeMemoryNotLocked: """
    The system gave no locked memory, so secrets may reach the swap space. A higher limit \
    (ulimit -l) mends it.
    """,
    .noticeFailedAttempts: """
    {attempts} to open the vault failed since it was last opened. If those were not yours, \
    somebody else was here.
    """,
    .noticeAttemptRecordLost: """
    The record of failed attempts was missing or damaged, so nobody can say whether there were \
    any since the vault was last opened.
    """,
    .noticeAttemptsNotCounted: """
    Failed attempts can't be recorded, so each attempt has to wait 15 minutes. Make the folder \
    cardcase in $XDG_STATE_HOME or ~/.local/state one that you can write to.
    """,
    .noticeCardsDamaged: """
    Wallet: {cards} in the vault's file can't be read, as the file was damaged or changed. The \
    others are here. A backup may still have the lost ones.
    """,
    .noticeCardsUnreadable: """
    Wallet: the cards can't be read, as the vault's file was damaged or changed. Nothing was \
    deleted; a backup may still have them.
    """,
    .noticeOlderCopies: """
    Only the new passcode opens the vault and its backups beside it. A copy taken elsewhere opens \
    with the old one still. If there may be one, quit and run: cardcase vault rekey
    """,
    .noticeDamaged: """
    The vault's file was damaged or changed. {what} No backups are made now. To bring one back, quit \
    and run: cardcase vault restore
    """,
    .noticeReadOnly: """
    What says which records the vault must hold was damaged or changed. All can be read, but nothing \
    is saved, and the safe settings are used. To bring a backup back, quit and run: cardcase vault \
    restore
    """,
    .noticeOlderFile: """
    This file is older than the one you last opened here: what was changed since is not in it. If you \
    did not put it back yourself, somebody or some program did. Going on is all right.
    """,
    .noticeDirectoryOpen: """
    Others than you can write to {path}, so they can put another file in the vault's place. Take \
    that right from them (chmod go-w), or keep the vault elsewhere.
    """,
    .savedNothing: "Not saved: the vault is damaged and read-only. See cardcase vault restore.",
    .noticeRehearsal: "{text}",
  ]
}
