import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension TextEdit {
  /// The editing keys of a field on a drawn card, each with the screen's action for it.
  static func bindings<Action>(_ action: (TextEdit) -> Action) -> [KeyBinding<Action>] {
    func row(_ keys: Key..., does edit: TextEdit, _ label: Phrase, named name: String? = nil)
      -> KeyBinding<Action>
    {
      KeyBinding(keys, does: action(edit), label, in: .typing, named: name)
    }
    return [
      row(.left, does: .left, .keyCaretLeft),
      row(.right, does: .right, .keyCaretRight),
      row(.home, .control("a"), does: .home, .keyFirst, named: "line-start"),
      row(.end, .control("e"), does: .end, .keyLast, named: "line-end"),
      row(.backspace, does: .backspace, .keyDeleteBefore),
      row(.delete, .control("d"), does: .delete, .keyDeleteAfter),
      row(.control("w"), does: .deleteGroup, .keyDeleteGroup),
      row(.control("u"), does: .deleteToStart, .keyDeleteToStart),
      row(.control("k"), does: .deleteToEnd, .keyDeleteToEnd),
      row(.control("_"), does: .undo, .keyUndo, named: "undo-typing"),
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
