// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/card-form.pot. Change it there.

extension Phrase {
  /// New card
  package static var wizardTitle: Phrase { Phrase(.wizardTitle) }
  /// Review
  package static var wizardReview: Phrase { Phrase(.wizardReview) }
  /// Card number
  package static var fieldNumber: Phrase { Phrase(.fieldNumber) }
  /// Card holder
  package static var fieldHolder: Phrase { Phrase(.fieldHolder) }
  /// Expiry
  package static var fieldExpiry: Phrase { Phrase(.fieldExpiry) }
  /// Security code
  package static var fieldCode: Phrase { Phrase(.fieldCode) }
  /// Code
  package static var fieldCodeShort: Phrase { Phrase(.fieldCodeShort) }
  /// Name
  package static var fieldTitle: Phrase { Phrase(.fieldTitle) }
  /// NAME SURNAME
  package static var placeholderHolder: Phrase { Phrase(.placeholderHolder) }
  /// CARD HOLDER NAME
  package static var captionHolder: Phrase { Phrase(.captionHolder) }
  /// EXPIRES
  package static var captionExpiry: Phrase { Phrase(.captionExpiry) }
  /// SECURITY CODE
  package static var captionCode: Phrase { Phrase(.captionCode) }
  /// Card
  package static var cardUntitled: Phrase { Phrase(.cardUntitled) }
  /// Wallet: {name} is saved.
  package static func cardSaved(name: String) -> Phrase {
    Phrase(.cardSaved, [name])
  }
  /// The card could not be saved: {reason}. It is still here.
  package static func cardNotSaved(reason: String) -> Phrase {
    Phrase(.cardNotSaved, [reason])
  }
  /// Card number: shown for 10 seconds. The same key hides it.
  package static var numberRevealed: Phrase { Phrase(.numberRevealed) }
  /// Security code: shown for 10 seconds. The same key hides it.
  package static var codeRevealed: Phrase { Phrase(.codeRevealed) }
  /// Security code: none is kept for this card.
  package static var codeNotKept: Phrase { Phrase(.codeNotKept) }
  /// expired
  package static var badgeExpired: Phrase { Phrase(.badgeExpired) }
  /// ends in {time}
  package static func badgeExpires(time: String) -> Phrase {
    Phrase(.badgeExpires, [time])
  }
  /// ends today
  package static var badgeExpiresToday: Phrase { Phrase(.badgeExpiresToday) }
  /// {field}: {text}
  package static func fieldMessage(field: String, text: String) -> Phrase {
    Phrase(.fieldMessage, [field, text])
  }
  /// in order.
  package static var fieldInOrder: Phrase { Phrase(.fieldInOrder) }
  /// type the digits; the gaps come by themselves.
  package static var numberEmpty: Phrase { Phrase(.numberEmpty) }
  /// {digits} so far.
  package static func numberUndecided(digits: String) -> Phrase {
    Phrase(.numberUndecided, [digits])
  }
  /// {brand}; {digits} so far.
  package static func numberCandidates(brand: String, digits: String) -> Phrase {
    Phrase(.numberCandidates, [brand, digits])
  }
  /// probably {brand}; {digits} so far.
  package static func numberLikely(brand: String, digits: String) -> Phrase {
    Phrase(.numberLikely, [brand, digits])
  }
  /// {brand}, {digits} of {lengths}.
  package static func numberIncomplete(brand: String, digits: String, lengths: String) -> Phrase {
    Phrase(.numberIncomplete, [brand, digits, lengths])
  }
  /// {brand}, {digits}, but the check digit does not match. If it has {lengths} digits, keep typing.
  package static func numberSuspect(brand: String, digits: String, lengths: String) -> Phrase {
    Phrase(.numberSuspect, [brand, digits, lengths])
  }
  /// {brand}, {digits}, in order.
  package static func numberValid(brand: String, digits: String) -> Phrase {
    Phrase(.numberValid, [brand, digits])
  }
  /// {brand}, {digits}, in order. Some have {lengths}.
  package static func numberValidSoFar(brand: String, digits: String, lengths: String) -> Phrase {
    Phrase(.numberValidSoFar, [brand, digits, lengths])
  }
  /// no known brand begins like this. Compare the first digits with the card.
  package static var numberUnknown: Phrase { Phrase(.numberUnknown) }
  /// {brand} numbers have {digits} at most.
  package static func numberTooLong(brand: String, digits: String) -> Phrase {
    Phrase(.numberTooLong, [brand, digits])
  }
  /// {brand}, {digits}, but the check digit does not match. Compare it with the card.
  package static func numberCheckDigit(brand: String, digits: String) -> Phrase {
    Phrase(.numberCheckDigit, [brand, digits])
  }
  /// as printed on the card. Optional.
  package static var holderEmpty: Phrase { Phrase(.holderEmpty) }
  /// only digits. A card number belongs in its own field: F2.
  package static var holderIsNumber: Phrase { Phrase(.holderIsNumber) }
  /// {count} characters at most.
  package static func holderTooLong(count: String) -> Phrase {
    Phrase(.holderTooLong, [count])
  }
  /// month and year, as printed on the card. Optional.
  package static var expiryEmpty: Phrase { Phrase(.expiryEmpty) }
  /// more digits to come.
  package static var expiryIncomplete: Phrase { Phrase(.expiryIncomplete) }
  /// through the last day of {month}.
  package static func expiryValid(month: String) -> Phrase {
    Phrase(.expiryValid, [month])
  }
  /// passed with {month}. The card can be saved all the same.
  package static func expiryExpired(month: String) -> Phrase {
    Phrase(.expiryExpired, [month])
  }
  /// there is no such month.
  package static var expiryNoMonth: Phrase { Phrase(.expiryNoMonth) }
  /// more than {count} years ahead.
  package static func expiryTooFar(count: String) -> Phrase {
    Phrase(.expiryTooFar, [count])
  }
  /// this is no month and year.
  package static var expiryUnreadable: Phrase { Phrase(.expiryUnreadable) }
  /// {digits}, mostly on the back of the card. Optional.
  package static func codeEmpty(digits: String) -> Phrase {
    Phrase(.codeEmpty, [digits])
  }
  /// {digits} on the back of the card (its {name}). Optional.
  package static func codeEmptyBack(digits: String, name: String) -> Phrase {
    Phrase(.codeEmptyBack, [digits, name])
  }
  /// {digits} on the front of the card (its {name}). Optional.
  package static func codeEmptyFront(digits: String, name: String) -> Phrase {
    Phrase(.codeEmptyFront, [digits, name])
  }
  /// the code will not be saved. Keep the code: no.
  package static var codeDropped: Phrase { Phrase(.codeDropped) }
  /// dropped by the lock. Type it again, or leave it empty.
  package static var codeLost: Phrase { Phrase(.codeLost) }
  /// {count} of {digits}.
  package static func codeIncomplete(count: String, digits: String) -> Phrase {
    Phrase(.codeIncomplete, [count, digits])
  }
  /// {count} are too many; {brand} has {digits}. Nothing was cut.
  package static func codeTooLong(count: String, brand: String, digits: String) -> Phrase {
    Phrase(.codeTooLong, [count, brand, digits])
  }
  /// a code
  package static var codeOfAnyBrand: Phrase { Phrase(.codeOfAnyBrand) }
  /// Security code: shown while you type.
  package static var codeShown: Phrase { Phrase(.codeShown) }
  /// Security code: hidden.
  package static var codeHidden: Phrase { Phrase(.codeHidden) }
  /// what the wallet calls this card. Left empty: {name}.
  package static func titleHint(name: String) -> Phrase {
    Phrase(.titleHint, [name])
  }
  /// Keep the code
  package static var keepCodeRow: Phrase { Phrase(.keepCodeRow) }
  /// a shop must never keep the code; kept here, whoever opens this vault can pay with the card.
  package static var keepCodeHint: Phrase { Phrase(.keepCodeHint) }
  /// Keep the security code?
  package static var codeQuestion: Phrase { Phrase(.codeQuestion) }
  /// Kept, it is encrypted as the number is. The answer is remembered; Settings change it.
  package static var codeQuestionText: Phrase { Phrase(.codeQuestionText) }
  /// Keep it
  package static var codeQuestionKeep: Phrase { Phrase(.codeQuestionKeep) }
  /// Leave it out
  package static var codeQuestionDrop: Phrase { Phrase(.codeQuestionDrop) }
  /// Back to the number
  package static var fixNumberRow: Phrase { Phrase(.fixNumberRow) }
  /// Save
  package static var saveRow: Phrase { Phrase(.saveRow) }
  /// Save anyway
  package static var saveAnywayRow: Phrase { Phrase(.saveAnywayRow) }
  /// everything is in order. Enter saves the card.
  package static var reviewReady: Phrase { Phrase(.reviewReady) }
  /// yes
  package static var answerYes: Phrase { Phrase(.answerYes) }
  /// no
  package static var answerNo: Phrase { Phrase(.answerNo) }
  /// {field}: already on the next step. Press again to go on.
  package static func wizardMovedOn(field: String) -> Phrase {
    Phrase(.wizardMovedOn, [field])
  }
  /// {field}: only digits go in here.
  package static func wizardDigitsOnly(field: String) -> Phrase {
    Phrase(.wizardDigitsOnly, [field])
  }
  /// {field}: {count} is all that fits.
  package static func wizardFull(field: String, count: String) -> Phrase {
    Phrase(.wizardFull, [field, count])
  }
  /// {field}: there is no guarded memory left, so nothing was changed.
  package static func wizardNoMemory(field: String) -> Phrase {
    Phrase(.wizardNoMemory, [field])
  }
  /// {field}: this has to be fixed before the card can be saved.
  package static func wizardInvalidField(field: String) -> Phrase {
    Phrase(.wizardInvalidField, [field])
  }
  /// Pasted: {fields}.{rest}
  package static func pasteFilled(fields: String, rest: String) -> Phrase {
    Phrase(.pasteFilled, [fields, rest])
  }
  /// Paste: no card number and no other digits for this field. Nothing was changed.
  package static var pasteNothing: Phrase { Phrase(.pasteNothing) }
  /// Paste: no month and year that a card can have. Nothing was changed.
  package static var pasteNoExpiry: Phrase { Phrase(.pasteNoExpiry) }
  /// Paste: there was no text in it. Nothing was changed.
  package static var pasteEmpty: Phrase { Phrase(.pasteEmpty) }
  /// Digits too many, left out: {count}.
  package static func pasteDropped(count: String) -> Phrase {
    Phrase(.pasteDropped, [count])
  }
  /// Other digits, left out: {count}.
  package static func pasteIgnored(count: String) -> Phrase {
    Phrase(.pasteIgnored, [count])
  }
  /// The words around were left out.
  package static var pasteWords: Phrase { Phrase(.pasteWords) }
  /// Characters too many, left out: {count}.
  package static func pasteCut(count: String) -> Phrase {
    Phrase(.pasteCut, [count])
  }
  /// Paste: there is no guarded memory left, so some of it is missing.
  package static var pasteNoMemory: Phrase { Phrase(.pasteNoMemory) }
  /// A card was pasted
  package static var pastedTitle: Phrase { Phrase(.pastedTitle) }
  /// What is marked goes into the form.
  package static var pastedText: Phrase { Phrase(.pastedText) }
  /// What is marked goes into the form. What is not sure changes nothing unless you mark it.
  package static var pastedTextUnsure: Phrase { Phrase(.pastedTextUnsure) }
  /// not sure
  package static var pastedUnsure: Phrase { Phrase(.pastedUnsure) }
  /// The pasted card was put aside. Nothing was changed.
  package static var pastedDiscarded: Phrase { Phrase(.pastedDiscarded) }
  /// {field}: {value}, sure.
  package static func pastedSureLine(field: String, value: String) -> Phrase {
    Phrase(.pastedSureLine, [field, value])
  }
  /// {field}: {value}, not sure.
  package static func pastedUnsureLine(field: String, value: String) -> Phrase {
    Phrase(.pastedUnsureLine, [field, value])
  }
  /// Take {value} as well
  package static func pastedMark(value: String) -> Phrase {
    Phrase(.pastedMark, [value])
  }
  /// Leave out {value}
  package static func pastedLeaveOut(value: String) -> Phrase {
    Phrase(.pastedLeaveOut, [value])
  }
  /// Take what is marked
  package static var keyTakePasted: Phrase { Phrase(.keyTakePasted) }
  /// Leave the form?
  package static var leaveTitle: Phrase { Phrase(.leaveTitle) }
  /// What you typed has not been saved yet.
  package static var leaveText: Phrase { Phrase(.leaveText) }
  /// Keep typing
  package static var leaveStay: Phrase { Phrase(.leaveStay) }
  /// Throw it away
  package static var leaveDiscard: Phrase { Phrase(.leaveDiscard) }
  /// Hand it over
  package static var standaloneSaveRow: Phrase { Phrase(.standaloneSaveRow) }
  /// everything is in order. Enter hands the card over; nothing is kept.
  package static var standaloneReady: Phrase { Phrase(.standaloneReady) }
  /// Number and code: wiped when the program was stopped. Type them again.
  package static var standaloneCoveredByStop: Phrase { Phrase(.standaloneCoveredByStop) }
  /// Number and code: wiped when the form was covered. Type them again.
  package static var standaloneCoveredByIdle: Phrase { Phrase(.standaloneCoveredByIdle) }
  /// Covered. Press any key to go on.
  package static var standaloneCover: Phrase { Phrase(.standaloneCover) }
  /// Memory: it could not be locked, so a card may reach the swap space.
  package static var standaloneMemoryNotLocked: Phrase { Phrase(.standaloneMemoryNotLocked) }
  /// Standard output is a terminal. Name a file with --output, or a number with --fd.
  package static var standaloneNoTarget: Phrase { Phrase(.standaloneNoTarget) }
  /// Descriptor {number} is not open for writing.
  package static func standaloneBadDescriptor(number: String) -> Phrase {
    Phrase(.standaloneBadDescriptor, [number])
  }
  /// {path} can't be written to: {reason}.
  package static func standaloneBadFile(path: String, reason: String) -> Phrase {
    Phrase(.standaloneBadFile, [path, reason])
  }
  /// The card could not be handed over: {reason}.
  package static func standaloneNotWritten(reason: String) -> Phrase {
    Phrase(.standaloneNotWritten, [reason])
  }
  /// PIN, bank and whatever else belongs to the card, each with its label. Enter opens them.
  package static var cardFieldsHint: Phrase { Phrase(.cardFieldsHint) }
  /// The brand to show where the number tells another or none. Space changes it.
  package static var brandHint: Phrase { Phrase(.brandHint) }
  /// {brand}, by number
  package static func brandByNumber(brand: String) -> Phrase {
    Phrase(.brandByNumber, [brand])
  }
  /// unknown
  package static var brandUnknown: Phrase { Phrase(.brandUnknown) }
  /// Label
  package static var fieldLabel: Phrase { Phrase(.fieldLabel) }
  /// Value
  package static var fieldValue: Phrase { Phrase(.fieldValue) }
  /// Hidden
  package static var fieldHidden: Phrase { Phrase(.fieldHidden) }
  /// A hidden value is shown only when asked for, as the card number is.
  package static var fieldHiddenHint: Phrase { Phrase(.fieldHiddenHint) }
  /// + {field}
  package static func fieldAddNamed(field: String) -> Phrase {
    Phrase(.fieldAddNamed, [field])
  }
  /// + Another field
  package static var fieldAddOther: Phrase { Phrase(.fieldAddOther) }
  /// The field needs a label.
  package static var fieldNeedsLabel: Phrase { Phrase(.fieldNeedsLabel) }
  /// A card has at most {count} further fields.
  package static func fieldsFull(count: String) -> Phrase {
    Phrase(.fieldsFull, [count])
  }
  /// Move the field up
  package static var keyMoveFieldUp: Phrase { Phrase(.keyMoveFieldUp) }
  /// Move the field down
  package static var keyMoveFieldDown: Phrase { Phrase(.keyMoveFieldDown) }
  /// Changed meanwhile
  package static var cardChangedTitle: Phrase { Phrase(.cardChangedTitle) }
  /// This card was changed since you opened it, by a command or on another device.
  package static var cardChangedText: Phrase { Phrase(.cardChangedText) }
  /// This card was deleted since you opened it. Keep both: yours becomes a new card.
  package static var cardDeletedText: Phrase { Phrase(.cardDeletedText) }
}
