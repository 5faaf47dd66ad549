package import Widgets
import WindowLevels
import Wording

/// The keys of every list with marks, each with the screen's action for it.
extension SelectionAction {
  /// The key that marks a row.
  package static func bindings<Action>(_ action: (SelectionAction) -> Action) -> [KeyBinding<
    Action
  >] {
    [KeyBinding(" ", does: action(.toggle), .keyMarkRow, named: "mark")]
  }

  /// The key that marks all rows.
  package static func allBindings<Action>(
    _ action: (SelectionAction) -> Action
  ) -> [KeyBinding<Action>] {
    [KeyBinding("*", does: action(.all), .keyMarkAll)]
  }

  /// The further keys while rows are marked.
  package static func markedBindings<Action>(
    _ action: (SelectionAction) -> Action
  ) -> [KeyBinding<Action>] {
    allBindings(action) + [KeyBinding("v", does: action(.invert), .keyInvertMarks)]
  }
}
