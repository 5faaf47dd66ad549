// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-cards.pot. Change it there.

extension Phrase {
  /// {path} is larger than {limit} MiB, which no export of cards is.
  package static func importTooLarge(path: String, limit: String) -> Phrase {
    Phrase(.importTooLarge, [path, limit])
  }
  /// {path} is not text in UTF-8.
  package static func importNotUTF8(path: String) -> Phrase {
    Phrase(.importNotUTF8, [path])
  }
  /// {path} is damaged or incomplete. Nothing was imported.
  package static func importBroken(path: String) -> Phrase {
    Phrase(.importBroken, [path])
  }
  /// {path} is an archive that can't be unpacked. Nothing was imported.
  package static func importBrokenArchive(path: String) -> Phrase {
    Phrase(.importBrokenArchive, [path])
  }
  /// There is too little guarded memory to read a card.
  package static var importNoMemory: Phrase { Phrase(.importNoMemory) }
  /// There is no file {path}.
  package static func transferMissing(path: String) -> Phrase {
    Phrase(.transferMissing, [path])
  }
  /// {path} is not a regular file.
  package static func transferNotAFile(path: String) -> Phrase {
    Phrase(.transferNotAFile, [path])
  }
  /// {path} is a symbolic link. Name the file itself.
  package static func transferLink(path: String) -> Phrase {
    Phrase(.transferLink, [path])
  }
  /// Standard output is a terminal. Send it to a file or a pipe, or give the name of a file.
  package static var transferTerminal: Phrase { Phrase(.transferTerminal) }
  /// Standard input is a terminal. Send a file to it, or give the name of a file.
  package static var transferTerminalInput: Phrase { Phrase(.transferTerminalInput) }
  /// There is nothing to import: {path} has no items.
  package static func importNoItems(path: String) -> Phrase {
    Phrase(.importNoItems, [path])
  }
  /// There is nothing to import: no card can be made of what is in {path}.
  package static func importOnlyRefused(path: String) -> Phrase {
    Phrase(.importOnlyRefused, [path])
  }
  /// Standard output is a file that other users can read. Better give the name of a file.
  package static var exportOpenFile: Phrase { Phrase(.exportOpenFile) }
  /// standard input
  package static var fileStandardInput: Phrase { Phrase(.fileStandardInput) }
  /// standard output
  package static var fileStandardOutput: Phrase { Phrase(.fileStandardOutput) }
  /// {path}: nothing was imported. The vault has {notes} of it already, and they stay as they are.
  package static func commandNothingNew(path: String, notes: String) -> Phrase {
    Phrase(.commandNothingNew, [path, notes])
  }
  /// {path}: nothing was imported. There are no notes in it.
  package static func commandNothingThere(path: String) -> Phrase {
    Phrase(.commandNothingThere, [path])
  }
  /// {path}: nothing was imported. No line of it can be used.
  package static func commandNothingReadable(path: String) -> Phrase {
    Phrase(.commandNothingReadable, [path])
  }
  /// {path} is there already. Take another name, or --replace in the command.
  package static func transferExists(path: String) -> Phrase {
    Phrase(.transferExists, [path])
  }
  /// {path}: {reason}.
  package static func transferSystem(path: String, reason: String) -> Phrase {
    Phrase(.transferSystem, [path, reason])
  }
  /// {path}: {format}
  package static func importHeading(path: String, format: String) -> Phrase {
    Phrase(.importHeading, [path, format])
  }
  /// {place}: {parts}: {remarks}
  package static func importItemLine(place: String, parts: String, remarks: String) -> Phrase {
    Phrase(.importItemLine, [place, parts, remarks])
  }
  /// new
  package static var importNew: Phrase { Phrase(.importNew) }
  /// left out: the same number as {place}
  package static func importInFile(place: String) -> Phrase {
    Phrase(.importInFile, [place])
  }
  /// joined with {place}: {changes}
  package static func importJoined(place: String, changes: String) -> Phrase {
    Phrase(.importJoined, [place, changes])
  }
  /// differs from {place}, left out: {changes}
  package static func importReplacesNot(place: String, changes: String) -> Phrase {
    Phrase(.importReplacesNot, [place, changes])
  }
  /// changes {place}: {changes}
  package static func importReplaces(place: String, changes: String) -> Phrase {
    Phrase(.importReplaces, [place, changes])
  }
  /// refused: {reason}
  package static func importRefused(reason: String) -> Phrase {
    Phrase(.importRefused, [reason])
  }
  /// There is nothing to import.
  package static var importNothing: Phrase { Phrase(.importNothing) }
  /// import
  package static var importWord: Phrase { Phrase(.importWord) }
  /// Security codes in the file are kept.
  package static var importCodesKept: Phrase { Phrase(.importCodesKept) }
  /// Security codes in the file are left out. Use --codes to keep them.
  package static var importCodesLeft: Phrase { Phrase(.importCodesLeft) }
  /// item {number}
  package static func importItem(number: String) -> Phrase {
    Phrase(.importItem, [number])
  }
  /// line {number}
  package static func importLine(number: String) -> Phrase {
    Phrase(.importLine, [number])
  }
  /// (no name)
  package static var importUntitled: Phrase { Phrase(.importUntitled) }
  /// the check digit does not match
  package static var importCheckDigit: Phrase { Phrase(.importCheckDigit) }
  /// no known brand has such a number
  package static var importUnknownBrand: Phrase { Phrase(.importUnknownBrand) }
  /// it is {kind}, not a card
  package static func refusalKind(kind: String) -> Phrase {
    Phrase(.refusalKind, [kind])
  }
  /// it was deleted there
  package static var refusalDeleted: Phrase { Phrase(.refusalDeleted) }
  /// it has no card number
  package static var refusalNoNumber: Phrase { Phrase(.refusalNoNumber) }
  /// its number has something other than digits
  package static var refusalNotDigits: Phrase { Phrase(.refusalNotDigits) }
  /// its number has {digits}; card numbers have 12 to 19
  package static func refusalLength(digits: String) -> Phrase {
    Phrase(.refusalLength, [digits])
  }
  /// the row has no card's attributes; KeePassXC does not export them as CSV
  package static var refusalAttributes: Phrase { Phrase(.refusalAttributes) }
  /// it is not built as the format asks
  package static var refusalMalformed: Phrase { Phrase(.refusalMalformed) }
  /// a login
  package static var itemLogin: Phrase { Phrase(.itemLogin) }
  /// a note
  package static var itemNote: Phrase { Phrase(.itemNote) }
  /// an identity
  package static var itemIdentity: Phrase { Phrase(.itemIdentity) }
  /// a key
  package static var itemKey: Phrase { Phrase(.itemKey) }
  /// a password
  package static var itemPassword: Phrase { Phrase(.itemPassword) }
  /// a document
  package static var itemDocument: Phrase { Phrase(.itemDocument) }
  /// a bank account
  package static var itemBankAccount: Phrase { Phrase(.itemBankAccount) }
  /// something else
  package static var itemOther: Phrase { Phrase(.itemOther) }
  /// Anyone who can read {path} will be able to read the cards in it. To export them, type {word}:
  package static func exportQuestion(path: String, word: String) -> Phrase {
    Phrase(.exportQuestion, [path, word])
  }
  /// export
  package static var exportWord: Phrase { Phrase(.exportWord) }
  /// Damaged and not exported: {cards}.
  package static func exportDamaged(cards: String) -> Phrase {
    Phrase(.exportDamaged, [cards])
  }
}
