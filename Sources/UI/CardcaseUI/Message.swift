package import DevicesUI
package import LockUI
package import Screens
package import StudyUI
package import WalletUI
package import WindowLevels

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

/// An effect with its ID: the answer of `Model.update`. The program performs it after drawing the
/// change of the same turn, and sends a reply to the same ID.
package struct EffectRequest: Sendable {
  package let effect: Effect
  package let effectID: EffectID

  /// A request for an effect.
  package init(_ effect: Effect, for effectID: EffectID) {
    self.effect = effect
    self.effectID = effectID
  }
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

/// Work requested by the interface, by the feature that asks for it.
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

/// The result of an effect, by its feature.
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
