extension Wording {
  /// English.
  static let english: [Phrase: String] = [
    // Everywhere
    .programName: "Cardcase",
    .demoNote: "Demo: nothing is kept",
    .demoNoteShort: "Demo",
    .tooSmall: "Too small: Cardcase needs {width} by {height} cells.",
    .keyUnknown: "{key} does nothing here. F1 shows the keys.",
    .keyNameSpace: "Space",
    .helpTitle: "Keys",
    .choiceOK: "OK",
    .choiceBack: "Back",
    // Keys
    .keyHelp: "Help",
    .keyLock: "Lock",
    .keySuspend: "Lock and suspend",
    .keyRepaint: "Draw anew",
    .keyQuit: "Quit",
    .keyOpen: "Open",
    .keyClose: "Close",
    .keyBack: "Back",
    .keyMove: "Move",
    .keyPageUp: "A page up",
    .keyPageDown: "A page down",
    .keyFirst: "First",
    .keyLast: "Last",
    .keyNext: "Next",
    .keyPrevious: "Previous",
    .keyChoose: "Choose",
    .keyChange: "Change",
    .keyChangeBack: "Change back",
    .keyReveal: "Show or hide",
    .keyFlip: "Turn",
    .keyPress: "Press",
    .keyWalk: "Walk",
    .keySubmit: "Go on",
    .keyDeleteDigit: "Delete",
    .keyDeleteCharacter: "Delete",
    .keyClear: "Clear",
    .keyForgotten: "Forgot it?",
    .keyContinue: "Go on",
    .keyLater: "Later",
    .keyAdd: "Add",
    .keyTurnCard: "Turn the card",
    .keyShowCode: "Show or hide the code",
    .keyRevealCode: "Security code",
    .keyLeave: "Leave",
    .keyCaretLeft: "To the left",
    .keyCaretRight: "To the right",
    .keyDeleteBefore: "Delete before the caret",
    .keyDeleteAfter: "Delete after the caret",
    .keyDeleteGroup: "Delete a group or word",
    .keyDeleteToStart: "Delete to the start",
    .keyDeleteToEnd: "Delete to the end",
    .keyUndo: "Undo",
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
    // A new passcode
    .setupTitle: "Welcome to Cardcase",
    .setupText: """
    Choose what opens your vault. Each line says how long it holds out against someone who \
    has copied the file; at this screen every guess has to be typed by hand.
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
    // Screens
    .homeTitle: "Home",
    .homeWallet: "Wallet",
    .homeFlashcards: "Flashcards",
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
    .deviceKeyChoice: "d  Device key: {state}",
    .deviceKeyNote: """
    A file on this machine, besides the passcode: a copied vault alone can't be guessed at.
    """,
    .deviceKeyOnNote: """
    The price: without that file, on another machine or after a lost disk, only the recovery key \
    opens the vault.
    """,
    .keyDeviceKey: "Device key",
    .refusedDevice: "The device key is missing",
    .refusedDeviceText: """
    The passcode needs the device key of this vault besides, and its file is not there. Put it back \
    (cardcase vault status names it), or use the recovery key.
    """,
    .statusDeviceKey: "device key: on, {path}",
    .statusDeviceKeyMissing: "device key: on, but not there: {path}",
    .toolDeviceKeyOn: """
    The passcode needs the device key from now on, on the backups beside the vault too: {path}. Keep \
    the recovery key at hand: without that file nothing else opens the vault.
    """,
    .toolDeviceKeyOff: """
    The passcode alone opens the vault from now on. The device key is removed.
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
    .keyCodes: "Security codes",
    .cardImportText: """
    A file of cards: Bitwarden JSON, 1Password 1PUX, LastPass CSV or KeePassXC CSV. Its name:
    """,
    .cardImportQuestion: "Enter imports {cards}. Esc changes nothing.",
    .cardImportGone: "The file has to be read again.",
    .cardCodesKept: "With security codes.",
    .cardCodesLeft: "Without security codes.",
    .cardExportText: """
    Writes all cards as Bitwarden JSON. Nothing in it is encrypted: anyone who gets the file can \
    read them. Its name:
    """,
    .cardExportConfirmation: "To write all cards readably to {path}, type {word}:",
    .cardExportOtherWord: "That is another word. Nothing was written.",
    .cardExportCodes: "Tab: with security codes.",
    .cardExportNoCodes: "Tab: without security codes.",
    .noticeOlderCopies: """
    Only the new passcode opens the vault and its backups beside it. A copy taken elsewhere opens \
    with the old one still. If there may be one, quit and run: cardcase vault rekey
    """,
    .noticeRehearsal: "{text}",
    // Cards
    .wizardTitle: "New card",
    .wizardReview: "Review",
    .fieldNumber: "Card number",
    .fieldHolder: "Card holder",
    .fieldExpiry: "Expiry",
    .fieldCode: "Security code",
    .fieldCodeShort: "Code",
    .fieldTitle: "Name",
    .placeholderHolder: "NAME SURNAME",
    .captionHolder: "CARD HOLDER NAME",
    .captionExpiry: "EXPIRES",
    .captionCode: "SECURITY CODE",
    .cardUntitled: "Card",
    .cardSaved: "Wallet: {name} is saved.",
    .cardNotSaved: "The card could not be saved, and is still here. Check the disk.",
    .numberRevealed: "Card number: shown for 10 seconds. The same key hides it.",
    .codeRevealed: "Security code: shown for 10 seconds. The same key hides it.",
    .codeNotKept: "Security code: none is kept for this card.",
    .badgeExpired: "Expired",
    .badgeExpires: "Expires in {days}",
    .remarkOf: "{field}: {text}",
    .remarkGood: "in order.",
    .numberEmpty: "type the digits; the gaps come by themselves.",
    .numberUndecided: "{digits} so far.",
    .numberCandidates: "{brand}; {digits} so far.",
    .numberIncomplete: "{brand}, {digits} of {lengths}.",
    .numberSuspect: """
    {brand}, {digits}, but the check digit does not match. If it has {lengths} digits, keep \
    typing.
    """,
    .numberValid: "{brand}, {digits}, in order.",
    .numberValidSoFar: "{brand}, {digits}, in order. Some have {lengths}.",
    .numberUnknown: "no known brand begins like this. Compare the first digits with the card.",
    .numberTooLong: "{brand} numbers have {digits} at most.",
    .numberCheckDigit: """
    {brand}, {digits}, but the check digit does not match. Compare it with the card.
    """,
    .holderEmpty: "as printed on the card. Optional.",
    .holderIsNumber: "only digits. A card number belongs in its own field: F2.",
    .holderTooLong: "{count} characters at most.",
    .expiryEmpty: "month and year, as printed on the card.",
    .expiryIncomplete: "more digits to come.",
    .expiryValid: "through the last day of {month}.",
    .expiryExpired: "passed with {month}. The card can be saved all the same.",
    .expiryNoMonth: "there is no such month.",
    .expiryTooFar: "more than {count} years ahead.",
    .expiryUnreadable: "this is no month and year.",
    .codeEmpty: "{digits}, mostly on the back of the card. Optional.",
    .codeEmptyBack: "{digits} on the back of the card (its {name}). Optional.",
    .codeEmptyFront: "{digits} on the front of the card (its {name}). Optional.",
    .codeLost: "dropped by the lock. Type it again, or leave it empty.",
    .codeIncomplete: "{count} of {digits}.",
    .codeTooLong: "{count} are too many; {brand} has {digits}. Nothing was cut.",
    .codeOfAnyBrand: "a code",
    .codeShown: "Security code: shown while you type.",
    .codeHidden: "Security code: hidden.",
    .titleRemark: "what the wallet calls this card. Left empty: {name}.",
    .keepCodeRow: "Keep the code",
    .keepCodeRemark: """
    a shop must never keep the code; kept here, whoever opens this vault can pay with the card.
    """,
    .mendRow: "Back to the number",
    .saveRow: "Save",
    .saveAnywayRow: "Save anyway",
    .reviewReady: "everything is in order. Enter saves the card.",
    .answerYes: "yes",
    .answerNo: "no",
    .wizardMovedOn: "{field}: the form had moved on by itself. The same key goes further.",
    .wizardDigitsOnly: "{field}: only digits go in here.",
    .wizardFull: "{field}: {count} is all that fits.",
    .wizardNoMemory: "{field}: there is no guarded memory left, so nothing was changed.",
    .wizardEnterChooses: "Review: Enter chooses.",
    .wizardMend: "{field}: this has to be mended before the card can be saved.",
    .pasteFilled: "Pasted: {fields}.{rest}",
    .pasteNothing: "Paste: no card number and no other digits for this field. Nothing was changed.",
    .pasteEmpty: "Paste: there was no text in it. Nothing was changed.",
    .pasteDropped: "Digits too many, left out: {count}.",
    .pasteIgnored: "Other digits, left out: {count}.",
    .pasteWords: "The words around were left out.",
    .pasteCut: "Characters too many, left out: {count}.",
    .pasteNoMemory: "Paste: there is no guarded memory left, so some of it is missing.",
    .leaveTitle: "Leave the form?",
    .leaveText: "What you typed has not been saved yet.",
    .leaveStay: "Keep typing",
    .leaveDiscard: "Throw it away",
    // Keys of the flashcards
    .keyStudy: "Study",
    .keyRound: "Round",
    .keyCards: "Cards",
    .keyRename: "Rename",
    .keyDeleteThing: "Delete",
    .keyOptions: "Options",
    .keyStatistics: "Statistics",
    .keyImport: "Import",
    .keyExport: "Export",
    .keyEdit: "Edit",
    .keyBury: "Bury until tomorrow",
    .keySuspendCard: "Suspend",
    .keyFlag: "Flag",
    .keyScroll: "Scroll",
    .keyDragLeft: "Drag to the left",
    .keyDragRight: "Drag to the right",
    .keySave: "Save",
    .keyNextOrSave: "Next field, then save",
    .keyNewLine: "New line",
    .keySearch: "Search",
    .keyMoveDeck: "Move to a deck",
    .keyTag: "Tags",
    .keyAgain: "Start again",
    .keyGrade: "Grade the schedule",
    .keyStart: "Start",
    .keyMark: "Mark",
    // Flashcards
    .answerWrong: "Wrong",
    .answerHard: "Hard",
    .answerRight: "Right",
    .answerEasy: "Easy",
    .intervalSeconds: "{n} s",
    .intervalMinutes: "{n} min",
    .intervalHours: "{n} h",
    .intervalDays: "{n} d",
    .intervalMonths: "{n} mo",
    .intervalYears: "{n} y",
    .studyLoading: "Loading",
    .studyNotKept: "Flashcards: this could not be saved, and nothing was changed. Check the disk.",
    .studyDamaged: "Records that can't be read: {count}. A backup may have them.",
    .reviewsUnreadable: "The answers given so far can't be read.",
    .decksUnreadableTitle: "The decks can't be read",
    .decksUnreadableText: """
    The vault's file was damaged or changed. Nothing was deleted. Enter tries again; cardcase \
    vault check says more, and cardcase vault restore brings a backup back.
    """,
    .deckUnreadableTitle: "This deck can't be read",
    .deckUnreadableText: """
    The vault's file was damaged or changed. Nothing was deleted. Enter tries again, Esc goes \
    back; cardcase vault check says more.
    """,
    .flashcardsEmptyText: "Press a to add one, or i to import a file.",
    .columnNew: "New",
    .columnLearning: "Learning",
    .columnReview: "Review",
    .columnCards: "Cards",
    .columnNewShort: "New",
    .columnLearningShort: "Lrn",
    .columnReviewShort: "Rev",
    .columnCardsShort: "All",
    .nothingToUndo: "There is nothing to undo.",
    .deckAdded: "Deck: {name} is added.",
    .deckRenamed: "Deck: it is called {name} now.",
    .deckDeleted: "Deck: {name} is deleted. u brings it back.",
    .deckBack: "Deck: {name} is back.",
    .deckAddTitle: "New deck",
    .deckRenameTitle: "Rename",
    .deckNameText: "The deck's name. Two colons put it within another: Languages::Welsh.",
    .deckNameEmpty: "A name, and each part of it, needs a character.",
    .deckNameTaken: "There is a deck of that name.",
    .optionNew: "New cards a day",
    .optionReviews: "Reviews a day",
    .optionRetention: "Wanted retention",
    .optionLearning: "Learning steps",
    .optionRelearning: "Relearning steps",
    .optionMaximum: "Longest interval",
    .optionLeeches: "Lapses until a leech",
    .optionLeechAction: "A leech is",
    .optionLeechTag: "tagged",
    .optionLeechSuspend: "tagged and suspended",
    .optionBuryNew: "Keep new siblings apart",
    .optionBuryReviews: "Keep due siblings apart",
    .optionFuzz: "Spread due days",
    .optionNoSteps: "none",
    .reviewTitle: "Review",
    .reviewCounts: "new {new}  learning {learning}  review {review}",
    .reviewCountsShort: "{new} + {learning} + {review}",
    .reviewTurnHint: "{key} turns the card",
    .reviewNoCard: "Review: there is no card to answer now.",
    .reviewNothingToUndo: "Review: there is no answer to undo.",
    .reviewUndone: "Review: the last answer is taken back.",
    .reviewBuried: "Card: left out until tomorrow.",
    .reviewSuspended: "Card: suspended. It can be taken back in the list of cards.",
    .reviewFlagged: "Card: flag {flag}.",
    .reviewUnflagged: "Card: no flag.",
    .reviewLeech: "Leech: this card is forgotten again and again. Better words may help: e edits.",
    .reviewLeechSuspended:
      "Leech: forgotten again and again, so it is suspended. Better words may help.",
    .reviewWaitingTitle: "Nothing right now",
    .reviewWaitingText: "A card you are learning comes back in {time}.",
    .reviewFinishedTitle: "Done for today",
    .reviewFinishedText: "Answered in this session: {count}. More comes up when it is due.",
    .reviewEmptyTitle: "No cards yet",
    .reviewEmptyText: "Press Esc, then c to open the list of cards and a to add one.",
    .cardFlag: "flag {flag}",
    .cardLeech: "leech",
    .typedLayer: "type the answer",
    .typedRight: "right",
    .typedWrong: "not quite",
    .roundText: """
    Right cards leave the stack, wrong ones go back under it, until the time or the stack runs \
    out. The schedule stays as it is.
    """,
    .roundCards: "Cards",
    .roundLength: "Time",
    .roundAll: "all",
    .roundDue: "due ones",
    .roundForgotten: "ever forgotten",
    .roundFlagged: "flagged",
    .roundPicked: "picked one by one",
    .roundNoCards: "Round: there is no card to play with.",
    .roundOver: "Round: it is not running. r starts again.",
    .roundStack: "Stack: {cards}",
    .roundClock: "Time {seconds}",
    .roundClockStill: "Time {seconds} (stopped)",
    .roundTimeUp: "Time is up",
    .roundStackEmpty: "The stack is empty",
    .roundSummary:
      "Right {right}, wrong {wrong}, right at first sight {once}, left {left}, in {seconds} s.",
    .roundAfter: "r starts again. g grades the schedule by your first answers.",
    .roundGradeLater: "Round: it can be graded once it is over.",
    .roundGraded: "Round: the schedule was graded by your first answers.",
    .noteAddTitle: "New card",
    .noteEditTitle: "Edit card",
    .noteMoveTitle: "Move to a deck",
    .noteKind: "Kind",
    .noteTags: "Tags",
    .kindBasic: "Prompt and answer",
    .kindReversed: "Both ways",
    .kindCloze: "Text with gaps",
    .kindTyped: "Typed answer",
    .layerPrompt: "what is asked",
    .layerAnswer: "what is to be remembered",
    .layerCloze: "The capital of {{c1::Peru}} is {{c2::Lima}}",
    .layerExtra: "said besides; may stay empty",
    .layerTags: "words with spaces between them",
    .noteEmptyPrompt: "Prompt: it needs a character.",
    .noteEmptyAnswer: "Answer: it needs a character.",
    .noteNoGap: "Prompt: it needs a gap, such as {{c1::text}}.",
    .noteLeave: "Card: not saved yet. Esc again throws it away, Ctrl-S saves it.",
    .noteAdded: "Card: added on top. Type the next one, or Esc.",
    .noteSaved: "Card: saved.",
    .noteGone: "Card: it is not there any more.",
    .noteDeleted: "Card: {name} is deleted. u brings it back.",
    .noteBack: "Card: {name} is back.",
    .noteTagged: "Tags: saved.",
    .noteMoved: "Card: it is in {name} now.",
    .noteSuspended: "Card: suspended. The same key takes it back.",
    .noteUnsuspended: "Card: it comes up again.",
    .browserNothing: "Cards: there is none here.",
    .browserEmpty: "No cards yet. Press a to add one.",
    .browserNotFound: "Nothing found.",
    .stateSuspended: "suspended",
    .stateYoung: "Young",
    .stateMature: "Mature",
    .statisticsToday: "Today",
    .statisticsRight: "Right today",
    .statisticsNew: "New today",
    .statisticsTime: "Time today",
    .statisticsStreak: "In a row",
    .statisticsYoung: "Remembered, under 21 days",
    .statisticsMature: "Remembered, 21 days on",
    .statisticsYear: "Remembered, last year",
    .statisticsWeekdays: "Mon Tue Wed Thu Fri Sat Sun",
    .statisticsCalendarTitle: "Calendar",
    .statisticsCalendar:
      "The last year: {answers} on {days}, {most} on the busiest. Darker is more.",
    .statisticsForecastTitle: "Forecast",
    .statisticsForecast: "Due today: {today}. Tomorrow: {tomorrow}. In 30 days: {month}.",
    .importText: "The file: text with tabs or commas, Markdown with Q: and A:, or JSON. Its name:",
    .importReading: "Reading",
    .importWriting: "Writing",
    .deckImportNew: "notes are new",
    .importReplaced: "notes replace older words",
    .importUnchanged: "notes are there already",
    .importBad: "lines can't be used",
    .importBadLine: "Line {line}: {reason}",
    .deckImportQuestion: "Enter imports, without lines that can't be used. Esc changes nothing.",
    .importAfter: "All of it is in. u takes it out again.",
    .deckImportNothing: "Import: there is nothing new in this file.",
    .deckImportDone: "Import: done. u takes it out again.",
    .importUndone: "Import: taken out again.",
    .fileMissing: "There is no such file.",
    .fileNotAllowed: "The file's permissions do not allow it.",
    .fileUnknownFormat: "That is no format that is known here: .tsv, .csv, .md or .json.",
    .fileUnreadable: "The file can't be read.",
    .fileExists: "There is a file of that name already.",
    .fileNotWritten: "The file can't be written. Check the disk.",
    .exportText: """
    Writes {deck}, readable by anyone who has the file. Tab changes what is written. The file's \
    name:
    """,
    .exportAll: "all decks",
    .deckExportDone: "Export: {notes} written to {path}.",
    // The wallet
    .keyDeleteCard: "Delete",
    .keyPutBack: "Put back",
    .keyMoveCardUp: "Move the card up",
    .keyMoveCardDown: "Move the card down",
    .keyToList: "To the list",
    .keyShowAll: "Show all",
    .keyCopy: "Copy",
    .keyNotesUp: "Notes up",
    .keyNotesDown: "Notes down",
    .keyDone: "Done",
    .walletSearch: "Search:",
    .walletNothingFound: "No card has that in its name, holder, brand or last four digits.",
    .walletNothingToPutBack: "Wallet: no card was deleted since it was unlocked.",
    .walletOrderInSearch: "Order: Esc shows all cards first.",
    .walletOrderAtEnd: "Order: it can't go further. Marked cards come first.",
    .wizardEditTitle: "Edit card",
    .fieldNotes: "Notes",
    .notesNone: "none",
    .notesRemark: "Enter opens them. Only who opens the card sees them.",
    .codeKept: "the one that is kept stays, unless you type another.",
    .codeKeptOfOtherSize:
      "the one that is kept has {count}; {brand} has {digits}. Type the new one.",
    .duplicateTitle: "This number is known",
    .duplicateText: "{name} in your wallet has the same number.",
    .duplicateOpen: "Leave this one, and open the old card",
    .duplicateReplace: "Put this one in the old card's place",
    .duplicateKeepBoth: "Keep both",
    .cardNotOpened: "The card can't be read: the vault's file was damaged or changed.",
    .cardDeleted: "{name} is deleted. u puts it back, until you lock or delete another.",
    .cardRestored: "Wallet: {name} is back.",
    .cardMarked: "{name} is marked, and comes first.",
    .cardUnmarked: "{name} is not marked any more.",
    .cardNotChanged: "Nothing was changed: the vault could not be written. Check the disk.",
    .copyFor: "for {time}",
    .copyUntilLock: "until the lock",
    .copyDone: "{field}: in the clipboard {when}.",
    .copyInTmux: "{field}: in tmux's buffer {when}.",
    .copyInTmuxAndOn: "{field}: in tmux's buffer {when}, and sent on to the terminal.",
    .copySent: "{field}: sent to the terminal {when}. It does not say if it took it.",
    .copyPending: "{field}: given to the clipboard's program, but not there yet.",
    .copyFailed: "{field}: it could not be copied.",
    .copyOverSSH: "{field}: not copied. Over ssh, that has to be switched on in Settings.",
    .copyInScreen: "{field}: not copied. GNU screen lets nothing through to the clipboard.",
    .copyNothing: "Copy: this card has nothing to copy.",
    .clipboardCleared: "Clipboard: cleared.",
    .clipboardNotOurs: "Clipboard: something else was copied since, and was left alone.",
    .clipboardAsked: "Clipboard: the terminal was asked to clear it.",
    .clipboardFailed: "Clipboard: it could not be cleared. Copy something else over it.",
    .settingsClipboard: "Clear the clipboard after",
    .settingsClipboardNote: """
    What you copied is taken back after this time, and in any case when the lock comes or the \
    program ends, as far as it is known to be still there.
    """,
    .settingsOverSSH: "Copy over ssh",
    .settingsOverSSHNote: """
    On: what you copy is sent to the terminal at the other end of an ssh connection, which never \
    says whether it took it or cleared it.
    """,
    // A card for a script
    .aloneSaveRow: "Hand it over",
    .aloneReady: "everything is in order. Enter hands the card over; nothing is kept.",
    .aloneCoveredByStop: "Number and code: wiped when the program was stopped. Type them again.",
    .aloneCoveredByIdle: "Number and code: wiped when the form was covered. Type them again.",
    .aloneCover: "Covered. Press any key to go on.",
    .aloneMemoryNotLocked: "Memory: it could not be locked, so a card may reach the swap space.",
    .aloneNoTarget:
      "Standard output is a terminal. Name a file with --output, or a number with --fd.",
    .aloneBadDescriptor: "Descriptor {number} is not open for writing.",
    .aloneBadFile: "{path} can't be written to: {reason}.",
    .aloneNotWritten: "The card could not be handed over: {reason}.",
    // Lists
    .listComma: ", ",
    .listAnd: " and ",
    .listOr: " or ",
    .listRange: "{low} to {high}",
    // Starting
    .crashed: "cardcase stopped because of an internal error. The vault is locked.",
    .startNoTerminal: """
    There is no terminal to draw on. Start it in one, without redirecting its input or \
    output.
    """,
    .startUnknownTerminal: """
    The terminal type '{name}' is not known here. Set TERM to one that is, such as \
    xterm-256color.
    """,
    .startNoTerminalType:
      "TERM is not set. Set it to the type of your terminal, such as xterm-256color.",
    .startPoorTerminal: """
    A terminal of type '{name}' can't place the cursor, which Cardcase needs. Set TERM to \
    what your terminal is.
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
    .toolPasscode: "Passcode: ",
    .toolNotDue: "After so many wrong passcodes the next attempt has to wait {time}.",
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
    .transferExists: "{path} is there already. Take another name, or --replace in the command.",
    .transferSystem: "{path}: {reason}.",
    .importHeading: "{path}: {format}",
    .importNew: "new",
    .importInWallet: "left out: its number is in the wallet",
    .importInFile: "left out: the same number as {place}",
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
    .toolFileEmpty: "{path} has nothing in it.",
    .toolFileNotText:
      "{path}, line {line}: this is not UTF-8. Save the file as UTF-8 and try again.",
    .toolFileUnknown: """
    {path} is no file of flashcards. What can be read are fields between tabs, commas or \
    semicolons, the Markdown of hashcards, and a JSON array with prompt and answer.
    """,
    .toolFileBrokenJSON: "{path}, line {line}: the JSON is broken here.",
    .toolNoDeck: "There is no deck {deck}. See cardcase deck list.",
    .toolNoDecks: "There are no decks yet.",
    .toolDeckName: "{deck} is no name for a deck: between :: there must be words.",
    .toolDamagedFlashcards: """
    Some flashcards in the vault can't be read, so nobody can say which notes are there already. \
    Nothing was changed. See cardcase vault verify.
    """,
    .toolImported: "{path}: {new} new, {changed} changed, {same} as they were.",
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
    .damageRecords: "Table {table}: records are missing, too many, or older than they should be.",
    .damageRecord: "Table {table}: record {id} is damaged.",
  ]
}
