/// A text to be found in fields of notes, and the text that takes its place, as they are typed.
public struct FindReplaceRequest: Hashable, Codable, Sendable {
  /// The text that is looked for, or a regular expression.
  public var search: String
  /// The text for each match. For an expression `$1`, `${1}`, `$name` and `${name}` stand in it for
  /// the text of a group, and `$$` for a dollar sign.
  public var replacement: String
  /// True if `search` is a regular expression.
  public var isExpression: Bool
  /// True if capital and small letters differ.
  public var matchesCase: Bool
  /// The name of the field that is searched, in either case; nil for all fields.
  public var field: String?

  /// True if the tags are searched, each by itself, and not the fields.
  public var isOfTags: Bool

  /// A plain text in all fields; capital and small letters are the same by default.
  public init(
    _ search: String,
    by replacement: String,
    isExpression: Bool = false,
    matchesCase: Bool = false,
    field: String? = nil,
    isOfTags: Bool = false
  ) {
    self.search = search
    self.replacement = replacement
    self.isExpression = isExpression
    self.matchesCase = matchesCase
    self.field = field
    self.isOfTags = isOfTags
  }
}
