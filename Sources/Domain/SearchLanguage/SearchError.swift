/// The place and the reason of something in a search that can't be understood.
package struct SearchError: Error, Hashable, Sendable {
  /// The reason.
  package enum Reason: Hashable, Sendable {
    /// An `and` or an `or` that does not stand between two terms.
    case misplaced(Connective)
    /// Brackets with nothing between them.
    case emptyGroup
    /// A closing bracket without an opening one.
    case unopenedGroup
    /// An opening bracket without a closing one.
    case unclosedGroup
    /// Quotation marks with nothing between them.
    case emptyQuotes
    /// A quotation mark without a second one.
    case unclosedQuotes
    /// A colon with no key before it.
    case missingKey
    /// A backslash before a character that needs none, or before nothing.
    case unknownEscape
    /// Something else than one of these words or signs, with the word that is written.
    case oneOf([String], written: String, behind: String)
    /// No whole number.
    case notWhole(behind: String)
    /// A whole number outside of a range, or, where the range is short, no whole number either.
    case outside(ClosedRange<Int64>, written: String, behind: String)
    /// No number.
    case notANumber(behind: String)
    /// Something else than digits and commas.
    case ids(behind: String)
    /// No key of the custom data.
    case missingName(behind: String)
    /// No comma in the search for duplicates.
    case duplicates(behind: String)
    /// More groups within one another than are taken, which is so many.
    case tooDeep(most: Int)
    /// More characters than are taken, which is so many.
    case tooLong(most: Int)
  }

  /// A word between two terms.
  package enum Connective: String, Hashable, Sendable, CaseIterable {
    case and, or
  }

  /// The reason. What stands `behind` something has the key, for a property with its name and
  /// comparison: `prop:ivl>`.
  package let reason: Reason
  /// The characters that it is about, as Unicode scalars from the beginning of the search.
  package let range: Range<Int>
}
