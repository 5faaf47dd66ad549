/// A search whose words match texts that have their characters in order, though not necessarily next
/// to each other: `stg` finds Settings. Case, accents and width make no difference.
///
/// A match is worth more the more of it are runs and beginnings of words, as in fzf.
package struct FuzzySearch: Sendable {
  /// The folded words.
  private let words: [[Unicode.Scalar]]

  /// The worth of a character that matches.
  private static let match = 16
  /// The additional worth of a character at the beginning of a word, and of one that follows the
  /// match before it.
  private static let (wordStart, run) = (10, 8)
  /// The cost of the first character between two matches, and of each further one.
  private static let (gap, furtherGap) = (3, 1)

  /// Splits a search at white space.
  package init(_ search: some StringProtocol) {
    words = SearchWords(search).words.map { Array($0.unicodeScalars) }
  }

  /// True if nothing is searched for: everything matches.
  package var isEmpty: Bool { words.isEmpty }

  /// The worth of the best match; nil if a word matches none of the texts.
  package func score(of text: FuzzyText) -> Int? {
    guard !words.isEmpty else { return 0 }
    var sum = 0
    for word in words {
      let own = Self.score(of: word, in: text.name)
      let other =
        text.others.contains { Self.occurs(word, in: $0) } ? word.count * Self.match : nil
      guard let best = [own, other].compactMap(\.self).max() else { return nil }
      sum += best
    }
    // Of names that match alike the shorter is meant.
    return sum * FuzzyText.longestName - text.name.count
  }

  /// The worth of a word in a text; nil if its characters are not there in order.
  private static func score(of word: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Int? {
    guard isSubsequence(word, of: text) else { return nil }
    // The best worth of the word so far where its last character matches at each place.
    var ending = [Int?](repeating: nil, count: text.count)
    for (index, scalar) in word.enumerated() {
      var next = [Int?](repeating: nil, count: text.count)
      // The best worth of what ends before a place, less the gap up to it.
      var before: Int?
      for place in text.indices {
        if text[place] == scalar {
          let own = match + (isWordStart(place, in: text) ? wordStart : 0)
          let previous = index == 0 ? 0 : best(before, place > 0 ? ending[place - 1] : nil)
          next[place] = previous.map { $0 + own }
        }
        before = best(
          before.map { $0 - furtherGap },
          place > 0 ? ending[place - 1].map { $0 - gap - run } : nil
        )
      }
      // A match right behind the one before it is a run.
      ending = next.map { $0.map { $0 + (index < word.count - 1 ? run : 0) } }
    }
    return ending.compactMap(\.self).max()
  }

  private static func best(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }

  private static func isSubsequence(_ word: [Unicode.Scalar], of text: [Unicode.Scalar]) -> Bool {
    var found = 0
    for scalar in text where found < word.count && scalar == word[found] { found += 1 }
    return found == word.count
  }

  private static func occurs(_ word: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { start in
      text[start] == word[0] && text[start..<start + word.count].elementsEqual(word)
    }
  }

  /// True if a character begins a word: what is before it is neither a letter nor a digit.
  private static func isWordStart(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
    guard place > 0 else { return true }
    let before = text[place - 1].properties
    return !before.isAlphabetic && before.numericType == nil
  }
}

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
