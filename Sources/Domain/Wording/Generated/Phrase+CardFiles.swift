// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/card-files.pot. Change it there.

extension Phrase {
  /// Bitwarden JSON
  package static var formatBitwardenJSON: Phrase { Phrase(.formatBitwardenJSON) }
  /// Bitwarden JSON under a password
  package static var formatBitwardenPassword: Phrase { Phrase(.formatBitwardenPassword) }
  /// Bitwarden ZIP
  package static var formatBitwardenArchive: Phrase { Phrase(.formatBitwardenArchive) }
  /// Bitwarden JSON for its account alone
  package static var formatBitwardenAccount: Phrase { Phrase(.formatBitwardenAccount) }
  /// Bitwarden CSV
  package static var formatBitwardenCSV: Phrase { Phrase(.formatBitwardenCSV) }
  /// Credential Exchange Format
  package static var formatCredentialExchange: Phrase { Phrase(.formatCredentialExchange) }
  /// KeePass database
  package static var formatKeePassDatabase: Phrase { Phrase(.formatKeePassDatabase) }
  /// KeePass XML
  package static var formatKeePassXML: Phrase { Phrase(.formatKeePassXML) }
  /// KeePass 1 database
  package static var formatKeePassOne: Phrase { Phrase(.formatKeePassOne) }
  /// KeePassXC CSV
  package static var formatKeePassXC: Phrase { Phrase(.formatKeePassXC) }
  /// Proton Pass JSON
  package static var formatProtonJSON: Phrase { Phrase(.formatProtonJSON) }
  /// Proton Pass CSV
  package static var formatProtonCSV: Phrase { Phrase(.formatProtonCSV) }
  /// Safari's browsing data
  package static var formatSafari: Phrase { Phrase(.formatSafari) }
  /// Proton Pass ZIP
  package static var formatProtonArchive: Phrase { Phrase(.formatProtonArchive) }
  /// Proton Pass export under a passphrase
  package static var formatProtonPGP: Phrase { Phrase(.formatProtonPGP) }
  /// Enpass JSON
  package static var formatEnpass: Phrase { Phrase(.formatEnpass) }
  /// Dashlane ZIP
  package static var formatDashlaneArchive: Phrase { Phrase(.formatDashlaneArchive) }
  /// Dashlane CSV
  package static var formatDashlaneCSV: Phrase { Phrase(.formatDashlaneCSV) }
  /// Dashlane backup
  package static var formatDashlaneBackup: Phrase { Phrase(.formatDashlaneBackup) }
  /// 1Password 1PUX
  package static var formatOnePassword: Phrase { Phrase(.formatOnePassword) }
  /// 1Password CSV
  package static var formatOnePasswordCSV: Phrase { Phrase(.formatOnePasswordCSV) }
  /// LastPass CSV
  package static var formatLastPass: Phrase { Phrase(.formatLastPass) }
  /// LastPass form fills
  package static var formatFormFills: Phrase { Phrase(.formatFormFills) }
  /// CSV of Apple's Passwords
  package static var formatAppleCSV: Phrase { Phrase(.formatAppleCSV) }
  /// Chrome CSV
  package static var formatChromeCSV: Phrase { Phrase(.formatChromeCSV) }
  /// Firefox CSV
  package static var formatFirefoxCSV: Phrase { Phrase(.formatFirefoxCSV) }
  /// {path} is an encrypted Bitwarden export that only its own account can read. In Bitwarden, export again as .json (Encrypted) and choose Password protected, or as .json.
  package static func importBitwardenAccount(path: String) -> Phrase {
    Phrase(.importBitwardenAccount, [path])
  }
  /// {path} is Bitwarden's CSV export, which never holds cards. In Bitwarden, export again as .json (Encrypted), Password protected, or as .json.
  package static func importBitwardenCSV(path: String) -> Phrase {
    Phrase(.importBitwardenCSV, [path])
  }
  /// {path} is 1Password's CSV export, which never holds cards. In 1Password, export again as 1PUX.
  package static func importOnePasswordCSV(path: String) -> Phrase {
    Phrase(.importOnePasswordCSV, [path])
  }
  /// {path} is the CSV export of Apple's Passwords, which never holds cards. Export Safari's browsing data with its payment cards instead (File > Export Browsing Data), or add them by hand.
  package static func importAppleCSV(path: String) -> Phrase {
    Phrase(.importAppleCSV, [path])
  }
  /// {path} is a CSV export of KeePassXC, and none of its entries has a card in its user name, password or notes. Attributes are not in it: import the database itself, or its XML export.
  package static func importKeePassXCCSV(path: String) -> Phrase {
    Phrase(.importKeePassXCCSV, [path])
  }
  /// {path} is a CSV export of Chrome's passwords, which never holds cards. Chrome exports no payment methods: add them by hand.
  package static func importChromeCSV(path: String) -> Phrase {
    Phrase(.importChromeCSV, [path])
  }
  /// {path} is a CSV export of Firefox's logins, which never holds cards. Firefox exports no payment methods: add them by hand.
  package static func importFirefoxCSV(path: String) -> Phrase {
    Phrase(.importFirefoxCSV, [path])
  }
  /// {path} is a database of KeePass 1. Open it in KeePassXC (Database, Import), save it there, and import the .kdbx file.
  package static func importKeePassOne(path: String) -> Phrase {
    Phrase(.importKeePassOne, [path])
  }
  /// {path} is a Proton Pass export under a passphrase of its own. Hand on what gpg makes of it: gpg --decrypt {path} | cardcase card import -
  package static func importProtonPGP(path: String) -> Phrase {
    Phrase(.importProtonPGP, [path])
  }
  /// {path} is a Dashlane backup, which only Dashlane can read. In Dashlane, export again as CSV.
  package static func importDashlaneBackup(path: String) -> Phrase {
    Phrase(.importDashlaneBackup, [path])
  }
  /// {path} is none of the files that cards can be imported from: exports of Bitwarden, 1Password, Proton Pass, Enpass, Dashlane, LastPass and Safari, KeePass databases, XML and CSV with the card's attributes, and the Credential Exchange Format.
  package static func importUnknown(path: String) -> Phrase {
    Phrase(.importUnknown, [path])
  }
  /// {path} is an archive, but no export of 1Password, Bitwarden, Proton Pass or Dashlane.
  package static func importOtherArchive(path: String) -> Phrase {
    Phrase(.importOtherArchive, [path])
  }
  /// {path} is an archive under a password of its own. Unpack it, and import what is in it.
  package static func importEncryptedArchive(path: String) -> Phrase {
    Phrase(.importEncryptedArchive, [path])
  }
  /// {path} is nested deeper than any export is. Nothing was imported.
  package static func importTooDeep(path: String) -> Phrase {
    Phrase(.importTooDeep, [path])
  }
  /// {path} has a name twice in one object, which programs may read differently. Nothing was imported.
  package static func importDuplicateName(path: String) -> Phrase {
    Phrase(.importDuplicateName, [path])
  }
  /// {path} declares entities or names other files, which no export does. Nothing was imported.
  package static func importEntities(path: String) -> Phrase {
    Phrase(.importEntities, [path])
  }
  /// {path} is of version {version} of its format, which is newer than what this cardcase reads.
  package static func importNewerVersion(path: String, version: String) -> Phrase {
    Phrase(.importNewerVersion, [path, version])
  }
  /// {path} is encrypted ({format}). Its password is asked for on the terminal, or read with --password-fd.
  package static func importNeedsPassword(path: String, format: String) -> Phrase {
    Phrase(.importNeedsPassword, [path, format])
  }
  /// The password of {path} is wrong.
  package static func importWrongPassword(path: String) -> Phrase {
    Phrase(.importWrongPassword, [path])
  }
  /// The password or the key file of {path} is wrong, or one of them is missing.
  package static func importWrongKey(path: String) -> Phrase {
    Phrase(.importWrongKey, [path])
  }
  /// The key file of {path} is damaged.
  package static func importBrokenKeyFile(path: String) -> Phrase {
    Phrase(.importBrokenKeyFile, [path])
  }
  /// The key file {path} is larger than {limit} KiB.
  package static func importKeyFileTooLarge(path: String, limit: String) -> Phrase {
    Phrase(.importKeyFileTooLarge, [path, limit])
  }
  /// Opening {path} would take more memory than 1 GiB, or than its program allows. Lower that in the program it comes from, and export again.
  package static func importTooMuchMemory(path: String) -> Phrase {
    Phrase(.importTooMuchMemory, [path])
  }
  /// Opening {path} would take longer than ten seconds, or than its program allows. Lower that in the program it comes from, and export again.
  package static func importTooMuchTime(path: String) -> Phrase {
    Phrase(.importTooMuchTime, [path])
  }
  /// {path} is encrypted in a way that does not tell whether somebody changed it. Export again with a newer version of the program it comes from.
  package static func importUnauthenticated(path: String) -> Phrase {
    Phrase(.importUnauthenticated, [path])
  }
  /// {path} is encrypted with a cipher that is not known here.
  package static func importUnknownCipher(path: String) -> Phrase {
    Phrase(.importUnknownCipher, [path])
  }
  /// The key of {path} is derived in a way that is not known here.
  package static func importUnknownDerivation(path: String) -> Phrase {
    Phrase(.importUnknownDerivation, [path])
  }
  /// {path} is compressed in a way that is not known here.
  package static func importUnknownCompression(path: String) -> Phrase {
    Phrase(.importUnknownCompression, [path])
  }
  /// What {path} protects is encrypted with a cipher that is not known here.
  package static func importUnknownInnerCipher(path: String) -> Phrase {
    Phrase(.importUnknownInnerCipher, [path])
  }
  /// The password of {path} is right, but the file was changed or damaged. Nothing was imported.
  package static func importDamaged(path: String) -> Phrase {
    Phrase(.importDamaged, [path])
  }
  /// {path} could not be read: the reader ended. Nothing was imported.
  package static func importReaderEnded(path: String) -> Phrase {
    Phrase(.importReaderEnded, [path])
  }
  /// {path} could not be read within {time}. Nothing was imported.
  package static func importReaderSlow(path: String, time: String) -> Phrase {
    Phrase(.importReaderSlow, [path, time])
  }
  /// There is nothing to import: the wallet has {cards} of {path} already, or they may be there, or stand there twice. --duplicates imports them all the same.
  package static func importOnlyDuplicates(cards: String, path: String) -> Phrase {
    Phrase(.importOnlyDuplicates, [cards, path])
  }
  /// There is nothing to import: {cards} in {path} would change cards of the wallet. --updates all changes them.
  package static func importOnlyUpdates(cards: String, path: String) -> Phrase {
    Phrase(.importOnlyUpdates, [cards, path])
  }
  /// {path} is not the file that was imported any more. It was not deleted.
  package static func importFileChanged(path: String) -> Phrase {
    Phrase(.importFileChanged, [path])
  }
  /// left out: the wallet has all of it
  package static var importSame: Phrase { Phrase(.importSame) }
  /// changes the wallet's card: {changes}
  package static func importUpdates(changes: String) -> Phrase {
    Phrase(.importUpdates, [changes])
  }
  /// would change the wallet's card: {changes}
  package static func importUpdatesNot(changes: String) -> Phrase {
    Phrase(.importUpdatesNot, [changes])
  }
  /// left out: {title} has the same holder and last four digits
  package static func importPossible(title: String) -> Phrase {
    Phrase(.importPossible, [title])
  }
  /// new, though the wallet has all of it
  package static var importAgainInWallet: Phrase { Phrase(.importAgainInWallet) }
  /// new, though it has the same number as {place}
  package static func importAgainInFile(place: String) -> Phrase {
    Phrase(.importAgainInFile, [place])
  }
  /// new, though {title} has the same holder and last four digits
  package static func importAgainPossible(title: String) -> Phrase {
    Phrase(.importAgainPossible, [title])
  }
  /// {field}: {old} -> {new}
  package static func importChange(field: String, old: String, new: String) -> Phrase {
    Phrase(.importChange, [field, old, new])
  }
  /// {field}: {new}
  package static func importChangeAdded(field: String, new: String) -> Phrase {
    Phrase(.importChangeAdded, [field, new])
  }
  /// hidden
  package static var importHidden: Phrase { Phrase(.importHidden) }
  /// hidden, changed
  package static var importHiddenChanged: Phrase { Phrase(.importHiddenChanged) }
  /// hidden, added
  package static var importHiddenAdded: Phrase { Phrase(.importHiddenAdded) }
  /// removed
  package static var importRemoved: Phrase { Phrase(.importRemoved) }
  /// Name
  package static var importFieldTitle: Phrase { Phrase(.importFieldTitle) }
  /// Holder
  package static var importFieldHolder: Phrase { Phrase(.importFieldHolder) }
  /// Expiry
  package static var importFieldExpiry: Phrase { Phrase(.importFieldExpiry) }
  /// Security code
  package static var importFieldCode: Phrase { Phrase(.importFieldCode) }
  /// Notes
  package static var importFieldNotes: Phrase { Phrase(.importFieldNotes) }
  /// Brand
  package static var importFieldBrand: Phrase { Phrase(.importFieldBrand) }
  /// the expiry is no month and becomes a field of its own
  package static var importExpiry: Phrase { Phrase(.importExpiry) }
  /// the security code is not 3 or 4 digits and becomes a field of its own
  package static var importCode: Phrase { Phrase(.importCode) }
  /// it is archived there
  package static var importArchived: Phrase { Phrase(.importArchived) }
  /// the attachment {name} stays behind
  package static func importAttachment(name: String) -> Phrase {
    Phrase(.importAttachment, [name])
  }
  /// its passkey stays behind
  package static var importPasskey: Phrase { Phrase(.importPasskey) }
  /// its texts are too long, or it has too many fields
  package static var refusalText: Phrase { Phrase(.refusalText) }
  /// To import {cards}, type {word}:
  package static func importQuestion(cards: String, word: String) -> Phrase {
    Phrase(.importQuestion, [cards, word])
  }
  /// To change {cards}, type {word}:
  package static func importUpdateQuestion(cards: String, word: String) -> Phrase {
    Phrase(.importUpdateQuestion, [cards, word])
  }
  /// To import {cards} and change {changed}, type {word}:
  package static func importBothQuestion(cards: String, changed: String, word: String) -> Phrase {
    Phrase(.importBothQuestion, [cards, changed, word])
  }
  /// Change it? y yes, n no, a this and all that follow, q none of them:
  package static var importChangeQuestion: Phrase { Phrase(.importChangeQuestion) }
  /// Password of {path} ({format}):
  package static func importPasswordPrompt(path: String, format: String) -> Phrase {
    Phrase(.importPasswordPrompt, [path, format])
  }
  /// Password of {path} ({format}; Enter alone if there is none):
  package static func importPasswordOrNone(path: String, format: String) -> Phrase {
    Phrase(.importPasswordOrNone, [path, format])
  }
  /// {sentence} Try again.
  package static func importPasswordAgain(sentence: String) -> Phrase {
    Phrase(.importPasswordAgain, [sentence])
  }
  /// {cards} imported.
  package static func importDone(cards: String) -> Phrase {
    Phrase(.importDone, [cards])
  }
  /// {cards} changed.
  package static func importDoneChanged(cards: String) -> Phrase {
    Phrase(.importDoneChanged, [cards])
  }
  /// {path} is still there, and anyone who can read it can read the cards.
  package static func importFileLeft(path: String) -> Phrase {
    Phrase(.importFileLeft, [path])
  }
  /// {path} is still there.
  package static func importFileSealedLeft(path: String) -> Phrase {
    Phrase(.importFileSealedLeft, [path])
  }
  /// Delete {path} now? Its content is overwritten first, but an SSD and backups may keep copies. y yes, n no:
  package static func importDeleteQuestion(path: String) -> Phrase {
    Phrase(.importDeleteQuestion, [path])
  }
  /// {path} is deleted. An SSD and backups may keep copies of it.
  package static func importDeleted(path: String) -> Phrase {
    Phrase(.importDeleted, [path])
  }
  /// Password for {path}:
  package static func exportPasswordPrompt(path: String) -> Phrase {
    Phrase(.exportPasswordPrompt, [path])
  }
  /// The same again:
  package static var exportPasswordAgain: Phrase { Phrase(.exportPasswordAgain) }
  /// That was not the same. Type it again.
  package static var exportPasswordDiffers: Phrase { Phrase(.exportPasswordDiffers) }
  /// A file can't be sealed with an empty password.
  package static var exportPasswordEmpty: Phrase { Phrase(.exportPasswordEmpty) }
  /// This password is short for a file that others may get hold of. {count} characters or more are better, or five words.
  package static func exportPasswordShort(count: String) -> Phrase {
    Phrase(.exportPasswordShort, [count])
  }
  /// --password-fd is for --format sealed alone.
  package static var exportPasswordNotUsed: Phrase { Phrase(.exportPasswordNotUsed) }
  /// {cards} exported to {path}, as Bitwarden JSON under the password.
  package static func exportSealed(cards: String, path: String) -> Phrase {
    Phrase(.exportSealed, [cards, path])
  }
  /// {cards} exported to {path}, as {format}. Nothing in it is encrypted.
  package static func exportOpen(cards: String, path: String, format: String) -> Phrase {
    Phrase(.exportOpen, [cards, path, format])
  }
}
