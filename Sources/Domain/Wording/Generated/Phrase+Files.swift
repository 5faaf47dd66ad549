// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/files.pot. Change it there.

extension Phrase {
  /// The file: one of Anki's packages, text with tabs or commas, Markdown with Q: and A:, or JSON. Its name:
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
  /// That format is not written. Let the name end in .apkg, .colpkg, .tsv, .csv or .txt, or in history.csv.
  package static var exportFormat: Phrase { Phrase(.exportFormat) }
  /// Writes {deck}, readable by anyone who has the file. F2 changes what is written. The file's name, ending in .tsv, .csv or .apkg:
  package static func exportText(deck: String) -> Phrase {
    Phrase(.exportText, [deck])
  }
  /// all decks
  package static var exportAll: Phrase { Phrase(.exportAll) }
  /// all decks
  package static var exportAllName: Phrase { Phrase(.exportAllName) }
  /// Export: {notes} written to {path}.
  package static func deckExportDone(notes: String, path: String) -> Phrase {
    Phrase(.deckExportDone, [notes, path])
  }
  /// Left as they are, because the notes here have another note type: {list}.
  package static func packageOtherTypes(list: String) -> Phrase {
    Phrase(.packageOtherTypes, [list])
  }
  /// Pictures and sounds come in a later version, their names stay in the fields: {list}.
  package static func packageMedia(list: String) -> Phrase {
    Phrase(.packageMedia, [list])
  }
  /// Filtered decks are not made, their cards come to their own decks: {list}.
  package static func packageFilteredDecks(list: String) -> Phrase {
    Phrase(.packageFilteredDecks, [list])
  }
  /// Scripts in note types never run: {list}.
  package static func packageScripts(list: String) -> Phrase {
    Phrase(.packageScripts, [list])
  }
  /// Pictures with covered parts can't be shown yet: {list}.
  package static func packageImageOcclusion(list: String) -> Phrase {
    Phrase(.packageImageOcclusion, [list])
  }
  /// Descriptions of decks are only kept for export: {list}.
  package static func packageDescriptions(list: String) -> Phrase {
    Phrase(.packageDescriptions, [list])
  }
  /// Days of the week with less to do are only kept for export: {list}.
  package static func packageEasyDays(list: String) -> Phrase {
    Phrase(.packageEasyDays, [list])
  }
  /// Due days are not spread by load here.
  package static var packageLoadBalancer: Phrase { Phrase(.packageLoadBalancer) }
  /// Old answers that presets leave out count here: {list}.
  package static func packageIgnoredAnswers(list: String) -> Phrase {
    Phrase(.packageIgnoredAnswers, [list])
  }
  /// Left out, because what they belong to is missing: {list}.
  package static func packageStrays(list: String) -> Phrase {
    Phrase(.packageStrays, [list])
  }
  /// Style sheets hide something in a way that is not followed, so that it may show: {list}.
  package static func packageHiding(list: String) -> Phrase {
    Phrase(.packageHiding, [list])
  }
  /// Left out, because a text is longer than 8 MiB or the tags than 64 KiB: {list}.
  package static func packageLongNotes(list: String) -> Phrase {
    Phrase(.packageLongNotes, [list])
  }
  /// Notes with more or fewer fields than their type: {list}.
  package static func packageFieldCounts(list: String) -> Phrase {
    Phrase(.packageFieldCounts, [list])
  }
  /// Notes in which faulty characters were replaced: {list}.
  package static func packageFaultyText(list: String) -> Phrase {
    Phrase(.packageFaultyText, [list])
  }
  /// Notes that share their identity (guid) with another one are kept apart: {list}.
  package static func packageTwins(list: String) -> Phrase {
    Phrase(.packageTwins, [list])
  }
  /// Orders of cards that presets set are only kept for export: {list}.
  package static func packageDisplayOrder(list: String) -> Phrase {
    Phrase(.packageDisplayOrder, [list])
  }
  /// Anki's options for new cards beyond the review limit and for limits of all decks above are only kept for export.
  package static var packageOtherLimits: Phrase { Phrase(.packageOtherLimits) }
  /// Anki's custom scheduling is only kept for export.
  package static var packageCustomScheduling: Phrase { Phrase(.packageCustomScheduling) }
  /// The file holds nothing but Anki's notice that it needs a newer version. Export it again in Anki.
  package static var packageUpdateNotice: Phrase { Phrase(.packageUpdateNotice) }
  /// Decks in the package are nested more than 100 deep. Flatten them in Anki, and export it again.
  package static var packageDeepDecks: Phrase { Phrase(.packageDeepDecks) }
  /// Cards and answers: {list}.
  package static func importCame(list: String) -> Phrase {
    Phrase(.importCame, [list])
  }
  /// A .colpkg replaces everything in Anki. Export all decks, or let the name end in .apkg.
  package static var exportPart: Phrase { Phrase(.exportPart) }
  /// In Anki it replaces everything. It has the configuration, saved searches and presets of {name}.
  package static func exportReplaces(name: String) -> Phrase {
    Phrase(.exportReplaces, [name])
  }
  /// In Anki it replaces everything. Its configuration and saved searches are those of {name}, the last of {count} that came.
  package static func exportReplacesOfLast(name: String, count: String) -> Phrase {
    Phrase(.exportReplacesOfLast, [name, count])
  }
  /// In Anki it replaces everything, the configuration and saved searches too: none are known here.
  package static var exportReplacesBare: Phrase { Phrase(.exportReplacesBare) }
  /// The decks' parameters predict the {answers} answers that come with a log loss of {loss}, {error} % off on average. Parameters can be fitted to them in the options of a deck.
  package static func packageForecast(answers: String, loss: String, error: String) -> Phrase {
    Phrase(.packageForecast, [answers, loss, error])
  }
  /// This archive holds no collection of Anki's.
  package static var packageNone: Phrase { Phrase(.packageNone) }
  /// The package is damaged or cut off. Export it again.
  package static var packageDamaged: Phrase { Phrase(.packageDamaged) }
  /// The collection in the package is damaged. Check the database in Anki, and export it again.
  package static var packageDatabaseDamaged: Phrase { Phrase(.packageDatabaseDamaged) }
  /// The package is of a newer version of Anki (format {version}). In Anki, export it with support for older versions.
  package static func packageNewer(version: String) -> Phrase {
    Phrase(.packageNewer, [version])
  }
  /// The collection has a schema that is not known ({version}). Open it in today's Anki, and export it again.
  package static func packageSchemaUnknown(version: String) -> Phrase {
    Phrase(.packageSchemaUnknown, [version])
  }
  /// The collection uses Anki's first scheduler. Open it in today's Anki, which moves it to the new one, and export it again.
  package static var packageFirstScheduler: Phrase { Phrase(.packageFirstScheduler) }
  /// The package holds more than 4 GiB.
  package static var packageTooLarge: Phrase { Phrase(.packageTooLarge) }
  /// The package holds more than a million files.
  package static var packageTooManyEntries: Phrase { Phrase(.packageTooManyEntries) }
  /// The package would grow to more than 200 times its size, which no collection does.
  package static var packageTooDense: Phrase { Phrase(.packageTooDense) }
  /// Something in the package is longer than 8 MiB, such as a picture inside a note.
  package static var packageTooLong: Phrase { Phrase(.packageTooLong) }
  /// The collection asks for more work than one of its size needs.
  package static var packageTooMuchWork: Phrase { Phrase(.packageTooMuchWork) }
  /// What was read of the package is not whole. Nothing was imported.
  package static var packageDisagrees: Phrase { Phrase(.packageDisagrees) }
}
