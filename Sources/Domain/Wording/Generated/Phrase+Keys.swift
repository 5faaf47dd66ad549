// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/keys.pot. Change it there.

extension Phrase {
  /// Help
  package static var keyHelp: Phrase { Phrase(.keyHelp) }
  /// Lock
  package static var keyLock: Phrase { Phrase(.keyLock) }
  /// Lock and suspend
  package static var keySuspend: Phrase { Phrase(.keySuspend) }
  /// Redraw
  package static var keyRepaint: Phrase { Phrase(.keyRepaint) }
  /// Quit
  package static var keyQuit: Phrase { Phrase(.keyQuit) }
  /// Open
  package static var keyOpen: Phrase { Phrase(.keyOpen) }
  /// Close
  package static var keyClose: Phrase { Phrase(.keyClose) }
  /// Do it
  package static var keyRun: Phrase { Phrase(.keyRun) }
  /// Back
  package static var keyBack: Phrase { Phrase(.keyBack) }
  /// Move
  package static var keyMove: Phrase { Phrase(.keyMove) }
  /// A page
  package static var keyPage: Phrase { Phrase(.keyPage) }
  /// First, last
  package static var keyEnds: Phrase { Phrase(.keyEnds) }
  /// First
  package static var keyFirst: Phrase { Phrase(.keyFirst) }
  /// Last
  package static var keyLast: Phrase { Phrase(.keyLast) }
  /// Next
  package static var keyNext: Phrase { Phrase(.keyNext) }
  /// Previous
  package static var keyPrevious: Phrase { Phrase(.keyPrevious) }
  /// Choose
  package static var keyChoose: Phrase { Phrase(.keyChoose) }
  /// Yes
  package static var keyYes: Phrase { Phrase(.keyYes) }
  /// No
  package static var keyNo: Phrase { Phrase(.keyNo) }
  /// Change
  package static var keyChange: Phrase { Phrase(.keyChange) }
  /// Change back
  package static var keyChangeBack: Phrase { Phrase(.keyChangeBack) }
  /// Show or hide
  package static var keyReveal: Phrase { Phrase(.keyReveal) }
  /// Turn
  package static var keyFlip: Phrase { Phrase(.keyFlip) }
  /// Press
  package static var keyPress: Phrase { Phrase(.keyPress) }
  /// Walk
  package static var keyWalk: Phrase { Phrase(.keyWalk) }
  /// Go on
  package static var keySubmit: Phrase { Phrase(.keySubmit) }
  /// Delete
  package static var keyDeleteDigit: Phrase { Phrase(.keyDeleteDigit) }
  /// Delete
  package static var keyDeleteCharacter: Phrase { Phrase(.keyDeleteCharacter) }
  /// Clear
  package static var keyClear: Phrase { Phrase(.keyClear) }
  /// Forgot it?
  package static var keyForgotten: Phrase { Phrase(.keyForgotten) }
  /// Go on
  package static var keyContinue: Phrase { Phrase(.keyContinue) }
  /// Later
  package static var keyLater: Phrase { Phrase(.keyLater) }
  /// Show the key
  package static var keyShowKey: Phrase { Phrase(.keyShowKey) }
  /// Add
  package static var keyAdd: Phrase { Phrase(.keyAdd) }
  /// Turn the card
  package static var keyTurnCard: Phrase { Phrase(.keyTurnCard) }
  /// Show or hide the code
  package static var keyShowCode: Phrase { Phrase(.keyShowCode) }
  /// Security code
  package static var keyRevealCode: Phrase { Phrase(.keyRevealCode) }
  /// Leave
  package static var keyLeave: Phrase { Phrase(.keyLeave) }
  /// To the left
  package static var keyCaretLeft: Phrase { Phrase(.keyCaretLeft) }
  /// To the right
  package static var keyCaretRight: Phrase { Phrase(.keyCaretRight) }
  /// Delete before the caret
  package static var keyDeleteBefore: Phrase { Phrase(.keyDeleteBefore) }
  /// Delete after the caret
  package static var keyDeleteAfter: Phrase { Phrase(.keyDeleteAfter) }
  /// Delete a group or word
  package static var keyDeleteGroup: Phrase { Phrase(.keyDeleteGroup) }
  /// Delete to the start
  package static var keyDeleteToStart: Phrase { Phrase(.keyDeleteToStart) }
  /// Delete to the end
  package static var keyDeleteToEnd: Phrase { Phrase(.keyDeleteToEnd) }
  /// Undo
  package static var keyUndo: Phrase { Phrase(.keyUndo) }
  /// Redo
  package static var keyRedo: Phrase { Phrase(.keyRedo) }
  /// Changes
  package static var keyUndoList: Phrase { Phrase(.keyUndoList) }
  /// Delete for good
  package static var keyDeleteForGood: Phrase { Phrase(.keyDeleteForGood) }
  /// Join doubles
  package static var keyJoinDoubles: Phrase { Phrase(.keyJoinDoubles) }
  /// Study
  package static var keyStudy: Phrase { Phrase(.keyStudy) }
  /// Round
  package static var keyRound: Phrase { Phrase(.keyRound) }
  /// Cards
  package static var keyCards: Phrase { Phrase(.keyCards) }
  /// Rename
  package static var keyRename: Phrase { Phrase(.keyRename) }
  /// Delete
  package static var keyDelete: Phrase { Phrase(.keyDelete) }
  /// Options
  package static var keyOptions: Phrase { Phrase(.keyOptions) }
  /// Statistics
  package static var keyStatistics: Phrase { Phrase(.keyStatistics) }
  /// Import
  package static var keyImport: Phrase { Phrase(.keyImport) }
  /// Export
  package static var keyExport: Phrase { Phrase(.keyExport) }
  /// Edit
  package static var keyEdit: Phrase { Phrase(.keyEdit) }
  /// Bury until tomorrow
  package static var keyBury: Phrase { Phrase(.keyBury) }
  /// Suspend
  package static var keySuspendCard: Phrase { Phrase(.keySuspendCard) }
  /// Flag
  package static var keyFlag: Phrase { Phrase(.keyFlag) }
  /// Next hint
  package static var keyHint: Phrase { Phrase(.keyHint) }
  /// Scroll
  package static var keyScroll: Phrase { Phrase(.keyScroll) }
  /// Drag to the left
  package static var keyDragLeft: Phrase { Phrase(.keyDragLeft) }
  /// Drag to the right
  package static var keyDragRight: Phrase { Phrase(.keyDragRight) }
  /// Save
  package static var keySave: Phrase { Phrase(.keySave) }
  /// Next deck
  package static var keyNextDeck: Phrase { Phrase(.keyNextDeck) }
  /// End
  package static var keyEndRound: Phrase { Phrase(.keyEndRound) }
  /// Add cards now
  package static var keyAddCards: Phrase { Phrase(.keyAddCards) }
  /// Sort
  package static var keySort: Phrase { Phrase(.keySort) }
  /// Next field, then save
  package static var keyNextOrSave: Phrase { Phrase(.keyNextOrSave) }
  /// New line
  package static var keyNewLine: Phrase { Phrase(.keyNewLine) }
  /// Search
  package static var keySearch: Phrase { Phrase(.keySearch) }
  /// Move to a deck
  package static var keyMoveDeck: Phrase { Phrase(.keyMoveDeck) }
  /// Tags
  package static var keyTag: Phrase { Phrase(.keyTag) }
  /// Start again
  package static var keyAgain: Phrase { Phrase(.keyAgain) }
  /// Grade the schedule
  package static var keyGrade: Phrase { Phrase(.keyGrade) }
  /// Start
  package static var keyStart: Phrase { Phrase(.keyStart) }
  /// Favourite
  package static var keyFavourite: Phrase { Phrase(.keyFavourite) }
  /// Stop
  package static var keyStop: Phrase { Phrase(.keyStop) }
  /// Type a value
  package static var keyTypeValue: Phrase { Phrase(.keyTypeValue) }
}
