package import Flashcards
package import Wording

/// Work on the undo log.
package enum UndoEffect: Sendable {
  /// Undo or redo the next operation of those in a scope, or ask first if it is large or older than
  /// the session.
  case next(UndoDirection, UndoScope)
  /// Look up an operation and those that depend on it.
  case inspect(UndoDirection, Int64)
  /// Undo or redo an operation, with those that depend on it.
  case step(UndoDirection, Int64)
  /// List the operations, or the newest ones of them.
  case list(newest: Int = .max)
  /// Delete an operation from the log, and for good what it deleted.
  case forget(Int64)
}

/// The result of work on the undo log. What a step changed comes as replies to the features.
package enum UndoReply: Sendable {
  /// The operations, the latest first, and the number of unreadable entries.
  case listed([UndoEntry], damaged: Int)
  /// Nothing was done yet: the operation is large, older than the session, or others depend on it.
  case asks(UndoQuestion)
  /// There is nothing to undo or redo.
  case nothing(UndoDirection)
  /// Operations were undone or redone.
  case done(UndoReport)
  /// An operation was deleted from the log.
  case forgotten(Int64)
  /// The step failed; nothing was changed.
  case failed(FailureReason)
}
