/// A reason why a line is none of the configuration's language.
package enum SyntaxProblem: Error, Hashable, Sendable {
  /// Bytes that are no UTF-8, or control characters.
  case notText
  /// Neither a table, nor a key with a value, nor a comment.
  case notALine
  /// A table's name that is not closed, or has other than letters, digits, `-` and `_`.
  case tableName
  /// A table that an earlier line has begun.
  case tableTwice(line: Int)
  /// A key with other than letters, digits, `-` and `_`.
  case keyName
  /// A key that an earlier line of the table has set.
  case keyTwice(line: Int)
  /// No value, or one of a kind that is not read.
  case value
  /// A string without an end.
  case openString
  /// A backslash with another letter behind it than those that are read.
  case escape
  /// A number that is too large.
  case number
  /// An array without an end, or of other things than strings.
  case array
  /// More behind the value than a comment.
  case rest
}
