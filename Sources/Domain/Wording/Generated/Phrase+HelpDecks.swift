// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-decks.pot. Change it there.

extension Phrase {
  /// Write JSON for scripts instead of words.
  package static var helpDeckJSON: Phrase { Phrase(.helpDeckJSON) }
  /// Tell about one deck: its counts, its next days, its options, the decks within it.
  package static var helpDeckShow: Phrase { Phrase(.helpDeckShow) }
  /// The deck's name, or as much of it as no other has.
  package static var helpDeckQuery: Phrase { Phrase(.helpDeckQuery) }
  /// Notes: find them in all decks.
  package static var helpNote: Phrase { Phrase(.helpNote) }
  /// List the notes that have all of the words, the newest first.
  package static var helpNoteFind: Phrase { Phrase(.helpNoteFind) }
  /// The words may stand in any field or tag; case, accents and width make no difference, as in the search on the screen. Without words, as "", all notes are listed. With --json each line is one JSON object. The exit status is 3 where there is no such note.
  package static var helpNoteFindText: Phrase { Phrase(.helpNoteFindText) }
  /// The words to look for.
  package static var helpNoteQuery: Phrase { Phrase(.helpNoteQuery) }
  /// Tell the statistics of study, of all decks or of one.
  package static var helpStats: Phrase { Phrase(.helpStats) }
  /// Open the program with the review of a deck, or of what is due.
  package static var helpReview: Phrase { Phrase(.helpReview) }
  /// Open the program with a round on time of a deck.
  package static var helpRound: Phrase { Phrase(.helpRound) }
  /// The study begins right after unlocking, over what was open before. Where several decks fit the name, the list of decks is shown; where none does, the screen says so. One that was left in the middle goes on.
  package static var helpStudyText: Phrase { Phrase(.helpStudyText) }
}
