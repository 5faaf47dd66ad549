package import PaymentCards

/// The editing keys of a field of free text.
package enum FieldAction: Sendable {
  case left, right, home, end, deleteBefore, deleteAfter, deleteWord, deleteToStart, deleteToEnd
  case undo

  /// The equivalent edit of `TextField`.
  package var edit: TextEdit {
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
