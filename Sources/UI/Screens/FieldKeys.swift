package import Widgets
package import WindowLevels
package import Wording

extension FieldAction {
  /// The editing keys, each with the screen's action for it.
  package static func bindings<Action>(_ action: (FieldAction) -> Action) -> [KeyBinding<Action>] {
    [
      .typing(.left, does: action(.left), .keyMove, named: "caret-left"),
      .typing(.right, does: action(.right), .keyMove, named: "caret-right"),
      .typing(.home, .control("a"), does: action(.home), .keyEnds, named: "line-start"),
      .typing(.end, .control("e"), does: action(.end), .keyEnds, named: "line-end"),
      .typing(.backspace, does: action(.deleteBefore), .keyDelete, named: "delete-before"),
      .typing(
        .delete,
        .control("d"),
        does: action(.deleteAfter),
        .keyDelete,
        named: "delete-after"
      ),
      .typing(.control("w"), does: action(.deleteWord), .keyDeleteGroup),
      .typing(.control("u"), does: action(.deleteToStart), .keyDeleteToStart),
      .typing(.control("k"), does: action(.deleteToEnd), .keyDeleteToEnd),
      .typing(.control("_"), .control("y"), does: action(.undo), .keyUndo, named: "undo-typing"),
    ]
  }
}

extension KeyBinding {
  /// A row of keys with which a text is edited.
  package static func typing(
    _ keys: Key...,
    does action: Action,
    _ label: Phrase,
    named name: String? = nil
  ) -> KeyBinding {
    KeyBinding(keys, does: action, label, in: .typing, named: name)
  }
}
