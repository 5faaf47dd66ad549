package import DevicesUI
package import DomainWords
package import Flashcards
package import LockUI
package import Preferences
package import Screens
package import Secrets
package import StudyUI
package import WalletUI
package import WindowLevels
package import Wording

/// A message to `Model.update`.
package enum Message: Sendable {
  /// An event of the terminal.
  case event(Event)
  /// A line typed in line mode.
  case line(LineModeCommand)
  /// The result of an effect, with its ID.
  case reply(Reply, to: EffectID)
  /// A dialog to show.
  case notice(Notice)
}

/// The result of an effect.
package enum Reply: Sendable {
  /// The result of work on passcodes and keys.
  case lock(LockReply)
  /// The result of work on the wallet.
  case wallet(WalletReply)
  /// The result of work on the flashcards.
  case study(StudyReply)
  /// The result of work on the devices that keep their cards in step.
  case devices(DeviceReply)
  /// The result of work on the undo log.
  case undo(UndoReply)
  /// The result of work on the program itself.
  case system(SystemReply)
  /// Progress of slow work of any kind.
  case work(WorkEvent)
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

/// The result of an effect handled by the shell.
package enum SystemReply: Sendable {
  /// The vault was unlocked.
  case opened(Unsealed<Session>, VaultSnapshot, Preferences, notices: [Notice])
  /// The preferences were saved.
  case saved(Preferences)
  /// The preferences could not be saved.
  case notSaved(FailureReason)
  /// The files that a typed path can become.
  case listed(FileListing)
  /// The backup that was due could not be made.
  case backupFailed(FailureReason)
  /// Items that waited in the letterbox were taken in.
  case tookIn(LetterboxReport)
}
