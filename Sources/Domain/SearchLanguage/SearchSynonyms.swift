/// Words that people write in place of those that a search takes.
enum SearchSynonyms {
  private static let keyRows: KeyValuePairs<SearchKey, [String]> = [
    .deck: ["stack", "subdeck"],
    .tag: ["label"],
    .note: ["type", "notetype", "model"],
    .card: ["template"],
    .preset: ["options"],
    .flag: ["color", "colour"],
    .state: ["state", "status"],
    .property: ["property"],
    .added: ["created"],
    .edited: ["modified", "changed"],
    .introduced: ["learned", "learnt"],
    .rated: ["answered", "reviewed", "studied"],
    .regex: ["regex", "regexp"],
    .words: ["word"],
    .duplicates: ["duplicate", "duplicates"],
  ]

  private static let stateRows: KeyValuePairs<SearchState, [String]> = [
    .new: ["unseen", "added"],
    .review: ["reviewed", "young", "mature"],
    .learn: ["learned", "learning", "relearn", "relearning"],
    .due: ["overdue", "today"],
    .buried: ["hidden"],
    .suspended: ["paused"],
  ]

  private static let propertyRows: KeyValuePairs<SearchPropertyName, [String]> = [
    .interval: ["interval", "intervals", "days"],
    .answers: ["answers", "reviews", "repetitions"],
    .lapses: ["forgotten"],
    .ease: ["factor"],
    .position: ["position"],
    .rated: ["answered"],
    .rescheduled: ["rescheduled"],
    .stability: ["stability"],
    .difficulty: ["difficulty"],
    .retrievability: ["retrievability", "recall"],
  ]

  private static let comparisonRows: KeyValuePairs<SearchProperty.Comparison, [String]> = [
    .different: ["≠"],
    .atMost: ["≤"],
    .atLeast: ["≥"],
  ]

  /// The keys, by other words for them.
  static let keys = words(keyRows)

  /// The states, names of properties and comparisons, by other words for them. None of these means
  /// different ones.
  static let arguments = words(stateRows)
    .merging(words(propertyRows)) { first, _ in first }
    .merging(words(comparisonRows)) { first, _ in first }

  /// The numbers of flags, by their colours.
  static let flags: [String: String] = [
    "none": "0", "red": "1", "orange": "2", "green": "3", "blue": "4", "pink": "5",
    "turquoise": "6", "purple": "7",
  ]

  /// The other words for one, by the table that has them.
  static func others(for word: String, in table: [String: String]) -> [String] {
    table.filter { $0.value == word }.map(\.key)
  }

  private static func words<Word: RawRepresentable<String>>(
    _ rows: KeyValuePairs<Word, [String]>
  ) -> [String: String] {
    var words: [String: String] = [:]
    for (word, others) in rows {
      for other in others { words[other] = word.rawValue }
    }
    return words
  }
}
