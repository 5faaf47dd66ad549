/// An action in a field of text.
public enum FieldAction: Hashable, Sendable {
  /// Moves the caret by one character.
  case left, right
  /// Moves the caret to the beginning or to the end.
  case home, end
  /// Deletes the character before the caret or behind it.
  case deleteBefore, deleteAfter
  /// Deletes the word, or the part of it, before the caret.
  case deleteWord
  /// Deletes everything before the caret or behind it.
  case deleteToStart, deleteToEnd
  /// Restores the text and the caret before the last change; repeated, it redoes it.
  case undo
  /// Deletes the whole text.
  case clear
}
