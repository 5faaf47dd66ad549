import PaymentCards
import Widgets

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
