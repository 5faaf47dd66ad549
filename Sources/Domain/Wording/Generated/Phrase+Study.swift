// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/study.pot. Change it there.

extension Phrase {
  /// Loading
  package static var studyLoading: Phrase { Phrase(.studyLoading) }
  /// Flashcards: this could not be saved: {reason}. Nothing was changed.
  package static func studyNotKept(reason: String) -> Phrase {
    Phrase(.studyNotKept, [reason])
  }
  /// Records that can't be read: {count}. A backup may have them.
  package static func studyDamaged(count: String) -> Phrase {
    Phrase(.studyDamaged, [count])
  }
}
