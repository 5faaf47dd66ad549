extension English {
  /// Line mode.
  static let plain: KeyValuePairs<Phrase, String> = [
    // What is said everywhere
    .plainBegin: "Cardcase, line by line. Type ? for the choices, then Enter.",
    .plainChoice: "{word}: {label}",
    .plainItem: "{label}: {value}",
    .plainAsk: "{what}: ",
    .plainChoose: "Choice: ",
    .plainChoices: "Say the choices",
    .plainRepeat: "Say it again",
    .plainUnknown: "That is not among the choices. Type ? to hear them.",
    .plainTooLong: "That is too long: {count} characters at most.",
    .plainUnchanged: "Nothing was changed.",
    .plainCut: """
    That line is as long as a terminal can hand over, so its end may be missing. Nothing was changed.
    """,
    .plainHint: "{word} says the choices.",
    .plainAgain: "Try again",
    .plainMore: "More, from {first} of {count}",
    .plainEnterOn: "Enter goes on: ",
    .plainUnreadable: "The vault's file was damaged or changed. Nothing was deleted.",
    .plainHelp: "The help of the full screen is open here. In lines, ? says the choices.",
    .plainWorking: "Enter says how far it is, q stops it: ",
    .plainPercent: "{percent} percent.",
    .plainFile: "File",
    .plainScrollback: """
    Careful: what a terminal has shown, it may keep. It can't be taken back from its scrollback or \
    its log.
    """,
    // The lock
    .plainLocked: "Cardcase is locked.",
    .plainCovered: "Cardcase is locked. What was typed and not sent is gone.",
    .plainStopped: "Cardcase is locked, and stops.",
    .plainEnded: "Cardcase is locked, and ends.",
    .plainWaiting: "Try again in {time}.",
    .plainWait: "Enter says how long it still takes: ",
    .plainWrong: "That is not the passcode of this vault. Try again; /? says what else there is.",
    .plainWrongWait: "That is not the passcode of this vault. Try again in {time}.",
    .plainDigitsOnly: "It has {count} digits. This was not tried, and counts for nothing.",
    .plainObviousRepetition: "Easy to guess: it repeats. /q takes another.",
    .plainObviousRun: "Easy to guess: a run. /q takes another.",
    .plainObviousYear: "Easy to guess: a year. /q takes another.",
    .plainObviousDate: "Easy to guess: a date. /q takes another.",
    .plainRecovery: """
    The recovery key alone opens the vault should you forget the passcode. Write it down on paper. \
    Until you have typed a group of it back, this comes after every unlocking.
    """,
    .plainShowRecovery: "Show the recovery key",
    .plainWriteDown: "Write these groups down:",
    .plainWrittenDown: "Enter once they are on paper: ",
    .plainGroup: "Group {number} from your paper (/q shows the key again): ",
    // Flashcards
    .plainShowAnswer: "Enter shows the answer: ",
    .plainTypeAnswer: "Your answer: ",
    .plainPrompt: "Prompt:",
    .plainAnswer: "Answer:",
    .plainRating: "{rating}, {time}",
    .plainRate: "How was it? ",
    .plainTypedRight: "Right.",
    .plainTypedWrong: "Not quite.",
    .plainTypedYours: "You typed: {text}",
    .plainTypedTooMuch: "Wrong in it: {parts}.",
    .plainTypedMissing: "Missing from it: {parts}.",
    .plainTime: "Say the time",
    .plainTimeLeft: "Time left: {time}.",
    .plainRightOrWrong: "1 for wrong, 3 for right: ",
    .plainRoundOver: "Round: it is not running.",
    .plainGrade: "Grade the schedule by your first answers",
    .plainPicked: "{name} (picked)",
    .plainSuspend: "Suspend, or take back",
    .plainSoFar: "So far",
    .plainKeep: "Enter keeps it.",
    .plainEmpty: "Empty it",
    .plainNewCard: """
    A new card. Enter alone ends. A line that ends in \\ goes on in the next one.
    """,
    .plainNextCard: "The next card, or Enter alone to end.",
    .plainKeepKind: "Enter keeps it, ? says the others.",
    .plainNoteLeave: "Card: not saved yet. /q again throws it away, /save saves it.",
    .plainNoteAdded: "Card: added on top.",
    .plainNoteSuspended: "Card: suspended.",
    .plainNoteAllSuspended: "All {cards} of this note: suspended.",
    .plainToday: "Today: {answers}, {right} right, {new} for the first time, {time}.",
    .plainStreak: "In a row: {days}.",
    .plainStates: """
    Cards: {new} new, {learning} being learned, {young} young, {mature} mature, {suspended} \
    suspended.
    """,
    .plainYear: "The last year: {answers} on {days}, {most} on the busiest.",
    .plainSettings: """
    A number changes that setting to its next value, with a minus before it to the one before.
    """,
    .plainImportHere: "Import into this deck",
    .plainImportAny: "Import",
    .plainImportAll: "Import, without lines that can't be used",
    .plainImportNone: "Back, nothing is changed",
    .plainImportNew: "New: {notes}.",
    .plainImportReplaced: "With other words than before: {notes}.",
    .plainImportUnchanged: "There already: {notes}.",
    .plainImportBad: "Lines that can't be used",
    .plainImportUsed: """
    Import: {notes} of {name} were answered or changed since. u once more takes them out all the same.
    """,
    .plainExport: """
    Writes {deck}, with tabs or as .csv, readable by anyone who has the file.
    """,
    .plainExportOne: "Write {deck} only",
    .plainExportAll: "Write all decks",
    .plainNumbers: "Numbers",
    .plainScore: "{name}: {before} in force, {after} fitted.",
    .plainParametersLook: "What that does to the cards",
    .plainParametersNone: "Back, nothing is changed",
    // The wallet
    .plainCardImport: "Import {cards}",
    .plainCodesLeave: "Leave security codes out",
    .plainCodesKeep: "With security codes",
    .plainDuplicatesLeave: "Leave out {cards} whose number is known",
    .plainDuplicatesTake: "Take {cards} whose number is known too",
    .plainCardExport: """
    Writes all cards as Bitwarden JSON. Nothing in it is encrypted: anyone who gets the file can \
    read them.
    """,
    .plainExportCodes: "With security codes; /codes leaves them out.",
    .plainExportNoCodes: "Without security codes; /codes adds them.",
    .plainOrder: "Order",
    .plainOrderWhich: "Which card is to have another place?",
    .plainPlace: "{name}: place {place} of {count}.",
    .plainOrderInSearch: "Order: q shows all cards first.",
    .plainHolderIsNumber: "only digits. A card number belongs in its own field; /p goes back.",
    .plainNoCards: "No cards yet.",
    .plainUnseen: "What you type here is not shown.",
    .plainUnseenDigits: "{count} digits. What you type here is not shown.",
    .plainCardReady: "Everything is in order.",
    .plainNotesSoFar: "Notes so far:",
    .plainLastFour: "ending in {digits}",
    .plainExpires: "expires {month}",
    .plainMarked: "{name} (marked)",
    .plainShowNumber: "Show the number",
    .plainShowCode: "Show the security code",
    .plainCopy: "Copy the number; once more, the next field",
  ]
}
