/// A text that a fuzzy search looks at, folded once for many searches.
package struct FuzzyText: Sendable {
  /// The folded characters of the name.
  let name: [Unicode.Scalar]
  /// The folded characters of the other texts.
  let others: [[Unicode.Scalar]]

  /// The number of characters of a name that are looked at.
  static let longestName = 120

  /// Folds a text.
  ///
  /// - Parameters:
  ///   - name: the text to which matches belong first of all.
  ///   - others: further texts, in which a word must occur as a whole.
  package init(_ name: String, or others: [String] = []) {
    self.name = Array(TextFolding.fold(name).unicodeScalars.prefix(Self.longestName))
    self.others = others.map { Array(TextFolding.fold($0).unicodeScalars) }
  }
}
