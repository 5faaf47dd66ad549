package import Widgets
import WindowLevels
import Wording

extension FieldAction {
  /// The editing keys, each with the screen's action for it.
  package static func bindings<Action>(_ action: (FieldAction) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.left, does: action(.left), .keyCaretLeft, inFooter: false),
      KeyBinding(.right, does: action(.right), .keyCaretRight, inFooter: false),
      KeyBinding(.home, .control("a"), does: action(.home), .keyFirst, inFooter: false),
      KeyBinding(.end, .control("e"), does: action(.end), .keyLast, inFooter: false),
      KeyBinding(.backspace, does: action(.deleteBefore), .keyDeleteBefore, inFooter: false),
      KeyBinding(
        .delete,
        .control("d"),
        does: action(.deleteAfter),
        .keyDeleteAfter,
        inFooter: false
      ),
      KeyBinding(.control("w"), does: action(.deleteWord), .keyDeleteGroup, inFooter: false),
      KeyBinding(.control("u"), does: action(.deleteToStart), .keyDeleteToStart, inFooter: false),
      KeyBinding(.control("k"), does: action(.deleteToEnd), .keyDeleteToEnd, inFooter: false),
      KeyBinding(.control("_"), .control("y"), does: action(.undo), .keyUndo, inFooter: false),
    ]
  }
}
