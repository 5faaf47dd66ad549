// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/line-mode.pot. Change it there.

extension Phrase {
  /// Cardcase, line by line. Type help for the choices, then Enter.
  package static var lineModeBegin: Phrase { Phrase(.lineModeBegin) }
  /// {word}: {label}
  package static func lineModeChoice(word: String, label: String) -> Phrase {
    Phrase(.lineModeChoice, [word, label])
  }
  /// {label}: {value}
  package static func lineModeItem(label: String, value: String) -> Phrase {
    Phrase(.lineModeItem, [label, value])
  }
  /// {what}:
  package static func lineModeAsk(what: String) -> Phrase {
    Phrase(.lineModeAsk, [what])
  }
  /// Choice:
  package static var lineModeChoose: Phrase { Phrase(.lineModeChoose) }
  /// Say the choices
  package static var lineModeChoices: Phrase { Phrase(.lineModeChoices) }
  /// Say it again
  package static var lineModeRepeat: Phrase { Phrase(.lineModeRepeat) }
  /// Say where you are
  package static var lineModeWhere: Phrase { Phrase(.lineModeWhere) }
  /// Go back
  package static var lineModeGoBack: Phrase { Phrase(.lineModeGoBack) }
  /// Tell more
  package static var lineModeTellMore: Phrase { Phrase(.lineModeTellMore) }
  /// Spell what was said last
  package static var lineModeSpell: Phrase { Phrase(.lineModeSpell) }
  /// Say the least, or all again
  package static var lineModeBrief: Phrase { Phrase(.lineModeBrief) }
  /// That is not among the choices. Type help to hear them.
  package static var lineModeUnknown: Phrase { Phrase(.lineModeUnknown) }
  /// That is not among the choices. The nearest is {word}.
  package static func lineModeNearest(word: String) -> Phrase {
    Phrase(.lineModeNearest, [word])
  }
  /// That is not among the choices. The numbers go from {first} to {last}.
  package static func lineModeNumberRange(first: String, last: String) -> Phrase {
    Phrase(.lineModeNumberRange, [first, last])
  }
  /// There was something in that line that types no character.
  package static var lineModeControls: Phrase { Phrase(.lineModeControls) }
  /// There is no way back from here.
  package static var lineModeNoBack: Phrase { Phrase(.lineModeNoBack) }
  /// There is no more to tell here.
  package static var lineModeNoMore: Phrase { Phrase(.lineModeNoMore) }
  /// There is nothing to spell.
  package static var lineModeNothingToSpell: Phrase { Phrase(.lineModeNothingToSpell) }
  /// Nothing is asked for now. lock and quit are understood.
  package static var lineModeNothingAsked: Phrase { Phrase(.lineModeNothingAsked) }
  /// What is secret is said once. Ask for it anew.
  package static var lineModeSaidOnce: Phrase { Phrase(.lineModeSaidOnce) }
  /// That is what it is, sign by sign. Only Enter goes on.
  package static var lineModeSpelled: Phrase { Phrase(.lineModeSpelled) }
  /// {word} was taken as a word for the program. As text it needs a backslash before it.
  package static func lineModeWordTaken(word: String) -> Phrase {
    Phrase(.lineModeWordTaken, [word])
  }
  /// Brief.
  package static var lineModeBriefOn: Phrase { Phrase(.lineModeBriefOn) }
  /// No longer brief.
  package static var lineModeBriefOff: Phrase { Phrase(.lineModeBriefOff) }
  /// That is too long: {count} characters at most.
  package static func lineModeTooLong(count: String) -> Phrase {
    Phrase(.lineModeTooLong, [count])
  }
  /// Nothing was changed.
  package static var lineModeUnchanged: Phrase { Phrase(.lineModeUnchanged) }
  /// That line is as long as a terminal can hand over, so its end may be missing. Nothing was changed.
  package static var lineModeCut: Phrase { Phrase(.lineModeCut) }
  /// {word} says the choices.
  package static func lineModeHint(word: String) -> Phrase {
    Phrase(.lineModeHint, [word])
  }
  /// {screen}.
  package static func lineModePlaceIs(screen: String) -> Phrase {
    Phrase(.lineModePlaceIs, [screen])
  }
  /// {screen}, above {others}.
  package static func lineModeAbove(screen: String, others: String) -> Phrase {
    Phrase(.lineModeAbove, [screen, others])
  }
  /// Rows {first} to {last} of {count}.
  package static func lineModeRows(first: String, last: String, count: String) -> Phrase {
    Phrase(.lineModeRows, [first, last, count])
  }
  /// Payment card
  package static var lineModeAtCard: Phrase { Phrase(.lineModeAtCard) }
  /// The form of a card
  package static var lineModeAtNote: Phrase { Phrase(.lineModeAtNote) }
  /// A question
  package static var lineModeAtQuestion: Phrase { Phrase(.lineModeAtQuestion) }
  /// Try again
  package static var lineModeAgain: Phrase { Phrase(.lineModeAgain) }
  /// More, from {first} of {count}
  package static func lineModeMore(first: String, count: String) -> Phrase {
    Phrase(.lineModeMore, [first, count])
  }
  /// Next, {name}
  package static func lineModeNextGroup(name: String) -> Phrase {
    Phrase(.lineModeNextGroup, [name])
  }
  /// Enter saves:
  package static var lineModeEnterSaves: Phrase { Phrase(.lineModeEnterSaves) }
  /// Enter goes on:
  package static var lineModeEnterOn: Phrase { Phrase(.lineModeEnterOn) }
  /// The reason: {reason}. Nothing was deleted.
  package static func lineModeUnreadable(reason: String) -> Phrase {
    Phrase(.lineModeUnreadable, [reason])
  }
  /// The help of the full screen is open here. In lines, help says the choices.
  package static var lineModeHelp: Phrase { Phrase(.lineModeHelp) }
  /// Enter says how far it is, q stops it:
  package static var lineModeWorking: Phrase { Phrase(.lineModeWorking) }
  /// {percent} percent.
  package static func lineModePercent(percent: String) -> Phrase {
    Phrase(.lineModePercent, [percent])
  }
  /// File
  package static var lineModeFile: Phrase { Phrase(.lineModeFile) }
  /// Careful: what a terminal has shown, it may keep. It can't be taken back from its scrollback or its log.
  package static var lineModeScrollback: Phrase { Phrase(.lineModeScrollback) }
  /// Cardcase is locked.
  package static var lineModeLocked: Phrase { Phrase(.lineModeLocked) }
  /// Cardcase is locked. What was typed and not sent is gone.
  package static var lineModeCovered: Phrase { Phrase(.lineModeCovered) }
  /// Cardcase is locked, and stops.
  package static var lineModeStopped: Phrase { Phrase(.lineModeStopped) }
  /// Cardcase is locked, and ends.
  package static var lineModeEnded: Phrase { Phrase(.lineModeEnded) }
  /// Try again in {time}.
  package static func lineModeWaiting(time: String) -> Phrase {
    Phrase(.lineModeWaiting, [time])
  }
  /// Enter says how long it still takes:
  package static var lineModeWait: Phrase { Phrase(.lineModeWait) }
  /// That is not the passcode of this vault. Try again; help says what else there is.
  package static var lineModeWrong: Phrase { Phrase(.lineModeWrong) }
  /// That is not the passcode of this vault. Try again in {time}.
  package static func lineModeWrongWait(time: String) -> Phrase {
    Phrase(.lineModeWrongWait, [time])
  }
  /// It has {count} digits. This was not tried, and counts for nothing.
  package static func lineModeDigitsOnly(count: String) -> Phrase {
    Phrase(.lineModeDigitsOnly, [count])
  }
  /// The keyboard seems to type {script}.
  package static func lineModeForeignScript(script: String) -> Phrase {
    Phrase(.lineModeForeignScript, [script])
  }
  /// The keyboard types other digits than 0 to 9.
  package static var lineModeForeignDigits: Phrase { Phrase(.lineModeForeignDigits) }
  /// Its letters are not Latin: to open it you will need the same keyboard layout.
  package static var lineModeLayoutOther: Phrase { Phrase(.lineModeLayoutOther) }
  /// It mixes scripts: to open it you will need the same keyboard layouts.
  package static var lineModeLayoutMixed: Phrase { Phrase(.lineModeLayoutMixed) }
  /// Easy to guess: it repeats. /q takes another.
  package static var lineModeObviousRepetition: Phrase { Phrase(.lineModeObviousRepetition) }
  /// Easy to guess: a run. /q takes another.
  package static var lineModeObviousRun: Phrase { Phrase(.lineModeObviousRun) }
  /// Easy to guess: a year. /q takes another.
  package static var lineModeObviousYear: Phrase { Phrase(.lineModeObviousYear) }
  /// Easy to guess: a date. /q takes another.
  package static var lineModeObviousDate: Phrase { Phrase(.lineModeObviousDate) }
  /// The recovery key alone opens the vault should you forget the passcode. Write it down on paper. Until you have typed a group of it back, this comes after every unlocking.
  package static var lineModeRecovery: Phrase { Phrase(.lineModeRecovery) }
  /// Show the recovery key
  package static var lineModeShowRecovery: Phrase { Phrase(.lineModeShowRecovery) }
  /// Write these groups down:
  package static var lineModeWriteDown: Phrase { Phrase(.lineModeWriteDown) }
  /// Enter once they are on paper:
  package static var lineModeWrittenDown: Phrase { Phrase(.lineModeWrittenDown) }
  /// Group {number} from your paper (/q shows the key again):
  package static func lineModeGroup(number: String) -> Phrase {
    Phrase(.lineModeGroup, [number])
  }
  /// Enter shows the answer:
  package static var lineModeShowAnswer: Phrase { Phrase(.lineModeShowAnswer) }
  /// Your answer:
  package static var lineModeTypeAnswer: Phrase { Phrase(.lineModeTypeAnswer) }
  /// Prompt:
  package static var lineModePrompt: Phrase { Phrase(.lineModePrompt) }
  /// Answer:
  package static var lineModeAnswer: Phrase { Phrase(.lineModeAnswer) }
  /// {rating}, {time}
  package static func lineModeRating(rating: String, time: String) -> Phrase {
    Phrase(.lineModeRating, [rating, time])
  }
  /// 1 {again}, 2 {hard}, Enter {good}, 4 {easy}:
  package static func lineModeRate(again: String, hard: String, good: String, easy: String) -> Phrase {
    Phrase(.lineModeRate, [again, hard, good, easy])
  }
  /// Enter {again}, 2 {hard}, 3 {good}, 4 {easy}:
  package static func lineModeRateWrong(again: String, hard: String, good: String, easy: String) -> Phrase {
    Phrase(.lineModeRateWrong, [again, hard, good, easy])
  }
  /// Say when the card comes back
  package static var lineModeWhenAgain: Phrase { Phrase(.lineModeWhenAgain) }
  /// Type the number again, or press Enter to keep it.
  package static var lineModeNumberAgain: Phrase { Phrase(.lineModeNumberAgain) }
  /// Right.
  package static var lineModeTypedRight: Phrase { Phrase(.lineModeTypedRight) }
  /// Not quite.
  package static var lineModeTypedWrong: Phrase { Phrase(.lineModeTypedWrong) }
  /// You typed: {text}
  package static func lineModeTypedYours(text: String) -> Phrase {
    Phrase(.lineModeTypedYours, [text])
  }
  /// Wrong in it: {parts}.
  package static func lineModeTypedTooMuch(parts: String) -> Phrase {
    Phrase(.lineModeTypedTooMuch, [parts])
  }
  /// Missing from it: {parts}.
  package static func lineModeTypedMissing(parts: String) -> Phrase {
    Phrase(.lineModeTypedMissing, [parts])
  }
  /// Say the time
  package static var lineModeTime: Phrase { Phrase(.lineModeTime) }
  /// Time left: {time}.
  package static func lineModeTimeLeft(time: String) -> Phrase {
    Phrase(.lineModeTimeLeft, [time])
  }
  /// Enter: Right, 1: Wrong:
  package static var lineModeRightOrWrong: Phrase { Phrase(.lineModeRightOrWrong) }
  /// Round: it is not running.
  package static var lineModeRoundOver: Phrase { Phrase(.lineModeRoundOver) }
  /// Grade the schedule by your first answers
  package static var lineModeGrade: Phrase { Phrase(.lineModeGrade) }
  /// {name} (picked)
  package static func lineModePicked(name: String) -> Phrase {
    Phrase(.lineModePicked, [name])
  }
  /// Suspend, or take back
  package static var lineModeSuspend: Phrase { Phrase(.lineModeSuspend) }
  /// So far
  package static var lineModeSoFar: Phrase { Phrase(.lineModeSoFar) }
  /// Enter keeps it.
  package static var lineModeKeep: Phrase { Phrase(.lineModeKeep) }
  /// Empty it
  package static var lineModeEmpty: Phrase { Phrase(.lineModeEmpty) }
  /// A new card. Enter alone ends. A line that ends in \ goes on in the next one.
  package static var lineModeNewCard: Phrase { Phrase(.lineModeNewCard) }
  /// The next card, or Enter alone to end.
  package static var lineModeNextCard: Phrase { Phrase(.lineModeNextCard) }
  /// Enter keeps it, help says the others.
  package static var lineModeKeepKind: Phrase { Phrase(.lineModeKeepKind) }
  /// Card: added on top.
  package static var lineModeNoteAdded: Phrase { Phrase(.lineModeNoteAdded) }
  /// Card: suspended.
  package static var lineModeNoteSuspended: Phrase { Phrase(.lineModeNoteSuspended) }
  /// {cards}: suspended.
  package static func lineModeCardsSuspended(cards: String) -> Phrase {
    Phrase(.lineModeCardsSuspended, [cards])
  }
  /// Cards: {new} new, {learning} being learned, {young} young, {mature} mature, {suspended} suspended.
  package static func lineModeStates(new: String, learning: String, young: String, mature: String, suspended: String) -> Phrase {
    Phrase(.lineModeStates, [new, learning, young, mature, suspended])
  }
  /// A number changes that setting to its next value, with a minus before it to the one before.
  package static var lineModeSettings: Phrase { Phrase(.lineModeSettings) }
  /// Import into this deck
  package static var lineModeImportHere: Phrase { Phrase(.lineModeImportHere) }
  /// Import
  package static var lineModeImportAny: Phrase { Phrase(.lineModeImportAny) }
  /// The file names no deck. Which one takes its notes? Enter: a deck with the name of the file.
  package static var lineModeWhichDeck: Phrase { Phrase(.lineModeWhichDeck) }
  /// Import, without lines that can't be used
  package static var lineModeImportAll: Phrase { Phrase(.lineModeImportAll) }
  /// Back, nothing is changed
  package static var lineModeImportNone: Phrase { Phrase(.lineModeImportNone) }
  /// New: {notes}.
  package static func lineModeImportNew(notes: String) -> Phrase {
    Phrase(.lineModeImportNew, [notes])
  }
  /// With other words than before: {notes}.
  package static func lineModeImportReplaced(notes: String) -> Phrase {
    Phrase(.lineModeImportReplaced, [notes])
  }
  /// There already: {notes}.
  package static func lineModeImportUnchanged(notes: String) -> Phrase {
    Phrase(.lineModeImportUnchanged, [notes])
  }
  /// Lines that can't be used
  package static var lineModeImportBad: Phrase { Phrase(.lineModeImportBad) }
  /// Writes {deck}, with tabs or as .csv, readable by anyone who has the file.
  package static func lineModeExport(deck: String) -> Phrase {
    Phrase(.lineModeExport, [deck])
  }
  /// Write {deck} only
  package static func lineModeExportOne(deck: String) -> Phrase {
    Phrase(.lineModeExportOne, [deck])
  }
  /// Write all decks
  package static var lineModeExportAll: Phrase { Phrase(.lineModeExportAll) }
  /// Numbers
  package static var lineModeNumbers: Phrase { Phrase(.lineModeNumbers) }
  /// {name}: {before} in force, {after} fitted.
  package static func lineModeScore(name: String, before: String, after: String) -> Phrase {
    Phrase(.lineModeScore, [name, before, after])
  }
  /// What that does to the cards
  package static var lineModeParametersLook: Phrase { Phrase(.lineModeParametersLook) }
  /// Back, nothing is changed
  package static var lineModeParametersNone: Phrase { Phrase(.lineModeParametersNone) }
  /// Import {cards}
  package static func lineModeCardImport(cards: String) -> Phrase {
    Phrase(.lineModeCardImport, [cards])
  }
  /// Leave security codes out
  package static var lineModeCodesLeave: Phrase { Phrase(.lineModeCodesLeave) }
  /// With security codes
  package static var lineModeCodesKeep: Phrase { Phrase(.lineModeCodesKeep) }
  /// With security codes; /codes leaves them out.
  package static var lineModeExportCodes: Phrase { Phrase(.lineModeExportCodes) }
  /// Without security codes; /codes adds them.
  package static var lineModeExportNoCodes: Phrase { Phrase(.lineModeExportNoCodes) }
  /// Order
  package static var lineModeOrder: Phrase { Phrase(.lineModeOrder) }
  /// Which card is to have another place?
  package static var lineModeOrderWhich: Phrase { Phrase(.lineModeOrderWhich) }
  /// {name}: place {place} of {count}.
  package static func lineModePlace(name: String, place: String, count: String) -> Phrase {
    Phrase(.lineModePlace, [name, place, count])
  }
  /// Order: q shows all cards first.
  package static var lineModeOrderInSearch: Phrase { Phrase(.lineModeOrderInSearch) }
  /// only digits. A card number belongs in its own field; /p goes back.
  package static var lineModeHolderIsNumber: Phrase { Phrase(.lineModeHolderIsNumber) }
  /// No cards yet.
  package static var lineModeNoCards: Phrase { Phrase(.lineModeNoCards) }
  /// What you type here is not shown.
  package static var lineModeUnseen: Phrase { Phrase(.lineModeUnseen) }
  /// {count} digits. What you type here is not shown.
  package static func lineModeUnseenDigits(count: String) -> Phrase {
    Phrase(.lineModeUnseenDigits, [count])
  }
  /// Everything is in order.
  package static var lineModeCardReady: Phrase { Phrase(.lineModeCardReady) }
  /// Notes so far:
  package static var lineModeNotesSoFar: Phrase { Phrase(.lineModeNotesSoFar) }
  /// ending in {digits}
  package static func lineModeLastFour(digits: String) -> Phrase {
    Phrase(.lineModeLastFour, [digits])
  }
  /// expires {month}
  package static func lineModeExpires(month: String) -> Phrase {
    Phrase(.lineModeExpires, [month])
  }
  /// {name} (favourite)
  package static func lineModeMarked(name: String) -> Phrase {
    Phrase(.lineModeMarked, [name])
  }
  /// Show the number
  package static var lineModeShowNumber: Phrase { Phrase(.lineModeShowNumber) }
  /// Show the security code
  package static var lineModeShowCode: Phrase { Phrase(.lineModeShowCode) }
  /// Copy the number; once more, the next field
  package static var lineModeCopy: Phrase { Phrase(.lineModeCopy) }
  /// Its options
  package static var lineModeDeckMore: Phrase { Phrase(.lineModeDeckMore) }
  /// Its schedule
  package static var lineModeCardMore: Phrase { Phrase(.lineModeCardMore) }
  /// Sort by: {column}
  package static func lineModeSort(column: String) -> Phrase {
    Phrase(.lineModeSort, [column])
  }
  /// Deck: {name} is added.
  package static func lineModeDeckAdded(name: String) -> Phrase {
    Phrase(.lineModeDeckAdded, [name])
  }
  /// /words offers six random words. The terminal may keep what it has shown.
  package static var lineModeWords: Phrase { Phrase(.lineModeWords) }
  /// Six random words, 77 bits. Write them down or learn them: you type them once more, and then they are not said again.
  package static var lineModeOffered: Phrase { Phrase(.lineModeOffered) }
  /// Type the value of the line changed last, or of line 3 with e3
  package static var lineModeTypeValue: Phrase { Phrase(.lineModeTypeValue) }
  /// Show: {field}
  package static func lineModeShowField(field: String) -> Phrase {
    Phrase(.lineModeShowField, [field])
  }
  /// Copy: {field}
  package static func lineModeCopyField(field: String) -> Phrase {
    Phrase(.lineModeCopyField, [field])
  }
  /// Delete fields
  package static var lineModeDeleteFields: Phrase { Phrase(.lineModeDeleteFields) }
}
