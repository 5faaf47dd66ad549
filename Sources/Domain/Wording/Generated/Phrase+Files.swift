// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/files.pot. Change it there.

extension Phrase {
  /// The file: text with tabs or commas, Markdown with Q: and A:, or JSON. Its name:
  package static var importText: Phrase { Phrase(.importText) }
  /// Reading
  package static var importReading: Phrase { Phrase(.importReading) }
  /// Writing
  package static var importWriting: Phrase { Phrase(.importWriting) }
  /// new
  package static var deckImportNew: Phrase { Phrase(.deckImportNew) }
  /// Into: {decks}
  package static func importInto(decks: String) -> Phrase {
    Phrase(.importInto, [decks])
  }
  /// with other words than before
  package static var importReplaced: Phrase { Phrase(.importReplaced) }
  /// there already
  package static var importUnchanged: Phrase { Phrase(.importUnchanged) }
  /// can't be used
  package static var importBad: Phrase { Phrase(.importBad) }
  /// Line {line}: {reason}
  package static func importBadLine(line: String, reason: String) -> Phrase {
    Phrase(.importBadLine, [line, reason])
  }
  /// Enter imports, without lines that can't be used. Esc changes nothing.
  package static var deckImportQuestion: Phrase { Phrase(.deckImportQuestion) }
  /// All of it is in. u takes it out again.
  package static var importAfter: Phrase { Phrase(.importAfter) }
  /// Import: there is nothing new in this file.
  package static var deckImportNothing: Phrase { Phrase(.deckImportNothing) }
  /// Import: done. u takes it out again.
  package static var deckImportDone: Phrase { Phrase(.deckImportDone) }
  /// Stopping
  package static var importStopping: Phrase { Phrase(.importStopping) }
  /// Esc stops it; nothing is changed then.
  package static var importStopHint: Phrase { Phrase(.importStopHint) }
  /// File: type its name first.
  package static var fileNoName: Phrase { Phrase(.fileNoName) }
  /// There is no such file.
  package static var fileMissing: Phrase { Phrase(.fileMissing) }
  /// The file's permissions do not allow it.
  package static var fileNotAllowed: Phrase { Phrase(.fileNotAllowed) }
  /// That is no file of notes. Fields between tabs, commas or semicolons can be read, Markdown with Q: and A:, and JSON with prompt and answer.
  package static var fileUnknownFormat: Phrase { Phrase(.fileUnknownFormat) }
  /// There is nothing in this file.
  package static var fileEmpty: Phrase { Phrase(.fileEmpty) }
  /// Line {line} is not UTF-8. Save the file as UTF-8 and try again.
  package static func fileNotText(line: String) -> Phrase {
    Phrase(.fileNotText, [line])
  }
  /// This is a package of Anki's, which can't be read. In Anki, export the notes again as plain text (.txt).
  package static var deckFileAnkiPackage: Phrase { Phrase(.deckFileAnkiPackage) }
  /// a JSON array with prompt and answer
  package static var deckFormatJSON: Phrase { Phrase(.deckFormatJSON) }
  /// the Markdown of hashcards
  package static var deckFormatHashcards: Phrase { Phrase(.deckFormatHashcards) }
  /// fields between tabs, commas or semicolons
  package static var deckFormatSeparated: Phrase { Phrase(.deckFormatSeparated) }
  /// The JSON is broken at line {line}.
  package static func fileBrokenJSON(line: String) -> Phrase {
    Phrase(.fileBrokenJSON, [line])
  }
  /// That is a directory or a device, not a file.
  package static var fileNotAFile: Phrase { Phrase(.fileNotAFile) }
  /// The file is too large.
  package static var fileOverLimit: Phrase { Phrase(.fileOverLimit) }
  /// The file can't be read: {reason}.
  package static func fileUnreadable(reason: String) -> Phrase {
    Phrase(.fileUnreadable, [reason])
  }
  /// There is a file of that name already.
  package static var fileExists: Phrase { Phrase(.fileExists) }
  /// The file can't be written: {reason}.
  package static func fileNotWritten(reason: String) -> Phrase {
    Phrase(.fileNotWritten, [reason])
  }
  /// Answers left out, as their cards are not here with the words they had: {count}.
  package static func importUnknownAnswers(count: String) -> Phrase {
    Phrase(.importUnknownAnswers, [count])
  }
  /// That format is not written. Let the name end in .tsv, .csv or .txt, or in history.csv.
  package static var exportFormat: Phrase { Phrase(.exportFormat) }
  /// Writes {deck}, readable by anyone who has the file. F2 changes what is written. The file's name, ending in .tsv or .csv:
  package static func exportText(deck: String) -> Phrase {
    Phrase(.exportText, [deck])
  }
  /// all decks
  package static var exportAll: Phrase { Phrase(.exportAll) }
  /// Export: {notes} written to {path}.
  package static func deckExportDone(notes: String, path: String) -> Phrase {
    Phrase(.deckExportDone, [notes, path])
  }
}
