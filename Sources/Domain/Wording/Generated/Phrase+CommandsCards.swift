// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-cards.pot. Change it there.

extension Phrase {
  /// {path} is a Bitwarden export under a password. In Bitwarden, export again and choose the file format .json, not .json (Encrypted).
  package static func importBitwardenPassword(path: String) -> Phrase {
    Phrase(.importBitwardenPassword, [path])
  }
  /// {path} is an encrypted Bitwarden export that only its own account can read. In Bitwarden, export again and choose the file format .json, not .json (Encrypted).
  package static func importBitwardenAccount(path: String) -> Phrase {
    Phrase(.importBitwardenAccount, [path])
  }
  /// {path} is a KeePass database, which is encrypted. Cards in it are attributes, which KeePassXC does not write into its CSV files: add them as columns, or use another export.
  package static func importKeePass(path: String) -> Phrase {
    Phrase(.importKeePass, [path])
  }
  /// {path} is Bitwarden's CSV export, which never holds cards. In Bitwarden, export again and choose the file format .json.
  package static func importBitwardenCSV(path: String) -> Phrase {
    Phrase(.importBitwardenCSV, [path])
  }
  /// {path} is 1Password's CSV export, which never holds cards. In 1Password, export again as 1PUX.
  package static func importOnePasswordCSV(path: String) -> Phrase {
    Phrase(.importOnePasswordCSV, [path])
  }
  /// {path} is the CSV export of Apple's Passwords, which never holds cards. Add them by hand.
  package static func importAppleCSV(path: String) -> Phrase {
    Phrase(.importAppleCSV, [path])
  }
  /// {path} is none of the files that cards can be imported from: Bitwarden JSON, 1Password 1PUX, LastPass CSV, or KeePassXC CSV with the card's attributes as columns.
  package static func importUnknown(path: String) -> Phrase {
    Phrase(.importUnknown, [path])
  }
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
  /// {path} is an archive, but not an export of 1Password.
  package static func importOtherArchive(path: String) -> Phrase {
    Phrase(.importOtherArchive, [path])
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
  /// There is nothing to import: the wallet has the numbers of {cards} in {path}, or they stand there twice. --duplicates imports them all the same.
  package static func importOnlyDuplicates(cards: String, path: String) -> Phrase {
    Phrase(.importOnlyDuplicates, [cards, path])
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
  /// new
  package static var importNew: Phrase { Phrase(.importNew) }
  /// left out: its number is in the wallet
  package static var importInWallet: Phrase { Phrase(.importInWallet) }
  /// left out: the same number as {place}
  package static func importInFile(place: String) -> Phrase {
    Phrase(.importInFile, [place])
  }
  /// new, though its number is in the wallet
  package static var importAgainInWallet: Phrase { Phrase(.importAgainInWallet) }
  /// new, though it has the same number as {place}
  package static func importAgainInFile(place: String) -> Phrase {
    Phrase(.importAgainInFile, [place])
  }
  /// refused: {reason}
  package static func importRefused(reason: String) -> Phrase {
    Phrase(.importRefused, [reason])
  }
  /// There is nothing to import.
  package static var importNothing: Phrase { Phrase(.importNothing) }
  /// To import {cards}, type {word}:
  package static func importQuestion(cards: String, word: String) -> Phrase {
    Phrase(.importQuestion, [cards, word])
  }
  /// import
  package static var importWord: Phrase { Phrase(.importWord) }
  /// {cards} imported. The file is still there, and anyone can read it.
  package static func importDone(cards: String) -> Phrase {
    Phrase(.importDone, [cards])
  }
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
  /// the expiry can't be read and is left out
  package static var importExpiry: Phrase { Phrase(.importExpiry) }
  /// the security code is not 3 or 4 digits and is left out
  package static var importCode: Phrase { Phrase(.importCode) }
  /// other values left out: {number}
  package static func importLeftOut(number: String) -> Phrase {
    Phrase(.importLeftOut, [number])
  }
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
  /// its name and notes are too long
  package static var refusalText: Phrase { Phrase(.refusalText) }
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
  /// Bitwarden JSON
  package static var formatBitwarden: Phrase { Phrase(.formatBitwarden) }
  /// 1Password 1PUX
  package static var formatOnePassword: Phrase { Phrase(.formatOnePassword) }
  /// LastPass CSV
  package static var formatLastPass: Phrase { Phrase(.formatLastPass) }
  /// LastPass form fills
  package static var formatFormFills: Phrase { Phrase(.formatFormFills) }
  /// KeePassXC CSV
  package static var formatKeePassXC: Phrase { Phrase(.formatKeePassXC) }
  /// Anyone who can read {path} will be able to read the cards in it. To export them, type {word}:
  package static func exportQuestion(path: String, word: String) -> Phrase {
    Phrase(.exportQuestion, [path, word])
  }
  /// export
  package static var exportWord: Phrase { Phrase(.exportWord) }
  /// {cards} exported to {path}, as Bitwarden JSON. Nothing in it is encrypted.
  package static func exportDone(cards: String, path: String) -> Phrase {
    Phrase(.exportDone, [cards, path])
  }
  /// Damaged and not exported: {cards}.
  package static func exportDamaged(cards: String) -> Phrase {
    Phrase(.exportDamaged, [cards])
  }
}
