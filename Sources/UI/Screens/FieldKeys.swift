package import Widgets
import WindowLevels
import Wording

extension FieldAction {
  /// The editing keys, each with the screen's action for it.
  package static func bindings<Action>(_ action: (FieldAction) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.left, does: action(.left), .keyCaretLeft, in: .typing),
      KeyBinding(.right, does: action(.right), .keyCaretRight, in: .typing),
      KeyBinding(
        .home,
        .control("a"),
        does: action(.home),
        .keyFirst,
        in: .typing,
        named: "line-start"
      ),
      KeyBinding(.end, .control("e"), does: action(.end), .keyLast, in: .typing, named: "line-end"),
      KeyBinding(.backspace, does: action(.deleteBefore), .keyDeleteBefore, in: .typing),
      KeyBinding(
        .delete,
        .control("d"),
        does: action(.deleteAfter),
        .keyDeleteAfter,
        in: .typing
      ),
      KeyBinding(.control("w"), does: action(.deleteWord), .keyDeleteGroup, in: .typing),
      KeyBinding(.control("u"), does: action(.deleteToStart), .keyDeleteToStart, in: .typing),
      KeyBinding(.control("k"), does: action(.deleteToEnd), .keyDeleteToEnd, in: .typing),
      KeyBinding(
        .control("_"),
        .control("y"),
        does: action(.undo),
        .keyUndo,
        in: .typing,
        named: "undo-typing"
      ),
    ]
  }
}
