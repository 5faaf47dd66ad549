// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-cards.pot. Change it there.

extension Phrase {
  /// Print nothing, and answer by the exit status: 0 where all is valid.
  package static var helpCardQuiet: Phrase { Phrase(.helpCardQuiet) }
  /// List the cards, with the last four digits of their numbers.
  package static var helpCardList: Phrase { Phrase(.helpCardList) }
  /// Write one JSON array.
  package static var helpCardListJSON: Phrase { Phrase(.helpCardListJSON) }
  /// Write one field of a card.
  package static var helpCardShow: Phrase { Phrase(.helpCardShow) }
  /// The field goes to standard output or another descriptor, with a line feed after it. The expiry is written MM/YY, the month in two digits, the year in four. Any other name is the label of a custom field, such as PIN.
  package static var helpCardShowText: Phrase { Phrase(.helpCardShowText) }
  /// The card: its name, its last four digits, its brand, a label or its id. Where several fit they are listed, and the exit status is 4; where none does it is 3.
  package static var helpCardQuery: Phrase { Phrase(.helpCardQuery) }
  /// The field, or the label of a custom one. Default: the number.
  package static var helpCardField: Phrase { Phrase(.helpCardField) }
  /// The field, as an option.
  package static var helpCardFieldOption: Phrase { Phrase(.helpCardFieldOption) }
  /// The open descriptor that it goes to.
  package static var helpCardShowFd: Phrase { Phrase(.helpCardShowFd) }
  /// Write it to a terminal, too.
  package static var helpCardShowForce: Phrase { Phrase(.helpCardShowForce) }
  /// Copy a field of a card, and clear the clipboard after a while.
  package static var helpCardCopy: Phrase { Phrase(.helpCardCopy) }
  /// The clipboard and the time are those of the screens. The command goes on until the clipboard is cleared; Ctrl-C clears it at once.
  package static var helpCardCopyText: Phrase { Phrase(.helpCardCopyText) }
  /// Change fields of a card, from a JSON object on standard input.
  package static var helpCardEdit: Phrase { Phrase(.helpCardEdit) }
  /// The names are label, notes, favourite, cc-number, cc-name, cc-exp, cc-exp-month, cc-exp-year, cc-csc, cc-type and fields, a list of objects with label, value and hidden. Fields that are not named stay as they are, and null empties one. Undo takes it back on the screens.
  package static var helpCardEditText: Phrase { Phrase(.helpCardEditText) }
  /// Delete a card.
  package static var helpCardDelete: Phrase { Phrase(.helpCardDelete) }
  /// Asks for a word on the terminal. Undo takes it back on the screens.
  package static var helpCardDeleteText: Phrase { Phrase(.helpCardDeleteText) }
  /// Keep one of the cards that are there more than once.
  package static var helpCardJoin: Phrase { Phrase(.helpCardJoin) }
  /// Cards are joined only where every field is the same: names, number, code, notes and other fields. Asks for a word on the terminal. Undo takes it back on the screens. Other devices keep the same one.
  package static var helpCardJoinText: Phrase { Phrase(.helpCardJoinText) }
  /// Run a program that reads a card's fields from descriptors.
  package static var helpCardFill: Phrase { Phrase(.helpCardFill) }
  /// The variables CARDCASE_NUMBER_FD, CARDCASE_EXPIRY_FD, CARDCASE_MONTH_FD, CARDCASE_YEAR_FD, CARDCASE_CODE_FD, CARDCASE_HOLDER_FD, CARDCASE_LABEL_FD, CARDCASE_BRAND_FD and CARDCASE_NOTES_FD hold the numbers of descriptors, each with one line to read (notes may have several), and for custom fields there are such as CARDCASE_FIELD_PIN_FD; there is none for a field that the card lacks. No shell reads the command. The exit status is the program's: 127 where there is none, 126 where it can't be run.
  package static var helpCardFillText: Phrase { Phrase(.helpCardFillText) }
  /// The program and its arguments, after --.
  package static var helpCardFillCommand: Phrase { Phrase(.helpCardFillCommand) }
  /// query
  package static var helpValueQuery: Phrase { Phrase(.helpValueQuery) }
  /// field
  package static var helpValueField: Phrase { Phrase(.helpValueField) }
  /// command
  package static var helpValueCommand: Phrase { Phrase(.helpValueCommand) }
  /// --fd needs the number of an open descriptor.
  package static var usageShowDescriptor: Phrase { Phrase(.usageShowDescriptor) }
  /// Name the field once: behind the card, or with --field.
  package static var usageTwoFields: Phrase { Phrase(.usageTwoFields) }
  /// card fill needs a command after --.
  package static var usageNoCommand: Phrase { Phrase(.usageNoCommand) }
}
