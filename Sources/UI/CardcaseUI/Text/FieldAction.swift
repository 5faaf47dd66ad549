import PaymentCards
import WindowLevels
import Wording

/// What the keys of a field of free text do.
enum FieldAction: Sendable {
  case left, right, home, end, deleteBefore, deleteAfter, deleteWord, deleteToStart, deleteToEnd
  case undo

  /// The keys, with what they are for the screen the field is on.
  static func bindings<Action>(_ action: (FieldAction) -> Action) -> [KeyBinding<Action>] {
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

  /// The same for `TextField`.
  var edit: TextEdit {
    switch self {
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .deleteBefore: .backspace
    case .deleteAfter: .delete
    case .deleteWord: .deleteGroup
    case .deleteToStart: .deleteToStart
    case .deleteToEnd: .deleteToEnd
    case .undo: .undo
    }
  }
}
