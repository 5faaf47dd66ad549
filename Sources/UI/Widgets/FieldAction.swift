package import PaymentCards

/// What the keys of a field of free text do.
package enum FieldAction: Sendable {
  case left, right, home, end, deleteBefore, deleteAfter, deleteWord, deleteToStart, deleteToEnd
  case undo

  /// The same for `TextField`.
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
