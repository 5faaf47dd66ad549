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
