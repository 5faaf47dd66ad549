package import LockUI
package import Preferences
package import Screens
package import Secrets
package import StudyUI
package import WalletUI
package import WindowLevels

/// What `Model.update` is told.
package enum Message: Sendable {
  /// Something from the terminal.
  case event(Event)
  /// The result of an effect, for who asked.
  case reply(Reply, to: Ticket)
  /// A dialog is to be raised.
  case notice(Notice)
}

/// The result of an effect.
package enum Reply: Sendable {
  /// Of work on passcodes and keys.
  case lock(LockReply)
  /// Of work on the wallet.
  case wallet(WalletReply)
  /// Of work on the flashcards.
  case study(StudyReply)
  /// Of work on the program itself.
  case system(SystemReply)
  /// A step of slow work of any kind.
  case work(WorkEvent)
}

/// The result of an effect that is the shell's own affair.
package enum SystemReply: Sendable {
  /// The vault is open.
  case opened(Unsealed<Session>, VaultSnapshot, Preferences, notices: [Notice])
  /// The preferences are kept.
  case saved(Preferences)
  /// They could not be kept.
  case notSaved
  /// The backup that was due could not be made.
  case backupFailed
}
