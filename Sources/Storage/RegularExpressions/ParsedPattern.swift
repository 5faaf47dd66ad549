/// A regular expression as it was parsed.
struct ParsedPattern: Sendable {
  /// The words whose characters and boundaries a pattern asks for.
  enum Words: Sendable {
    case none
    /// Unicode's.
    case unicode
    /// Boundaries of words of ASCII, under `(?-u)`.
    case ascii
  }

  let root: SyntaxNode
  let words: Words

  /// The number of groups that capture.
  let groupCount: Int

  /// The numbers of the groups that have a name.
  let groupNames: [String: Int]
}
