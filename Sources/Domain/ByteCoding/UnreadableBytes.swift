/// The reason why bytes are not what they should be.
public enum UnreadableBytes: Error, Hashable, Sendable {
  /// Something is longer than is allowed.
  case tooLong
  /// Something ends before it is complete.
  case truncated
  /// A tag has no meaning, or none at this point.
  case unknownTag
  /// A value is not among those that it can have.
  case invalid
}
