package import SearchLanguage
package import Wording

extension SearchError {
  /// The sentence for the user: the word that was meant, or else what to write.
  package var phrase: Phrase { reason.hint?.phrase ?? reason.phrase }
}

extension SearchHint {
  /// The sentence that tells the word that was meant.
  package var phrase: Phrase {
    .searchInstead(meant: meant, written: SearchError.Reason.shortened(written))
  }
}

extension SearchError.Reason {
  /// The sentence that tells what to write.
  fileprivate var phrase: Phrase {
    switch self {
    case .misplaced(let word): .searchMisplaced(word: word.rawValue)
    case .emptyGroup: .searchEmptyGroup
    case .unopenedGroup: .searchUnopenedGroup
    case .unclosedGroup: .searchUnclosedGroup
    case .emptyQuotes: .searchEmptyQuotes
    case .unclosedQuotes: .searchUnclosedQuotes
    case .missingKey: .searchMissingKey
    case .unknownEscape: .searchUnknownEscape
    case .oneOf(let words, _, let key):
      .searchOneOf(key: Self.shortened(key), words: words.joined(separator: ", "))
    case .notWhole(let key): .searchNotWhole(key: Self.shortened(key))
    case .outside(let range, _, let key):
      .searchOutside(
        low: "\(range.lowerBound)",
        high: "\(range.upperBound)",
        key: Self.shortened(key)
      )
    case .notANumber(let key): .valueNeeded(name: Self.shortened(key), example: "0.9")
    case .ids(let key): .valueNeeded(name: key, example: "1234567890123,1234567890124")
    case .missingName(let key): .valueNeeded(name: key, example: "v=1")
    case .duplicates(let key): .valueNeeded(name: key, example: "1234567890123,dog")
    case .tooDeep(let most): .searchTooDeep(most: "\(most)")
    case .tooLong(let most): .lineModeTooLong(most)
    }
  }

  /// A part of a search within a sentence.
  fileprivate static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
