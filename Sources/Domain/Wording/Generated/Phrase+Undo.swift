// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/undo.pot. Change it there.

extension Phrase {
  /// Undo
  package static var undoTitle: Phrase { Phrase(.undoTitle) }
  /// Changes
  package static var undoListTitle: Phrase { Phrase(.undoListTitle) }
  /// Nothing was changed in the last 30 days.
  package static var undoListEmpty: Phrase { Phrase(.undoListEmpty) }
  /// Answers, edits, deletions and imports are listed here for 30 days, and can be undone. Passcodes, keys and restored backups can't.
  package static var undoListEmptyText: Phrase { Phrase(.undoListEmptyText) }
  /// Changes that can't be read, and not be undone: {count}.
  package static func undoListUnreadable(count: String) -> Phrase {
    Phrase(.undoListUnreadable, [count])
  }
  /// undone
  package static var undoneMark: Phrase { Phrase(.undoneMark) }
  /// Undone: {what}.
  package static func undoneWhat(what: String) -> Phrase {
    Phrase(.undoneWhat, [what])
  }
  /// Done again: {what}.
  package static func redoneWhat(what: String) -> Phrase {
    Phrase(.redoneWhat, [what])
  }
  /// Undone: {what}, and {others}.
  package static func undoneMany(what: String, others: String) -> Phrase {
    Phrase(.undoneMany, [what, others])
  }
  /// There is nothing to undo.
  package static var nothingToUndo: Phrase { Phrase(.nothingToUndo) }
  /// There is nothing to redo.
  package static var nothingToRedo: Phrase { Phrase(.nothingToRedo) }
  /// Undo: this could not be done: {reason}. Nothing was changed.
  package static func undoFailed(reason: String) -> Phrase {
    Phrase(.undoFailed, [reason])
  }
  /// Deleted for good.
  package static var undoForgotten: Phrase { Phrase(.undoForgotten) }
  /// Undo: {what}, {when}?
  package static func undoAsk(what: String, when: String) -> Phrase {
    Phrase(.undoAsk, [what, when])
  }
  /// Do again: {what}, {when}?
  package static func redoAsk(what: String, when: String) -> Phrase {
    Phrase(.redoAsk, [what, when])
  }
  /// It changed {parts}.
  package static func undoHowMuch(parts: String) -> Phrase {
    Phrase(.undoHowMuch, [parts])
  }
  /// {others}, made on top of it, would be undone as well: {names}.
  package static func undoDependents(others: String, names: String) -> Phrase {
    Phrase(.undoDependents, [others, names])
  }
  /// Leave it
  package static var undoLeave: Phrase { Phrase(.undoLeave) }
  /// Undo
  package static var undoGo: Phrase { Phrase(.undoGo) }
  /// Do it again
  package static var redoGo: Phrase { Phrase(.redoGo) }
  /// Undoing
  package static var undoWorking: Phrase { Phrase(.undoWorking) }
  /// Delete for good
  package static var undoForgetTitle: Phrase { Phrase(.undoForgetTitle) }
  /// Delete from the list: {what}, {when}? What it deleted can't come back then. Backups may still have it.
  package static func undoForgetAsk(what: String, when: String) -> Phrase {
    Phrase(.undoForgetAsk, [what, when])
  }
  /// Delete for good
  package static var undoForgetGo: Phrase { Phrase(.undoForgetGo) }
  /// today {time}
  package static func undoToday(time: String) -> Phrase {
    Phrase(.undoToday, [time])
  }
  /// import of {name}
  package static func undoWhatImport(name: String) -> Phrase {
    Phrase(.undoWhatImport, [name])
  }
  /// deletion of the deck {name}
  package static func undoWhatDeckRemoval(name: String) -> Phrase {
    Phrase(.undoWhatDeckRemoval, [name])
  }
  /// deletion of {name}
  package static func undoWhatRemoval(name: String) -> Phrase {
    Phrase(.undoWhatRemoval, [name])
  }
  /// answer to {name}
  package static func undoWhatAnswer(name: String) -> Phrase {
    Phrase(.undoWhatAnswer, [name])
  }
  /// starting {name} anew
  package static func undoWhatReset(name: String) -> Phrase {
    Phrase(.undoWhatReset, [name])
  }
  /// burying of {name}
  package static func undoWhatBury(name: String) -> Phrase {
    Phrase(.undoWhatBury, [name])
  }
  /// suspension of {name}
  package static func undoWhatSuspend(name: String) -> Phrase {
    Phrase(.undoWhatSuspend, [name])
  }
  /// end of the suspension of {name}
  package static func undoWhatUnsuspend(name: String) -> Phrase {
    Phrase(.undoWhatUnsuspend, [name])
  }
  /// flag of {name}
  package static func undoWhatFlag(name: String) -> Phrase {
    Phrase(.undoWhatFlag, [name])
  }
  /// move to {name}
  package static func undoWhatMove(name: String) -> Phrase {
    Phrase(.undoWhatMove, [name])
  }
  /// move of {cards} to {name}
  package static func undoWhatMoveMany(cards: String, name: String) -> Phrase {
    Phrase(.undoWhatMoveMany, [cards, name])
  }
  /// move of {name}
  package static func undoWhatDeckMove(name: String) -> Phrase {
    Phrase(.undoWhatDeckMove, [name])
  }
  /// tags of {name}
  package static func undoWhatTag(name: String) -> Phrase {
    Phrase(.undoWhatTag, [name])
  }
  /// edit of {name}
  package static func undoWhatEdit(name: String) -> Phrase {
    Phrase(.undoWhatEdit, [name])
  }
  /// settled conflicts of {name}
  package static func undoWhatSettling(name: String) -> Phrase {
    Phrase(.undoWhatSettling, [name])
  }
  /// joining of {name}
  package static func undoWhatJoining(name: String) -> Phrase {
    Phrase(.undoWhatJoining, [name])
  }
  /// addition of {name}
  package static func undoWhatAdd(name: String) -> Phrase {
    Phrase(.undoWhatAdd, [name])
  }
  /// new deck {name}
  package static func undoWhatDeckAddition(name: String) -> Phrase {
    Phrase(.undoWhatDeckAddition, [name])
  }
  /// renaming to {name}
  package static func undoWhatDeckRename(name: String) -> Phrase {
    Phrase(.undoWhatDeckRename, [name])
  }
  /// options of {name}
  package static func undoWhatDeckOptions(name: String) -> Phrase {
    Phrase(.undoWhatDeckOptions, [name])
  }
  /// parameters of {name}
  package static func undoWhatParameters(name: String) -> Phrase {
    Phrase(.undoWhatParameters, [name])
  }
  /// answers of a round of {name}
  package static func undoWhatRound(name: String) -> Phrase {
    Phrase(.undoWhatRound, [name])
  }
  /// {name} as a favourite, or no longer
  package static func undoWhatFavourite(name: String) -> Phrase {
    Phrase(.undoWhatFavourite, [name])
  }
  /// place of {name}
  package static func undoWhatOrder(name: String) -> Phrase {
    Phrase(.undoWhatOrder, [name])
  }
  /// setting: {name}
  package static func undoWhatSetting(name: String) -> Phrase {
    Phrase(.undoWhatSetting, [name])
  }
  /// Changes of the last 30 days, the latest first. A number looks at one and undoes it; a number after a minus deletes it for good.
  package static var lineModeUndoList: Phrase { Phrase(.lineModeUndoList) }
}
