package import Flashcards
package import Preferences
package import WindowLevels

/// A request of a screen to the shell.
package enum ScreenRequest<Data: FeatureData>: Sendable {
  /// Open another screen above this one.
  case open(any Screen)
  /// Bring the screen that shows the same thing to the front if one is open, or open this one.
  case bring(any Screen)
  /// Close this screen.
  case close
  /// Press a key, which goes to the window that has the keys then.
  case press(Key)
  /// Show a message in the status line.
  case tell(StatusMessage)
  /// Run an effect, and send its reply to this screen.
  case run(Data.Effect)
  /// Undo or redo an operation of those in a scope, or list them.
  case undo(UndoCommand, UndoScope)
  /// List the files that a typed path can become, and send the listing to this screen.
  case list(String)
  /// Save the preferences: those of the context, with an answer to be remembered.
  case remember(Preferences)
  /// Cancel the slow work under way.
  case cancelWork
}
