/// The result of an action in a field of text.
public enum FieldOutcome: Hashable, Sendable {
  /// An end of a text.
  public enum Edge: Hashable, Sendable {
    /// Before the first character.
    case start
    /// Behind the last character.
    case end
  }

  /// The text changed.
  case changed
  /// The caret moved, and nothing else.
  case moved
  /// There was nothing to do.
  case unchanged
  /// The caret is at that end of the text already.
  case atEdge(Edge)
  /// Nothing was typed, as no more characters fit.
  case full
}
