package import DevicesUI
package import Flashcards
package import LockUI
package import Preferences
package import StudyUI
package import WalletUI
package import WindowLevels

/// Work requested by the interface. The program performs it after drawing the change of the same
/// turn, and sends a reply to the same ID.
package enum Effect: Sendable {
  /// Work on passcodes and keys.
  case lock(LockEffect)
  /// Work on the wallet.
  case wallet(WalletEffect)
  /// Work on the flashcards.
  case study(StudyEffect)
  /// Work on the devices that keep their cards in step.
  case devices(DeviceEffect)
  /// Work on the undo log.
  case undo(UndoEffect)
  /// Work on the program itself.
  case system(SystemEffect)
}

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

/// Work on the program itself.
package enum SystemEffect: Sendable {
  /// Seal the session and destroy the key: at once, or at the end of the program, after a round with
  /// the other devices.
  case seal(Session, atEnd: Bool)
  /// Suspend the program as a shell job.
  case suspend
  /// Repaint the whole screen at the terminal's current size.
  case repaint
  /// Save the preferences.
  case save(Preferences)
  /// Cancel the slow work under way.
  case cancelWork
  /// List the files that a typed path can become.
  case list(String)
  /// End the program.
  case quit(Exit)
}

/// The reason to end the program.
package enum Exit: Hashable, Sendable {
  /// The user quit.
  case asked
  /// The right passcode or recovery key was given to the lock of a terminal.
  case unlocked
  /// A signal ended it.
  case signal(Int32)
}

/// The origin of an effect, to which its reply is sent.
package struct EffectID: Hashable, Sendable {
  /// The window that asked; nil if no window did.
  package let window: WindowID?
  /// The epoch of the request: a reply that arrives after a newer lock opens nothing.
  package let epoch: Int

  /// An effect ID of a window, or of none.
  package init(window: WindowID? = nil, epoch: Int) {
    self.window = window
    self.epoch = epoch
  }
}

/// An effect with its ID.
package struct EffectRequest: Sendable {
  package let effect: Effect
  package let effectID: EffectID

  /// A request for an effect.
  package init(_ effect: Effect, for effectID: EffectID) {
    self.effect = effect
    self.effectID = effectID
  }
}
