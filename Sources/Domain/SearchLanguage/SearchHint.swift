import TextSearch

/// A word of a search, and the one that was probably meant.
package struct SearchHint: Hashable, Sendable {
  /// The word as it is written.
  package let written: String
  /// The word that was meant.
  package let meant: String

  /// The word among some that is meant by another one; nil if none is near.
  fileprivate init?(_ written: String, in words: [String], or synonyms: [String: String]) {
    let word = written.lowercased()
    let length = word.unicodeScalars.count
    // Words without a letter in common are not near.
    let limit = length < 6 ? min(1, length - 1) : 2
    guard let meant = synonyms[word] ?? NearestWord.to(word, in: words, within: limit),
      words.contains(meant)
    else { return nil }
    (self.written, self.meant) = (written, meant)
  }

  fileprivate init(_ written: String, meant: String) {
    (self.written, self.meant) = (written, meant)
  }
}

extension SearchError.Reason {
  /// The word that was meant in place of one that is not known; nil if none is near.
  package var hint: SearchHint? {
    switch self {
    case .oneOf(let words, let written, _):
      SearchHint(written, in: words, or: SearchSynonyms.arguments)
    case .outside(_, let written, SearchKey.flag.written):
      SearchHint(written, in: SearchArgument.flag.words, or: SearchSynonyms.flags)
    default: nil
    }
  }
}

extension SearchNode {
  /// The keys that were probably meant by names that no field has.
  package func hints(among names: SearchVocabulary) -> [SearchHint] {
    let fields = Set(names[.fields].map { $0.lowercased() + ":" })
    return unknownKeyHints.filter { !fields.contains($0.written.lowercased()) }
  }

  /// The keys that were probably meant by names of fields that are near them, with their colons.
  ///
  /// Where there is a field of such a name, it is meant.
  package var unknownKeyHints: [SearchHint] {
    let keys = SearchKey.allCases.map(\.rawValue)
    return terms.compactMap { term in
      guard case .field(let name, _) = term, let written = name.literal,
        let hint = SearchHint(written, in: keys, or: SearchSynonyms.keys)
      else { return nil }
      return SearchHint(written + ":", meant: hint.meant + ":")
    }
  }
}
