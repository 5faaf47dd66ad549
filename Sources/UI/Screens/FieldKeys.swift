package import Widgets
package import WindowLevels
package import Wording

extension FieldAction {
  /// The editing keys, each with the screen's action for it.
  package static func bindings<Action>(_ action: (FieldAction) -> Action) -> [KeyBinding<Action>] {
    [
      .typing(.left, does: action(.left), .keyCaretLeft),
      .typing(.right, does: action(.right), .keyCaretRight),
      .typing(.home, .control("a"), does: action(.home), .keyFirst, named: "line-start"),
      .typing(.end, .control("e"), does: action(.end), .keyLast, named: "line-end"),
      .typing(.backspace, does: action(.deleteBefore), .keyDeleteBefore),
      .typing(.delete, .control("d"), does: action(.deleteAfter), .keyDeleteAfter),
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
