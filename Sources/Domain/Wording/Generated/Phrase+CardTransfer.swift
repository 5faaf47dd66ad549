// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/card-transfer.pot. Change it there.

extension Phrase {
  /// Key file
  package static var keyKeyFile: Phrase { Phrase(.keyKeyFile) }
  /// Choose
  package static var keyTakeItem: Phrase { Phrase(.keyTakeItem) }
  /// All updates
  package static var keyTakeUpdates: Phrase { Phrase(.keyTakeUpdates) }
  /// Everything
  package static var keyTakeAll: Phrase { Phrase(.keyTakeAll) }
  /// Details
  package static var keyItemDetails: Phrase { Phrase(.keyItemDetails) }
  /// The password is too long: {count} bytes are the most.
  package static func passwordTooLong(count: String) -> Phrase {
    Phrase(.passwordTooLong, [count])
  }
  /// {name} is encrypted ({format}). Its password:
  package static func cardFilePassword(name: String, format: String) -> Phrase {
    Phrase(.cardFilePassword, [name, format])
  }
  /// F3: with a key file.
  package static var cardFileKeyFileNone: Phrase { Phrase(.cardFileKeyFileNone) }
  /// With the key file {path}. F3: another one, or none.
  package static func cardFileKeyFileChosen(path: String) -> Phrase {
    Phrase(.cardFileKeyFileChosen, [path])
  }
  /// The key file of {name}; nothing typed means none. Its name:
  package static func cardFileKeyFileText(name: String) -> Phrase {
    Phrase(.cardFileKeyFileText, [name])
  }
  /// {cards} and {updates}
  package static func cardsAndUpdates(cards: String, updates: String) -> Phrase {
    Phrase(.cardsAndUpdates, [cards, updates])
  }
  /// {chosen} of {count} chosen
  package static func importChosen(chosen: String, count: String) -> Phrase {
    Phrase(.importChosen, [chosen, count])
  }
  /// Nothing is chosen: Space chooses an item. Esc changes nothing.
  package static var importNothingChosen: Phrase { Phrase(.importNothingChosen) }
  /// Import
  package static var importVerdict: Phrase { Phrase(.importVerdict) }
  /// new
  package static var verdictNew: Phrase { Phrase(.verdictNew) }
  /// update
  package static var verdictUpdate: Phrase { Phrase(.verdictUpdate) }
  /// update: {fields}
  package static func verdictUpdateFields(fields: String) -> Phrase {
    Phrase(.verdictUpdateFields, [fields])
  }
  /// already here
  package static var verdictSame: Phrase { Phrase(.verdictSame) }
  /// perhaps {title}
  package static func verdictPossible(title: String) -> Phrase {
    Phrase(.verdictPossible, [title])
  }
  /// perhaps here
  package static var verdictPossibleShort: Phrase { Phrase(.verdictPossibleShort) }
  /// twice: {place}
  package static func verdictAgain(place: String) -> Phrase {
    Phrase(.verdictAgain, [place])
  }
  /// twice
  package static var verdictAgainShort: Phrase { Phrase(.verdictAgainShort) }
  /// joined: {place}
  package static func verdictJoined(place: String) -> Phrase {
    Phrase(.verdictJoined, [place])
  }
  /// joined
  package static var verdictJoinedShort: Phrase { Phrase(.verdictJoinedShort) }
  /// no card
  package static var verdictRefusedShort: Phrase { Phrase(.verdictRefusedShort) }
  /// The wallet has no such card.
  package static var itemNew: Phrase { Phrase(.itemNew) }
  /// The wallet has this card already, with the same values.
  package static var itemSame: Phrase { Phrase(.itemSame) }
  /// The wallet's card has other values.
  package static var itemUpdate: Phrase { Phrase(.itemUpdate) }
  /// Perhaps {title} of the wallet: the holder and the last four digits are the same.
  package static func itemPossible(title: String) -> Phrase {
    Phrase(.itemPossible, [title])
  }
  /// The file has this number before: {place}.
  package static func itemAgain(place: String) -> Phrase {
    Phrase(.itemAgain, [place])
  }
  /// The file has this number before: {place} gets these values too.
  package static func itemJoined(place: String) -> Phrase {
    Phrase(.itemJoined, [place])
  }
  /// The file has this number before: {place} gets what it lacks. Choose this to take what differs.
  package static func itemJoinedDiffers(place: String) -> Phrase {
    Phrase(.itemJoinedDiffers, [place])
  }
  /// Can't be imported: {reason}.
  package static func itemRefused(reason: String) -> Phrase {
    Phrase(.itemRefused, [reason])
  }
  /// Chosen: it becomes a new card.
  package static var itemTakenNew: Phrase { Phrase(.itemTakenNew) }
  /// Chosen: the wallet's card gets the values of the file.
  package static var itemTakenUpdate: Phrase { Phrase(.itemTakenUpdate) }
  /// Chosen: what differs replaces the values of {place}.
  package static func itemTakenJoined(place: String) -> Phrase {
    Phrase(.itemTakenJoined, [place])
  }
  /// Not chosen: nothing is changed.
  package static var itemLeft: Phrase { Phrase(.itemLeft) }
  /// Field
  package static var changeField: Phrase { Phrase(.changeField) }
  /// In the wallet
  package static var changeOld: Phrase { Phrase(.changeOld) }
  /// In the file
  package static var changeNew: Phrase { Phrase(.changeNew) }
  /// none
  package static var changeNone: Phrase { Phrase(.changeNone) }
  /// {caption}: in the wallet {old}, in the file {new}.
  package static func lineModeFieldChange(caption: String, old: String, new: String) -> Phrase {
    Phrase(.lineModeFieldChange, [caption, old, new])
  }
  /// {caption}: {place} has {old}, this one {new}.
  package static func lineModeFieldJoined(caption: String, place: String, old: String, new: String) -> Phrase {
    Phrase(.lineModeFieldJoined, [caption, place, old, new])
  }
  /// {line}: chosen
  package static func lineModeItemTaken(line: String) -> Phrase {
    Phrase(.lineModeItemTaken, [line])
  }
  /// Choose it
  package static var lineModeTakeItem: Phrase { Phrase(.lineModeTakeItem) }
  /// Leave it out
  package static var lineModeLeaveItem: Phrase { Phrase(.lineModeLeaveItem) }
  /// All updates, or none of them
  package static var lineModeTakeUpdates: Phrase { Phrase(.lineModeTakeUpdates) }
  /// Everything that can be imported, or nothing
  package static var lineModeTakeAll: Phrase { Phrase(.lineModeTakeAll) }
  /// Choose items, by number or all
  package static var lineModeTakeRows: Phrase { Phrase(.lineModeTakeRows) }
  /// Leave items out
  package static var lineModeLeaveRows: Phrase { Phrase(.lineModeLeaveRows) }
  /// Use a key file
  package static var lineModeKeyFile: Phrase { Phrase(.lineModeKeyFile) }
  /// Use no key file
  package static var lineModeNoKeyFile: Phrase { Phrase(.lineModeNoKeyFile) }
  /// {cards} imported. {name} is still there. Delete the file now?
  package static func cardFileQuestion(cards: String, name: String) -> Phrase {
    Phrase(.cardFileQuestion, [cards, name])
  }
  /// {cards} imported. {name} is still there, with {others} that were not imported. Delete the file now?
  package static func cardFileQuestionOthers(cards: String, name: String, others: String) -> Phrase {
    Phrase(.cardFileQuestionOthers, [cards, name, others])
  }
  /// Keep the file
  package static var cardFileKeep: Phrase { Phrase(.cardFileKeep) }
  /// Delete the file
  package static var cardFileDelete: Phrase { Phrase(.cardFileDelete) }
  /// Deleting the file
  package static var cardFileDeleting: Phrase { Phrase(.cardFileDeleting) }
  /// {cards} imported. u undoes it. {name} is still there.
  package static func cardFileKept(cards: String, name: String) -> Phrase {
    Phrase(.cardFileKept, [cards, name])
  }
  /// {cards} imported. {name} is deleted; a backup or the disk may still have it.
  package static func cardFileDeleted(cards: String, name: String) -> Phrase {
    Phrase(.cardFileDeleted, [cards, name])
  }
  /// {cards} imported, but the file is still there: {reason}
  package static func cardFileNotDeleted(cards: String, reason: String) -> Phrase {
    Phrase(.cardFileNotDeleted, [cards, reason])
  }
  /// Exports all cards. As what?
  package static var cardExportFormat: Phrase { Phrase(.cardExportFormat) }
  /// Exports {cards}. As what?
  package static func cardExportFormatMarked(cards: String) -> Phrase {
    Phrase(.cardExportFormatMarked, [cards])
  }
  /// Encrypted, under a password
  package static var cardExportSealed: Phrase { Phrase(.cardExportSealed) }
  /// Bitwarden's own form. Only who knows the password can read it.
  package static var cardExportSealedNote: Phrase { Phrase(.cardExportSealedNote) }
  /// Bitwarden JSON
  package static var cardExportBitwarden: Phrase { Phrase(.cardExportBitwarden) }
  /// Not encrypted: anyone who gets the file can read it.
  package static var cardExportBitwardenNote: Phrase { Phrase(.cardExportBitwardenNote) }
  /// Credential Exchange (CXF)
  package static var cardExportExchange: Phrase { Phrase(.cardExportExchange) }
  /// FIDO's form for other programs. Not encrypted: anyone can read it.
  package static var cardExportExchangeNote: Phrase { Phrase(.cardExportExchangeNote) }
  /// Encrypted, under a password that is asked for next. {codes} The file's name:
  package static func cardExportSealedName(codes: String) -> Phrase {
    Phrase(.cardExportSealedName, [codes])
  }
  /// {format}. Nothing in it is encrypted: anyone who gets the file can read it. {codes} Its name:
  package static func cardExportPlainName(format: String, codes: String) -> Phrase {
    Phrase(.cardExportPlainName, [format, codes])
  }
  /// A password for {path}. Without it nobody can read the file, not even you:
  package static func cardExportPassword(path: String) -> Phrase {
    Phrase(.cardExportPassword, [path])
  }
  /// The same password once more:
  package static var cardExportPasswordAgain: Phrase { Phrase(.cardExportPasswordAgain) }
  /// It is short: who has the file can try passwords. 12 characters are better, or six words.
  package static var cardExportPasswordShort: Phrase { Phrase(.cardExportPasswordShort) }
  /// That was another one. Type the password anew.
  package static var cardExportPasswordOther: Phrase { Phrase(.cardExportPasswordOther) }
  /// Type a password first: without one the file would be open to anyone.
  package static var cardExportPasswordNone: Phrase { Phrase(.cardExportPasswordNone) }
  /// {cards} exported to {path}. Only who knows its password can read it.
  package static func cardExportSealedDone(cards: String, path: String) -> Phrase {
    Phrase(.cardExportSealedDone, [cards, path])
  }
  /// {cards} exported to {path}. Nothing in it is encrypted.
  package static func cardExportPlainDone(cards: String, path: String) -> Phrase {
    Phrase(.cardExportPlainDone, [cards, path])
  }
  /// Password
  package static var lineModePassword: Phrase { Phrase(.lineModePassword) }
}
