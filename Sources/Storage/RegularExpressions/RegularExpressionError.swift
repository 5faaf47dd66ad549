/// The reason why a pattern is no regular expression, and the place in it.
package struct RegularExpressionError: Error, Equatable, Sendable {
  package enum Reason: CaseIterable, Equatable, Sendable {
    /// A `(` without a `)`.
    case unclosedGroup
    /// A `)` without a `(`.
    case unopenedGroup
    /// A `[` without a `]`.
    case unclosedClass
    /// A range in brackets that ends before it begins, or has an end that is no character.
    case invalidRange
    /// `*`, `+`, `?` or `{}` with nothing before it.
    case nothingToRepeat
    /// A `{` after a character that no number and `}` follow.
    case invalidRepetition
    /// A `\` at the end, or digits that are missing after `\x`.
    case incompleteEscape
    /// A letter, or a character beyond ASCII, that means nothing after `\`.
    case unknownEscape
    /// A number after `\x` that is no Unicode scalar.
    case invalidCodePoint
    /// A name in `\p{}` that is no category, script or property.
    case unknownProperty
    /// Letters after `(?` that are no flags, or that stand there twice.
    case invalidFlags
    case invalidGroupName
    case duplicateGroupName
    /// `(?=`, `(?!`, `(?<=` or `(?<!`, for which no time linear in the text is known.
    case lookAround
    /// `\1`, for which no time linear in the text is known.
    case backReference
    /// Syntax that Anki has and this engine does not: `\<`, `\b{start}`, `(?R)`, and word
    /// boundaries with and without `(?-u)` in one pattern.
    case notSupported
    /// Under `(?-u)`, what could match a part of a character, or needs Unicode.
    case unicodeNeeded
    /// More scalars than `RegularExpression.maximumLength`.
    case tooLong
    /// Brackets in brackets beyond `PatternParser.maximumDepth`.
    case nestedTooDeeply
    /// More than the memory for one pattern, mostly by numbers of repetitions.
    case tooLarge
  }

  package let reason: Reason

  /// The place in the pattern, in Unicode scalars. Nil where the reason is about the whole pattern.
  package let place: Range<Int>?

  package init(_ reason: Reason, at place: Range<Int>? = nil) {
    self.reason = reason
    self.place = place
  }
}
