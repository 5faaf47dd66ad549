import Flashcards

/// The changes in a vault by those of other devices.
package struct AppliedChanges: Sendable {
  /// The changes of flashcards and payment cards, as a step through the undo log has them.
  package var changes = UndoChanges()
  /// The number of answers that came.
  package var answers = 0
  /// The number of objects that were changed on one device while another deleted them: they stay.
  package var survivors = 0

  /// No changes.
  package init() {}

  /// True if nothing that is shown changed.
  package var isEmpty: Bool {
    changes.study.isEmpty && changes.savedCards.isEmpty && changes.removedCards.isEmpty
  }

  /// Adds changes that were made after these.
  package mutating func merge(_ later: AppliedChanges) {
    changes.study.merge(later.changes.study)
    changes.savedCards += later.changes.savedCards
    changes.removedCards += later.changes.removedCards
    answers += later.answers
    survivors += later.survivors
  }
}
