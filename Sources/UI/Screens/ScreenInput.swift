package import Secrets

/// An input for a screen, which comes of a key or of a line of line mode.
package enum ScreenInput<Action: Sendable>: Sendable {
  /// An action of the screen.
  case action(Action)
  /// A typed character.
  case character(Unicode.Scalar)
}

/// An action of a screen of whatever kind.
package struct AnyScreenAction: Sendable {
  /// The action, which only its own kind of screen can carry out.
  package let action: any Sendable

  /// Keeps an action.
  package init(_ action: any Sendable) {
    self.action = action
  }
}

/// A part of a paste, as it is delivered to screens.
package enum PastePart: Sendable {
  case began
  /// The next characters, in guarded memory as they may be a card number.
  case text(SecretBuffer)
  case ended

  /// The maximum size of a part in bytes: large enough for a quick paste, small enough to append
  /// quickly.
  package static let longest = 256
}

/// A reason to stop the clocks that run against the user.
package enum PauseReason: Hashable, Sendable, CaseIterable {
  /// The screen is locked.
  case locked
  /// The terminal lost the focus.
  case focusLost
  /// Another screen lies above.
  case covered
}
