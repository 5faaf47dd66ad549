import TextSearch

/// The names and words that the term at the cursor can become.
package struct SearchCompletion: Hashable, Sendable {
  /// A name or a word that the term can become.
  package struct Candidate: Hashable, Sendable {
    /// The name as it is told.
    package let name: String
    /// The text for the place of `range`, quoted and with backslashes where the name needs them.
    package let insertion: String
    /// The place of the cursor then, as Unicode scalars from the beginning of the insertion.
    package let cursor: Int
  }

  /// The Unicode scalars of the search that a candidate replaces.
  package let range: Range<Int>
  /// The candidates: those that begin like what is typed, then those that have it, each in the order
  /// of the vocabulary, and then those that have another word for it.
  package let candidates: [Candidate]

  /// The candidates for the term at a cursor.
  ///
  /// Case, accents and width make no difference.
  ///
  /// - Parameters:
  ///   - cursor: Unicode scalars before the cursor.
  ///   - most: the most candidates.
  /// - Returns: nil if there are none.
  package init?(
    of search: String,
    cursor: Int,
    in vocabulary: SearchVocabulary,
    most: Int = 100
  ) {
    let text = SearchScanner.scalars(of: search)
    guard text.count <= SearchParser.longest, (0...text.count).contains(cursor),
      let place = SearchPlace(text, cursor: cursor)
    else { return nil }
    let typed = TextFolding.fold(SearchLiteral.plain(text[place.typed]))
    let options: [Option]
    if let key = place.key {
      guard let known = SearchKey(written: String(String.UnicodeScalarView(text[key]))) else {
        return nil
      }
      range = place.term
      options = Self.arguments(of: known, typed, vocabulary)
    } else {
      range = Self.keyRange(of: place, text)
      // A key that is quoted as a whole needs the whole term in its place.
      let isAlone =
        place.quotes == .none
        ? range.upperBound == place.term.upperBound
        : !place.isClosed
      options = Self.keys(vocabulary).filter { isAlone || !$0.insertion.hasPrefix("\"") }
    }
    let ranks = options.map { $0.rank(for: typed) }
    candidates = (0..<Option.ranks).flatMap { rank in
      options.indices.filter { ranks[$0] == rank }.map { options[$0].candidate }
    }
    .prefix(most)
    .map(\.self)
    if candidates.isEmpty { return nil }
  }

  /// The range that a key replaces: up to its colon, or to the cursor where there is none.
  private static func keyRange(of place: SearchPlace, _ text: [Unicode.Scalar]) -> Range<Int> {
    // Where the quotation mark has no second one, it goes.
    let start = place.quotes == .term && !place.isClosed ? place.term : place.typed
    let rest = place.typed.lowerBound..<place.term.upperBound
    let colon = SearchScanner.colon(text, in: rest)
    return start.lowerBound..<(colon.map { $0 + 1 } ?? place.typed.upperBound)
  }

  /// The keys, and the names of fields as keys.
  private static func keys(_ vocabulary: SearchVocabulary) -> [Option] {
    SearchKey.allCases.map { key in
      Option(
        key.written,
        others: SearchSynonyms.others(for: key.rawValue, in: SearchSynonyms.keys)
      )
    }
      + vocabulary[.fields].compactMap { name in
        SearchLiteral.key(ofField: name).map { Option(name + ":", insertion: $0) }
      }
  }

  /// The words and the names that a key takes.
  private static func arguments(
    of key: SearchKey,
    _ typed: String,
    _ vocabulary: SearchVocabulary
  ) -> [Option] {
    switch key.argument {
    case .property: return properties(behind: key.written, typed)
    case .flag:
      return key.argument.words.map { number in
        Option(
          number,
          insertion: key.written + number,
          others: SearchSynonyms.others(for: number, in: SearchSynonyms.flags)
        )
      }
    default:
      let names = key.names.map { vocabulary[$0] } ?? []
      return key.argument.words.map { word in
        Option(
          word,
          insertion: key.written + word,
          others: SearchSynonyms.others(for: word, in: SearchSynonyms.arguments)
        )
      }
        + names.compactMap { name in
          SearchLiteral.term(key, name).map { Option(name, insertion: $0) }
        }
    }
  }

  /// The names of properties, and the comparisons behind a whole name.
  private static func properties(behind key: String, _ typed: String) -> [Option] {
    let signs =
      SearchPropertyName.allCases.contains { $0.rawValue == typed && !$0.takesKey }
      ? SearchProperty.Comparison.signs.map { Option(typed + $0, insertion: key + typed + $0) } : []
    let names = SearchPropertyName.allCases.filter { $0.rawValue != typed }
    return signs
      + names.map { name in
        Option(
          name.rawValue,
          insertion: key + name.rawValue,
          others: SearchSynonyms.others(for: name.rawValue, in: SearchSynonyms.arguments)
        )
      }
  }

  /// A candidate with the other words by which it is found.
  private struct Option {
    let candidate: Candidate
    let others: [String]

    init(_ name: String, insertion: String? = nil, others: [String] = []) {
      let insertion = insertion ?? name
      // The argument comes before the mark that closes a quoted key.
      let end = insertion.hasSuffix(":\"") ? 1 : 0
      let length = insertion.unicodeScalars.count
      candidate = Candidate(name: name, insertion: insertion, cursor: length - end)
      self.others = others
    }

    var insertion: String { candidate.insertion }

    /// The number of ranks.
    static let ranks = 3

    /// The rank among candidates for what is typed, 0 for the first; nil for one that has nothing of
    /// it.
    func rank(for typed: String) -> Int? {
      let name = TextFolding.fold(candidate.name)
      if name.unicodeScalars.starts(with: typed.unicodeScalars) { return 0 }
      if name.contains(typed) { return 1 }
      let begins = others.contains {
        TextFolding.fold($0).unicodeScalars.starts(with: typed.unicodeScalars)
      }
      return begins ? 2 : nil
    }
  }
}
