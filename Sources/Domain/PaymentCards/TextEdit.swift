/// An edit of a field.
public enum TextEdit: Equatable, Sendable {
  /// Types a scalar, of any class.
  case type(Unicode.Scalar)
  /// Deletes the digit before the caret.
  case backspace
  /// Deletes the digit after the caret.
  case delete
  /// Deletes everything before the caret.
  case deleteToStart
  /// Deletes everything after the caret.
  case deleteToEnd
  /// Deletes the group, or the part of it, before the caret.
  case deleteGroup
  /// Moves the caret one digit to the left.
  case left
  /// Moves the caret one digit to the right.
  case right
  /// Moves the caret before the first digit.
  case home
  /// Moves the caret behind the last digit.
  case end
  /// Restores the digits and the caret before the last change; repeated, it redoes it.
  case undo
}

/// The result of an edit.
public enum DigitEditOutcome: Equatable, Sendable {
  /// The digits changed.
  case changed
  /// The caret moved, and nothing else.
  case moved
  /// There was nothing to do.
  case unchanged
  /// The caret is at the edge of the field already.
  case atEdge(DigitFieldEdge)
  /// A separator was typed. Separators belong to the drawing of digits, so nothing had to be done.
  case swallowed
  /// Nothing was done, for a reason the user should be told.
  case rejected(DigitRejection)
}

/// An edge of a field.
public enum DigitFieldEdge: Equatable, Sendable {
  /// Before the first digit.
  case start
  /// Behind the last digit.
  case end
}

/// The reason why a typed scalar was rejected.
public enum DigitRejection: Equatable, Sendable {
  /// It is neither a digit nor a separator.
  case notADigit
  /// No more than `capacity` digits fit.
  case full(capacity: Int)
  /// There is no memory to store it.
  case noMemory
}

/// The result of inserting several digits at once.
public struct DigitInsertion: Equatable, Sendable {
  /// The number of digits inserted.
  public let inserted: Int
  /// The number of digits that did not fit.
  public let dropped: Int
}
