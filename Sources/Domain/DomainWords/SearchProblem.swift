package import SearchLanguage
package import Wording

/// What is wrong with a search, as it is told to the user.
package struct SearchProblem: Error, Hashable, Sendable {
  /// The sentence.
  package let phrase: Phrase
  /// The characters that it is about, as Unicode scalars from the beginning of the search; nil for the
  /// whole search.
  package let range: Range<Int>?

  /// True if something is not closed, which may still come while the search is typed.
  package let isUnclosed: Bool

  /// A problem with its sentence.
  package init(_ phrase: Phrase, at range: Range<Int>?, isUnclosed: Bool = false) {
    (self.phrase, self.range, self.isUnclosed) = (phrase, range, isUnclosed)
  }

  /// The part of the search that it is about, with marks for a line below it; nil for the whole search.
  ///
  /// - Parameters:
  ///   - columns: the room.
  ///   - width: the columns of a character; nil for one that is not shown.
  package func excerpt(
    of search: String,
    columns: Int,
    width: (Unicode.Scalar) -> Int?
  ) -> SearchExcerpt? {
    range.map { SearchExcerpt(of: search, marking: $0, columns: columns, width: width) }
  }

  /// An error of the language.
  package init(_ error: SearchError) {
    let isUnclosed = [.unclosedGroup, .unclosedQuotes].contains(error.reason)
    self.init(error.phrase, at: error.range, isUnclosed: isUnclosed)
  }
}
