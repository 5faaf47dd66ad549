/// The argument of a key: the grammar of what stands behind the colon, and the term that is made of it.
package enum SearchArgument: Sendable {
  /// A text with wildcards, or a word in lower case that has a meaning of its own.
  case pattern(@Sendable (SearchPattern) -> SearchTerm, or: KeyValuePairs<String, SearchTerm> = [:])
  /// A text as it is written, in which neither wildcards nor a backslash have a meaning.
  case verbatim(@Sendable (String) -> SearchTerm)
  /// A text in which wildcards have no meaning.
  case plain(@Sendable (String) -> SearchTerm)
  /// A regular expression.
  case regex(@Sendable (String) -> SearchTerm)
  /// A tag with wildcards, `none`, or `re:` or `nc:` and a tag.
  case tag
  /// The number of a template, counted from 1, or its name with wildcards.
  case template
  /// A flag, 0 to 7.
  case flag
  /// A state by its name.
  case state
  /// A property, a comparison and an operand.
  case property
  /// A number of days; a smaller one than the least counts as that.
  case days(least: UInt32, @Sendable (UInt32) -> SearchTerm)
  /// A number of days, and a button behind a colon if one is wanted.
  case answers
  /// A whole number of 64 bits with a sign.
  case id(@Sendable (Int64) -> SearchTerm)
  /// Whole numbers with commas between them.
  case ids(@Sendable (String) -> SearchTerm)
  /// A note type's number, a comma and a text.
  case duplicates

  /// The word that finds notes without tags.
  static let noTags = "none"
  /// The flags.
  static let flags: ClosedRange<UInt8> = 0...7
  /// The buttons of an answer.
  static let buttons: ClosedRange<UInt8> = 1...4

  /// The words that have a meaning of their own.
  package var words: [String] {
    switch self {
    case .pattern(_, let words): words.map(\.key)
    case .tag: [Self.noTags]
    case .flag: Self.flags.map(String.init)
    case .state: SearchState.allCases.map(\.rawValue)
    case .property: SearchPropertyName.allCases.map(\.rawValue)
    case .verbatim, .plain, .regex, .template, .days, .answers, .id, .ids, .duplicates: []
    }
  }
}
