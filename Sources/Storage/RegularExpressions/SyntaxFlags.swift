/// The flags of `(?i)` and its like.
struct SyntaxFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let ignoresCase = SyntaxFlags(rawValue: 1)
  /// `^` and `$` match at the ends of lines too.
  static let matchesLines = SyntaxFlags(rawValue: 2)
  /// `.` matches a line feed too.
  static let dotMatchesLineFeed = SyntaxFlags(rawValue: 4)
  /// A repetition is lazy without `?`, and greedy with it.
  static let isLazy = SyntaxFlags(rawValue: 8)
  /// White space and comments in the pattern do not count.
  static let ignoresWhitespace = SyntaxFlags(rawValue: 16)
  static let unicode = SyntaxFlags(rawValue: 32)

  static let letters: [Unicode.Scalar: SyntaxFlags] = [
    "i": .ignoresCase, "m": .matchesLines, "s": .dotMatchesLineFeed, "U": .isLazy,
    "x": .ignoresWhitespace, "u": .unicode,
  ]
}
