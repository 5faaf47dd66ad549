// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-decks.pot. Change it there.

extension Phrase {
  /// {path}: {reason}.
  package static func commandFileFailed(path: String, reason: String) -> Phrase {
    Phrase(.commandFileFailed, [path, reason])
  }
  /// {path} is there already. To write over it, add --replace.
  package static func commandFileExists(path: String) -> Phrase {
    Phrase(.commandFileExists, [path])
  }
  /// {path}: flashcards are not written in this format. Let the name end in .apkg, .colpkg, .tsv, .csv or .txt, or in history.csv for the history.
  package static func commandExportFormat(path: String) -> Phrase {
    Phrase(.commandExportFormat, [path])
  }
  /// {path} has nothing in it.
  package static func commandFileEmpty(path: String) -> Phrase {
    Phrase(.commandFileEmpty, [path])
  }
  /// {path}, line {line}: this is not UTF-8. Save the file as UTF-8 and try again.
  package static func commandFileNotText(path: String, line: String) -> Phrase {
    Phrase(.commandFileNotText, [path, line])
  }
  /// {path} is no file of flashcards. What can be read are {formats}.
  package static func commandFileUnknown(path: String, formats: String) -> Phrase {
    Phrase(.commandFileUnknown, [path, formats])
  }
  /// {path}: {reason}
  package static func commandFileReason(path: String, reason: String) -> Phrase {
    Phrase(.commandFileReason, [path, reason])
  }
  /// There is no deck {deck}. See cardcase deck list.
  package static func commandNoDeck(deck: String) -> Phrase {
    Phrase(.commandNoDeck, [deck])
  }
  /// {path} is no set of parameters. {reason}
  package static func commandNotParameters(path: String, reason: String) -> Phrase {
    Phrase(.commandNotParameters, [path, reason])
  }
  /// {deck}: {what}.
  package static func commandParameters(deck: String, what: String) -> Phrase {
    Phrase(.commandParameters, [deck, what])
  }
  /// the standard ones
  package static var commandParametersStandard: Phrase { Phrase(.commandParametersStandard) }
  /// numbers that were entered
  package static var commandParametersEntered: Phrase { Phrase(.commandParametersEntered) }
  /// numbers that were fitted to {answers}
  package static func commandParametersFitted(answers: String) -> Phrase {
    Phrase(.commandParametersFitted, [answers])
  }
  /// {deck}: what is known of {cards} was worked out anew. Due now: {due}. {moved} would have moved with --reschedule.
  package static func commandParametersSet(deck: String, cards: String, due: String, moved: String) -> Phrase {
    Phrase(.commandParametersSet, [deck, cards, due, moved])
  }
  /// {deck}: what is known of {cards} was worked out anew, and {moved} moved to other days. Due now: {due}.
  package static func commandParametersRescheduled(deck: String, cards: String, moved: String, due: String) -> Phrase {
    Phrase(.commandParametersRescheduled, [deck, cards, moved, due])
  }
  /// {deck}: what is known of {cards} would be worked out anew. {moved} would move with --reschedule; due now then: {rescheduled}, else {due}. Nothing was changed.
  package static func commandParametersPreview(deck: String, cards: String, moved: String, rescheduled: String, due: String) -> Phrase {
    Phrase(.commandParametersPreview, [deck, cards, moved, rescheduled, due])
  }
  /// There are no decks yet.
  package static var commandNoDecks: Phrase { Phrase(.commandNoDecks) }
  /// {deck} is no name for a deck: between :: there must be words.
  package static func commandDeckName(deck: String) -> Phrase {
    Phrase(.commandDeckName, [deck])
  }
  /// Some flashcards in the vault can't be read, so nobody can say which notes are there already. Nothing was changed. See cardcase vault verify.
  package static var commandDamagedFlashcards: Phrase { Phrase(.commandDamagedFlashcards) }
  /// {path}: {new} new, {changed} changed, {same} as they were.
  package static func commandImported(path: String, new: String, changed: String, same: String) -> Phrase {
    Phrase(.commandImported, [path, new, changed, same])
  }
  /// {path}: {answers} new, {same} as they were.
  package static func commandHistoryImported(path: String, answers: String, same: String) -> Phrase {
    Phrase(.commandHistoryImported, [path, answers, same])
  }
  /// {path}: {answers} would be new, {same} as they are. Nothing was changed.
  package static func commandHistoryPreview(path: String, answers: String, same: String) -> Phrase {
    Phrase(.commandHistoryPreview, [path, answers, same])
  }
  /// {path}: {answers} left out: their cards are not in the vault with the words they had.
  package static func commandHistoryUnknown(path: String, answers: String) -> Phrase {
    Phrase(.commandHistoryUnknown, [path, answers])
  }
  /// {path}: nothing was imported; {answers} are there already.
  package static func commandHistoryNothingNew(path: String, answers: String) -> Phrase {
    Phrase(.commandHistoryNothingNew, [path, answers])
  }
  /// To take it back: cardcase deck undo-import
  package static var commandImportUndo: Phrase { Phrase(.commandImportUndo) }
  /// {path}: the import is taken back.
  package static func commandImportUndone(path: String) -> Phrase {
    Phrase(.commandImportUndone, [path])
  }
  /// There is no import to take back.
  package static var commandImportUndoNone: Phrase { Phrase(.commandImportUndoNone) }
  /// The import of {path} was taken back already.
  package static func commandImportUndoAlready(path: String) -> Phrase {
    Phrase(.commandImportUndoAlready, [path])
  }
  /// {changes} depend on the import of {path}, so nothing was taken back. With --force they are undone as well.
  package static func commandImportUndoUsed(changes: String, path: String) -> Phrase {
    Phrase(.commandImportUndoUsed, [changes, path])
  }
  /// {path}: {new} would be new, {changed} changed, {same} as they are. Nothing was changed.
  package static func commandImportPreview(path: String, new: String, changed: String, same: String) -> Phrase {
    Phrase(.commandImportPreview, [path, new, changed, same])
  }
  /// {path}: {lines} can't be read, so nothing was imported. Fix the file, or import the rest with --skip-bad.
  package static func commandImportRefused(path: String, lines: String) -> Phrase {
    Phrase(.commandImportRefused, [path, lines])
  }
  /// {path} has {notes} now. It is not sealed: anybody who gets it can read it.
  package static func commandExported(path: String, notes: String) -> Phrase {
    Phrase(.commandExported, [path, notes])
  }
  /// {damaged} of the vault can't be read and may be missing from the file.
  package static func commandExportDamaged(damaged: String) -> Phrase {
    Phrase(.commandExportDamaged, [damaged])
  }
  /// {deck}: {cards}, now {new} new, {learning} in steps, {review} to review
  package static func commandDeckLine(deck: String, cards: String, new: String, learning: String, review: String) -> Phrase {
    Phrase(.commandDeckLine, [deck, cards, new, learning, review])
  }
  /// {path}, line {line}: {reason}
  package static func deckFileLine(path: String, line: String, reason: String) -> Phrase {
    Phrase(.deckFileLine, [path, line, reason])
  }
  /// A quotation mark opens here and is never closed.
  package static var deckFaultQuote: Phrase { Phrase(.deckFaultQuote) }
  /// The prompt is empty.
  package static var deckFaultPrompt: Phrase { Phrase(.deckFaultPrompt) }
  /// There is no answer.
  package static var deckFaultAnswer: Phrase { Phrase(.deckFaultAnswer) }
  /// A cloze note needs a gap, such as {{c1::text}}.
  package static var deckFaultNoGap: Phrase { Phrase(.deckFaultNoGap) }
  /// A gap can be neither empty nor hold :: or }}.
  package static var deckFaultGap: Phrase { Phrase(.deckFaultGap) }
  /// The deck's name has an empty level.
  package static var deckFaultName: Phrase { Phrase(.deckFaultName) }
  /// This is the same note as on line {line}, which was taken.
  package static func deckFaultDuplicate(line: String) -> Phrase {
    Phrase(.deckFaultDuplicate, [line])
  }
  /// This belongs to no card.
  package static var deckFaultStray: Phrase { Phrase(.deckFaultStray) }
  /// This is not an object with the texts prompt and answer.
  package static var deckFaultNotACard: Phrase { Phrase(.deckFaultNotACard) }
  /// Imported
  package static var deckImported: Phrase { Phrase(.deckImported) }
  /// the card is not a note's guid, a colon and a number
  package static var historyFaultCard: Phrase { Phrase(.historyFaultCard) }
  /// the time is not like 2026-07-15T12:00:00.000+02:00
  package static var historyFaultTime: Phrase { Phrase(.historyFaultTime) }
  /// the rating is not 1, 2, 3 or 4
  package static var historyFaultRating: Phrase { Phrase(.historyFaultRating) }
  /// the duration is not a whole number of milliseconds
  package static var historyFaultDuration: Phrase { Phrase(.historyFaultDuration) }
  /// the kind is not one of {kinds}
  package static func historyFaultKind(kinds: String) -> Phrase {
    Phrase(.historyFaultKind, [kinds])
  }
  /// there is no such card
  package static var historyFaultUnknown: Phrase { Phrase(.historyFaultUnknown) }
}
