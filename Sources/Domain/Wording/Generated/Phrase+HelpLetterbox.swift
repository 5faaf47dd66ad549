// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-letterbox.pot. Change it there.

extension Phrase {
  /// Add a note, without a passcode.
  package static var helpDeckAdd: Phrase { Phrase(.helpDeckAdd) }
  /// It is sealed into the letterbox beside the vault, also while that is locked or open elsewhere, and goes in at the next unlocking. With --unlock or --passcode-fd it goes in at once. Arguments can be seen in the list of processes and stay in the shell's history.
  package static var helpDeckAddText: Phrase { Phrase(.helpDeckAddText) }
  /// The prompt, in Markdown.
  package static var helpDeckAddPrompt: Phrase { Phrase(.helpDeckAddPrompt) }
  /// The answer, in Markdown; a cloze note needs none.
  package static var helpDeckAddAnswer: Phrase { Phrase(.helpDeckAddAnswer) }
  /// The deck, which is made if there is none of this name; Letterbox by default.
  package static var helpDeckAddDeck: Phrase { Phrase(.helpDeckAddDeck) }
  /// Tags, separated by spaces.
  package static var helpDeckAddTags: Phrase { Phrase(.helpDeckAddTags) }
  /// basic, reversed, typed or cloze; basic by default.
  package static var helpDeckAddType: Phrase { Phrase(.helpDeckAddType) }
  /// Add a payment card, as JSON on standard input, without a passcode.
  package static var helpCardAdd: Phrase { Phrase(.helpCardAdd) }
  /// One object with the fields that card new prints (cc-number, cc-name, cc-exp, cc-csc), label and notes. It is sealed into the letterbox beside the vault; at the next unlocking you are asked whether to keep it. With --unlock or --passcode-fd it goes in at once.
  package static var helpCardAddText: Phrase { Phrase(.helpCardAddText) }
  /// Take a number that is doubtful, of 12 to 19 digits, or that another card has.
  package static var helpCardAddAnyway: Phrase { Phrase(.helpCardAddAnyway) }
  /// Unlock the vault and write to it at once, instead of to the letterbox.
  package static var helpAddUnlock: Phrase { Phrase(.helpAddUnlock) }
  /// Put the card into the vault's letterbox, and print nothing.
  package static var helpCardNewKeep: Phrase { Phrase(.helpCardNewKeep) }
  /// tags
  package static var helpValueTags: Phrase { Phrase(.helpValueTags) }
  /// prompt
  package static var helpValuePrompt: Phrase { Phrase(.helpValuePrompt) }
  /// answer
  package static var helpValueAnswer: Phrase { Phrase(.helpValueAnswer) }
  /// type
  package static var helpValueType: Phrase { Phrase(.helpValueType) }
  /// A card that is kept is not printed: leave out --keep, or --output and --fd.
  package static var usageKeepAndOutput: Phrase { Phrase(.usageKeepAndOutput) }
}
