// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-shell-decks.pot. Change it there.

extension Phrase {
  /// {damaged} of the vault can't be read and may be missing here. See cardcase vault verify.
  package static func commandReadDamaged(damaged: String) -> Phrase {
    Phrase(.commandReadDamaged, [damaged])
  }
  /// Flashcards: no deck fits '{deck}'.
  package static func openingNoDeck(deck: String) -> Phrase {
    Phrase(.openingNoDeck, [deck])
  }
  /// Decks: several fit '{deck}'; choose one.
  package static func openingSeveral(deck: String) -> Phrase {
    Phrase(.openingSeveral, [deck])
  }
  /// Round: choose the deck.
  package static var openingChoose: Phrase { Phrase(.openingChoose) }
}
