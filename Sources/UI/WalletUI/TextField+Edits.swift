import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension TextEdit {
  /// The editing keys of a field on a drawn card, each with the screen's action for it.
  static func bindings<Action>(_ action: (TextEdit) -> Action) -> [KeyBinding<Action>] {
    [
      .typing(.left, does: action(.left), .keyMove, named: "caret-left"),
      .typing(.right, does: action(.right), .keyMove, named: "caret-right"),
      .typing(.home, .control("a"), does: action(.home), .keyEnds, named: "line-start"),
      .typing(.end, .control("e"), does: action(.end), .keyEnds, named: "line-end"),
      .typing(.backspace, does: action(.backspace), .keyDelete, named: "delete-before"),
      .typing(
        .delete,
        .control("d"),
        does: action(.delete),
        .keyDelete,
        named: "delete-after"
      ),
      .typing(.control("w"), does: action(.deleteGroup), .keyDeleteGroup),
      .typing(.control("u"), does: action(.deleteToStart), .keyDeleteToStart),
      .typing(.control("k"), does: action(.deleteToEnd), .keyDeleteToEnd),
      .typing(.control("_"), does: action(.undo), .keyUndo, named: "undo-typing"),
    ]
  }
}

/// Free text on a drawn card obeys the keys of its digits, with words for groups.
extension TextField {
  /// Performs an edit.
  mutating func apply(_ edit: TextEdit) -> DigitEditOutcome {
    let outcome =
      switch edit {
      case .type(let scalar): type(scalar)
      case .backspace: perform(.deleteBefore)
      case .delete: perform(.deleteAfter)
      case .deleteToStart: perform(.deleteToStart)
      case .deleteToEnd: perform(.deleteToEnd)
      case .deleteGroup: perform(.deleteWord)
      case .left: perform(.left)
      case .right: perform(.right)
      case .home: perform(.home)
      case .end: perform(.end)
      case .undo: perform(.undo)
      }
    switch outcome {
    case .changed: return .changed
    case .moved: return .moved
    case .unchanged: return .unchanged
    case .atEdge(.start): return .atEdge(.start)
    case .atEdge(.end): return .atEdge(.end)
    case .full: return .rejected(.full(capacity: limit))
    }
  }
}
