import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DragSide {
  /// The keys that push the top card to a side, each with the screen's action for it.
  static func bindings<Action>(_ action: (DragSide) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        .character("h"),
        Key(.left, .shift),
        does: action(.wrong),
        .keyDragLeft,
        in: .scrolling
      ),
      KeyBinding(
        .character("l"),
        Key(.right, .shift),
        does: action(.right),
        .keyDragRight,
        in: .scrolling
      ),
    ]
  }
}
