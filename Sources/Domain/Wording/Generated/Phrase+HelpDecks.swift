// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-decks.pot. Change it there.

extension Phrase {
  /// The deck's name, or as much of it as no other has.
  package static var helpDeckQuery: Phrase { Phrase(.helpDeckQuery) }
  /// Open the program with the review of a deck, or of what is due.
  package static var helpReview: Phrase { Phrase(.helpReview) }
  /// Open the program with a round on time of a deck.
  package static var helpRound: Phrase { Phrase(.helpRound) }
  /// The study begins right after unlocking, over what was open before. Where several decks fit the name, the list of decks is shown; where none does, the screen says so. One that was left in the middle goes on.
  package static var helpStudyText: Phrase { Phrase(.helpStudyText) }
}
