package import Flashcards
import WindowLevels
package import Wording

/// A command about the undo log, which means the same on every screen.
package enum UndoCommand: Sendable, Hashable {
  /// Undo or redo the next operation of those that the screen is about.
  case step(UndoDirection)
  /// List the operations.
  case list

  /// The key that undoes, with the screen's action for it.
  package static func binding<Action>(
    _ action: (UndoCommand) -> Action
  ) -> KeyBinding<Action> {
    KeyBinding("u", does: action(.step(.undo)), .keyUndo)
  }

  /// The other keys.
  package static func others<Action>(_ action: (UndoCommand) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.control("y"), does: action(.step(.redo)), .keyRedo, in: .undoing),
      KeyBinding("U", does: action(.list), .undoListTitle, in: .undoing, named: "undo-list"),
    ]
  }

  /// All keys, where the footer names others first.
  package static func all<Action>(_ action: (UndoCommand) -> Action) -> [KeyBinding<Action>] {
    [KeyBinding("u", does: action(.step(.undo)), .keyUndo, in: .undoing)]
      + others(action)
  }

  /// The choices of line mode.
  package static func choices<Action>(
    _ wording: Wording,
    _ action: (UndoCommand) -> Action
  ) -> [LineModeChoice<Action>] {
    var redo = LineModeChoice("redo", wording(.keyRedo), action(.step(.redo)))
    redo.isSaid = false
    return [
      LineModeChoice("u", wording(.keyUndo), action(.step(.undo))), redo,
      LineModeChoice("changes", wording(.undoListTitle), action(.list)),
    ]
  }
}
