/// The words of a search, of which a text must have every one. Case, accents and width make no
/// difference.
package struct SearchWords: Sendable {
  /// The folded words.
  package let words: [String]

  /// Splits a search at white space.
  package init(_ search: some StringProtocol) {
    words = TextFolding.fold(search).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// True if nothing is searched for.
  package var isEmpty: Bool { words.isEmpty }

  /// True if one of the texts has each word.
  package func match(_ texts: String...) -> Bool { match(texts) }

  /// True if one of the texts has each word.
  package func match(_ texts: [String]) -> Bool {
    let folded = texts.map { TextFolding.fold($0) }
    return words.allSatisfy { word in folded.contains { $0.contains(word) } }
  }
}
