/// What a key does in a field of digits.
public enum TextEdit: Equatable, Sendable {
  /// A typed scalar, whatever it is.
  case type(Unicode.Scalar)
  /// Takes the digit before the caret.
  case backspace
  /// Takes the digit after the caret.
  case delete
  /// Takes everything before the caret.
  case deleteToStart
  /// Takes everything after the caret.
  case deleteToEnd
  /// Takes the group, or the part of it, that lies before the caret.
  case deleteGroup
  /// One digit to the left.
  case left
  /// One digit to the right.
  case right
  /// Before the first digit.
  case home
  /// Behind the last digit.
  case end
  /// Back to the digits and the caret before the last change; a second time takes that back.
  case undo
}

/// What an edit came to.
public enum DigitEditOutcome: Equatable, Sendable {
  /// The digits changed.
  case changed
  /// Only the caret moved.
  case moved
  /// There was nothing to do.
  case unchanged
  /// The caret is at the field's edge already.
  case atEdge(DigitFieldEdge)
  /// A separator was typed. It is part of how digits are drawn, so nothing had to be done.
  case swallowed
  /// Nothing was done, and the user should hear why.
  case rejected(DigitRejection)
}

/// An end of a field.
public enum DigitFieldEdge: Equatable, Sendable {
  /// Before the first digit.
  case start
  /// Behind the last digit.
  case end
}

/// Why a typed scalar did not go in.
public enum DigitRejection: Equatable, Sendable {
  /// It is neither a digit nor a separator.
  case notADigit
  /// No more digits fit; the number is how many do.
  case full(capacity: Int)
  /// There is no memory to keep it in.
  case noMemory
}

/// What became of digits that were put in at once.
public struct DigitInsertion: Equatable, Sendable {
  /// How many went in.
  public let inserted: Int
  /// How many did not fit.
  public let dropped: Int
}
