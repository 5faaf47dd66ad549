// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-shell-cards.pot. Change it there.

extension Phrase {
  /// There are no cards.
  package static var cardsNone: Phrase { Phrase(.cardsNone) }
  /// Nothing fits. A whole number is no query: other programs can see arguments, and shells keep them. The last four digits, the name, the brand or the id in cardcase card list --json will do.
  package static var cardsNoMatchForNumber: Phrase { Phrase(.cardsNoMatchForNumber) }
  /// The card has no {field}.
  package static func cardsNoValue(field: String) -> Phrase {
    Phrase(.cardsNoValue, [field])
  }
  /// That is a terminal, which would show the field and keep it in its history. Send it to a pipe, name a descriptor with --fd, or add --force.
  package static var cardsTerminal: Phrase { Phrase(.cardsTerminal) }
  /// Standard input is a terminal. Send it a JSON object with the fields to change.
  package static var cardsTerminalInput: Phrase { Phrase(.cardsTerminalInput) }
  /// {program} can't be run: {reason}.
  package static func cardsProgram(program: String, reason: String) -> Phrase {
    Phrase(.cardsProgram, [program, reason])
  }
  /// Standard input is not a JSON object with the fields to change. Nothing was changed.
  package static var cardsPatchNotAnObject: Phrase { Phrase(.cardsPatchNotAnObject) }
  /// The JSON object names no field.
  package static var cardsPatchEmpty: Phrase { Phrase(.cardsPatchEmpty) }
  /// The JSON object names something that is no field. The fields are {fields}.
  package static func cardsPatchUnknown(fields: String) -> Phrase {
    Phrase(.cardsPatchUnknown, [fields])
  }
  /// The JSON object names {field} twice.
  package static func cardsPatchTwice(field: String) -> Phrase {
    Phrase(.cardsPatchTwice, [field])
  }
  /// label must be a text of at most 60 characters, or null.
  package static var cardsPatchLabel: Phrase { Phrase(.cardsPatchLabel) }
  /// notes must be a text of at most 2000 characters, or null.
  package static var cardsPatchNotes: Phrase { Phrase(.cardsPatchNotes) }
  /// favourite must be true, false or null.
  package static var cardsPatchFavourite: Phrase { Phrase(.cardsPatchFavourite) }
  /// cc-number must be a whole card number: digits, and spaces or hyphens between them.
  package static var cardsPatchNumber: Phrase { Phrase(.cardsPatchNumber) }
  /// cc-name must be a name of at most 255 characters and not of digits alone, or null.
  package static var cardsPatchHolder: Phrase { Phrase(.cardsPatchHolder) }
  /// cc-exp must be a month such as "2028-12" that a card can have, or null; cc-exp-month and cc-exp-year must agree with it.
  package static var cardsPatchExpiry: Phrase { Phrase(.cardsPatchExpiry) }
  /// cc-csc must have as many digits as the brand's codes, or be null.
  package static var cardsPatchCode: Phrase { Phrase(.cardsPatchCode) }
  /// cc-type must be the name of a brand, or null. The brands are {brands}.
  package static func cardsPatchBrand(brands: String) -> Phrase {
    Phrase(.cardsPatchBrand, [brands])
  }
  /// fields must be null or a list such as [{"label": "PIN", "value": "1234", "hidden": true}], with at most 100 fields and 64 KiB of text; null as a value removes the field.
  package static var cardsPatchFields: Phrase { Phrase(.cardsPatchFields) }
  /// save
  package static var cardsSaveWord: Phrase { Phrase(.cardsSaveWord) }
  /// The number may be mistyped: its check digit or its length does not agree, or no brand is known to have it. To save it anyway, type {word}:
  package static func cardsDoubtful(word: String) -> Phrase {
    Phrase(.cardsDoubtful, [word])
  }
  /// Another card has this number: {card}. To save it anyway, type {word}:
  package static func cardsSameNumber(card: String, word: String) -> Phrase {
    Phrase(.cardsSameNumber, [card, word])
  }
  /// Saved: {card}. On the screens, undo takes it back.
  package static func cardsEdited(card: String) -> Phrase {
    Phrase(.cardsEdited, [card])
  }
  /// delete
  package static var cardsDeleteWord: Phrase { Phrase(.cardsDeleteWord) }
  /// To delete {card}, type {word}:
  package static func cardsDeleteQuestion(card: String, word: String) -> Phrase {
    Phrase(.cardsDeleteQuestion, [card, word])
  }
  /// Deleted: {card}. On the screens, undo takes it back.
  package static func cardsDeleted(card: String) -> Phrase {
    Phrase(.cardsDeleted, [card])
  }
  /// No card is there more than once.
  package static var cardsNoDoubles: Phrase { Phrase(.cardsNoDoubles) }
  /// join
  package static var cardsJoinWord: Phrase { Phrase(.cardsJoinWord) }
  /// {list} These are there more than once, the same in every field. To keep one of each and delete {cards}, type {word}:
  package static func cardsJoinQuestion(list: String, cards: String, word: String) -> Phrase {
    Phrase(.cardsJoinQuestion, [list, cards, word])
  }
  /// Kept one of each, deleted {cards}. On the screens, undo takes it back.
  package static func cardsJoined(cards: String) -> Phrase {
    Phrase(.cardsJoined, [cards])
  }
  /// until you end it
  package static var cardsCopyUntilEnd: Phrase { Phrase(.cardsCopyUntilEnd) }
  /// Ctrl-C clears it now.
  package static var cardsCopyEnd: Phrase { Phrase(.cardsCopyEnd) }
}
