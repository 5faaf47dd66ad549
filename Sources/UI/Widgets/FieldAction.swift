import PaymentCards

/// An action in a field of free text.
package enum FieldAction: Sendable {
  case left, right, home, end, deleteBefore, deleteAfter, deleteWord, deleteToStart, deleteToEnd
  case undo
  /// Empties it, whatever lines it has. No key does: it is for line mode.
  case clear

  /// The equivalent edit of `TextField`; nil if there is none.
  fileprivate var edit: TextEdit? {
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
    case .clear: nil
    }
  }
}

extension TextField {
  /// Carries an action out in a field of one line.
  package mutating func perform(_ action: FieldAction) {
    guard let edit = action.edit else {
      remove(0..<text.count)
      return
    }
    _ = apply(edit)
  }
}
