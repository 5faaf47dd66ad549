// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/choosing.pot. Change it there.

extension Phrase {
  /// {count} marked
  package static func listMarked(count: String) -> Phrase {
    Phrase(.listMarked, [count])
  }
  /// {count} of them not shown
  package static func listMarkedHidden(count: String) -> Phrase {
    Phrase(.listMarkedHidden, [count])
  }
  /// Mark
  package static var keyMarkRow: Phrase { Phrase(.keyMarkRow) }
  /// Mark all
  package static var keyMarkAll: Phrase { Phrase(.keyMarkAll) }
  /// Invert the marks
  package static var keyInvertMarks: Phrase { Phrase(.keyInvertMarks) }
  /// Clear the marks
  package static var keyUnmark: Phrase { Phrase(.keyUnmark) }
  /// Complete
  package static var keyComplete: Phrase { Phrase(.keyComplete) }
  /// Complete, next field
  package static var keyCompleteOrNext: Phrase { Phrase(.keyCompleteOrNext) }
  /// Add tags
  package static var keyAddTags: Phrase { Phrase(.keyAddTags) }
  /// Remove tags
  package static var keyRemoveTags: Phrase { Phrase(.keyRemoveTags) }
  /// Move
  package static var keyMoveCards: Phrase { Phrase(.keyMoveCards) }
  /// {cards}: suspended. The same key takes it back.
  package static func cardsSuspended(cards: String) -> Phrase {
    Phrase(.cardsSuspended, [cards])
  }
  /// {cards}: they come up again.
  package static func cardsUnsuspended(cards: String) -> Phrase {
    Phrase(.cardsUnsuspended, [cards])
  }
  /// {cards}: flag {flag}.
  package static func cardsFlagged(cards: String, flag: String) -> Phrase {
    Phrase(.cardsFlagged, [cards, flag])
  }
  /// {cards}: no flag.
  package static func cardsUnflagged(cards: String) -> Phrase {
    Phrase(.cardsUnflagged, [cards])
  }
  /// {cards}: in {name} now.
  package static func cardsMoved(cards: String, name: String) -> Phrase {
    Phrase(.cardsMoved, [cards, name])
  }
  /// Move {cards} to a deck
  package static func cardsMoveTitle(cards: String) -> Phrase {
    Phrase(.cardsMoveTitle, [cards])
  }
  /// Tags: {notes} changed.
  package static func notesTagged(notes: String) -> Phrase {
    Phrase(.notesTagged, [notes])
  }
  /// {cards} deleted. u undoes it, for 30 days.
  package static func paymentCardsDeleted(cards: String) -> Phrase {
    Phrase(.paymentCardsDeleted, [cards])
  }
  /// {cards}: favourites now, and they come first.
  package static func paymentCardsMarked(cards: String) -> Phrase {
    Phrase(.paymentCardsMarked, [cards])
  }
  /// {cards}: no favourites any more.
  package static func paymentCardsUnmarked(cards: String) -> Phrase {
    Phrase(.paymentCardsUnmarked, [cards])
  }
  /// Decks: {decks} deleted. u brings them back.
  package static func decksDeleted(decks: String) -> Phrase {
    Phrase(.decksDeleted, [decks])
  }
  /// Cards: {notes} deleted. u brings them back.
  package static func notesDeleted(notes: String) -> Phrase {
    Phrase(.notesDeleted, [notes])
  }
  /// Leave everything as it is
  package static var bulkKeep: Phrase { Phrase(.bulkKeep) }
  /// Suspend {cards}, or have them come up again if all are suspended?
  package static func bulkSuspend(cards: String) -> Phrase {
    Phrase(.bulkSuspend, [cards])
  }
  /// Change the flag of {cards}?
  package static func bulkFlag(cards: String) -> Phrase {
    Phrase(.bulkFlag, [cards])
  }
  /// Change the tags of {notes}?
  package static func bulkTag(notes: String) -> Phrase {
    Phrase(.bulkTag, [notes])
  }
  /// Import {cards} of {name}?
  package static func bulkImportCards(cards: String, name: String) -> Phrase {
    Phrase(.bulkImportCards, [cards, name])
  }
  /// Delete {notes} for good, with all of their cards and answers? It can't be undone. Backups may still have them.
  package static func bulkDeleteForGood(notes: String) -> Phrase {
    Phrase(.bulkDeleteForGood, [notes])
  }
  /// {name} is deleted for good.
  package static func noteDeletedForGood(name: String) -> Phrase {
    Phrase(.noteDeletedForGood, [name])
  }
  /// Delete {notes} with all of their cards and answers?
  package static func bulkDelete(notes: String) -> Phrase {
    Phrase(.bulkDelete, [notes])
  }
  /// Delete {cards}?
  package static func bulkDeleteCards(cards: String) -> Phrase {
    Phrase(.bulkDeleteCards, [cards])
  }
  /// Keep one of each card that is there more than once, the same in every field, and delete {cards}? Undo takes it back.
  package static func walletJoinQuestion(cards: String) -> Phrase {
    Phrase(.walletJoinQuestion, [cards])
  }
  /// Mark {cards} as favourites, or no longer if all are?
  package static func bulkFavourite(cards: String) -> Phrase {
    Phrase(.bulkFavourite, [cards])
  }
  /// Move {cards} to {name}?
  package static func bulkMove(cards: String, name: String) -> Phrase {
    Phrase(.bulkMove, [cards, name])
  }
  /// Move {decks} to the top level?
  package static func bulkMoveToTop(decks: String) -> Phrase {
    Phrase(.bulkMoveToTop, [decks])
  }
  /// Change the tags of the notes of {cards}?
  package static func bulkTagCards(cards: String) -> Phrase {
    Phrase(.bulkTagCards, [cards])
  }
  /// Move {decks} into a deck
  package static func decksMoveTitle(decks: String) -> Phrase {
    Phrase(.decksMoveTitle, [decks])
  }
  /// No deck: the top level
  package static var deckTopLevel: Phrase { Phrase(.deckTopLevel) }
  /// {decks} into {name}
  package static func deckMoveInto(decks: String, name: String) -> Phrase {
    Phrase(.deckMoveInto, [decks, name])
  }
  /// {decks} to the top level
  package static func deckMoveToTop(decks: String) -> Phrase {
    Phrase(.deckMoveToTop, [decks])
  }
  /// Deck: it can't go there. There is a deck of that name there, or it would be within itself.
  package static var deckMoveTaken: Phrase { Phrase(.deckMoveTaken) }
  /// {decks}: in {name} now.
  package static func decksMoved(decks: String, name: String) -> Phrase {
    Phrase(.decksMoved, [decks, name])
  }
  /// {decks}: at the top level now.
  package static func decksMovedToTop(decks: String) -> Phrase {
    Phrase(.decksMovedToTop, [decks])
  }
  /// Buried
  package static var stateBuried: Phrase { Phrase(.stateBuried) }
  /// Due
  package static var stateDue: Phrase { Phrase(.stateDue) }
  /// in {time}
  package static func stateDueIn(time: String) -> Phrase {
    Phrase(.stateDueIn, [time])
  }
  /// Deck
  package static var deckFilter: Phrase { Phrase(.deckFilter) }
  /// Create "{name}"
  package static func deckCreate(name: String) -> Phrase {
    Phrase(.deckCreate, [name])
  }
  /// opened
  package static var deckCurrent: Phrase { Phrase(.deckCurrent) }
  /// Deck: type a name, or choose one of the list.
  package static var deckNoneChosen: Phrase { Phrase(.deckNoneChosen) }
  /// Mark rows, by number or all
  package static var lineModeMark: Phrase { Phrase(.lineModeMark) }
  /// Remove their marks
  package static var lineModeUnmark: Phrase { Phrase(.lineModeUnmark) }
  /// {word} 3 5-9
  package static func lineModeRowsExample(word: String) -> Phrase {
    Phrase(.lineModeRowsExample, [word])
  }
  /// After {word} come numbers of rows, such as 3 or 5-9, up to {count}, or all.
  package static func lineModeRowsOnly(word: String, count: String) -> Phrase {
    Phrase(.lineModeRowsOnly, [word, count])
  }
  /// marked
  package static var lineModeIsMarked: Phrase { Phrase(.lineModeIsMarked) }
  /// With the marked ones
  package static var lineModeWithMarked: Phrase { Phrase(.lineModeWithMarked) }
  /// Nothing is marked. mark 3 marks the third.
  package static var lineModeNothingMarked: Phrase { Phrase(.lineModeNothingMarked) }
  /// Hear the brands in the wallet
  package static var lineModeListBrands: Phrase { Phrase(.lineModeListBrands) }
  /// Hear the tags there are
  package static var lineModeListTags: Phrase { Phrase(.lineModeListTags) }
  /// There are no tags yet.
  package static var lineModeNoTags: Phrase { Phrase(.lineModeNoTags) }
  /// No deck has that in its name.
  package static var lineModeNoSuchDeck: Phrase { Phrase(.lineModeNoSuchDeck) }
  /// No file here begins like that.
  package static var filesNone: Phrase { Phrase(.filesNone) }
  /// The first {count}. Type more of the name to see others.
  package static func filesCut(count: String) -> Phrase {
    Phrase(.filesCut, [count])
  }
  /// {path}: {reason}.
  package static func filesUnreadable(path: String, reason: String) -> Phrase {
    Phrase(.filesUnreadable, [path, reason])
  }
  /// not a file
  package static var fileIsNone: Phrase { Phrase(.fileIsNone) }
  /// Hear the files there are
  package static var lineModeListFiles: Phrase { Phrase(.lineModeListFiles) }
  /// Files
  package static var lineModeFiles: Phrase { Phrase(.lineModeFiles) }
  /// Type another name
  package static var lineModeOtherFile: Phrase { Phrase(.lineModeOtherFile) }
  /// Type a deck's number, or its name or a part of it.
  package static var lineModeDeckByNumber: Phrase { Phrase(.lineModeDeckByNumber) }
}
