// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/study.pot. Change it there.

extension Phrase {
  /// Loading
  package static var studyLoading: Phrase { Phrase(.studyLoading) }
  /// Flashcards: this could not be saved, and nothing was changed. Check the disk.
  package static var studyNotKept: Phrase { Phrase(.studyNotKept) }
  /// Records that can't be read: {count}. A backup may have them.
  package static func studyDamaged(count: String) -> Phrase {
    Phrase(.studyDamaged, [count])
  }
  /// There is nothing to undo.
  package static var nothingToUndo: Phrase { Phrase(.nothingToUndo) }
}
