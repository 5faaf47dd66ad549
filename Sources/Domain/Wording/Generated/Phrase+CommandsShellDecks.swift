// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-shell-decks.pot. Change it there.

extension Phrase {
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
