package import LockUI
package import Preferences
import Screens
package import StudyUI
package import WalletUI
package import WindowLevels

/// Work that the interface asks for. The program does it after it has drawn what the same turn changed,
/// and answers with a reply to the same ticket.
package enum Effect: Sendable {
  /// Work on passcodes and keys.
  case lock(LockEffect)
  /// Work on the wallet.
  case wallet(WalletEffect)
  /// Work on the flashcards.
  case study(StudyEffect)
  /// Work on the program itself.
  case system(SystemEffect)
}

/// Work on the program itself.
package enum SystemEffect: Sendable {
  /// Seal what was open and destroy the key.
  case seal(Session)
  /// Stop, as a shell's job does.
  case suspend
  /// Draw the whole screen anew, at the size the terminal has now.
  case repaint
  /// Keep the preferences.
  case save(Preferences)
  /// Call off the slow work that is under way.
  case cancelWork
  /// End the program.
  case quit(Exit)
}

/// Why the program ends.
package enum Exit: Hashable, Sendable {
  /// The user asked for it.
  case asked
  /// A signal asked for it.
  case signal(Int32)
}

/// Who asked for an effect, and when: its reply goes there.
package struct Ticket: Hashable, Sendable {
  /// The window that asked; nil if no window did.
  package let window: WindowID?
  /// The epoch in which it asked: a reply that comes after a newer lock opens nothing.
  package let epoch: Int

  /// Keeps the parts.
  package init(window: WindowID? = nil, epoch: Int) {
    self.window = window
    self.epoch = epoch
  }
}

/// An effect, and who asked for it.
package struct EffectRequest: Sendable {
  package let effect: Effect
  package let ticket: Ticket

  /// Keeps the parts.
  package init(_ effect: Effect, for ticket: Ticket) {
    self.effect = effect
    self.ticket = ticket
  }
}
