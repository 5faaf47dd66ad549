/// Finds the word that was probably meant.
package enum NearestWord {
  /// The length of words that are compared; nobody mistypes a longer one.
  private static let longest = 40

  /// The word that is nearest to `word`; nil if none is near.
  ///
  /// - Parameter limit: the most letters to insert, leave out, replace or swap; about a third of
  ///   the word's where it is nil.
  package static func to(
    _ word: String,
    in words: some Sequence<String>,
    within limit: Int? = nil
  ) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    guard typed.count <= longest else { return nil }
    let near = words.map { other in
      (word: other, distance: distance(typed, Array(other.lowercased().unicodeScalars)))
    }.min { $0.distance < $1.distance }
    guard let near, near.distance <= limit ?? max(1, (typed.count + 1) / 3) else { return nil }
    return near.word
  }

  /// The number of letters to insert, leave out, replace or swap with their neighbour.
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
    var before: [Int] = []
    var last = Array(0...other.count)
    for row in 1...one.count {
      var next = [row]
      for column in 1...other.count {
        let isSame = one[row - 1] == other[column - 1]
        var cost = min(
          last[column] + 1,
          next[column - 1] + 1,
          last[column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}
