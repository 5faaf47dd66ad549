package import Secrets

/// A word that takes rows of a list behind it, as in "mark 3 5-9" and "mark all".
package struct LineModeRows<Action: Sendable>: Sendable {
  /// The word.
  package let word: String
  /// The words for what it does.
  package let label: String
  /// The number of rows that can be named.
  package let count: Int
  /// The effect on rows, counted from 0.
  package let reaction: @Sendable ([Range<Int>]) -> ChoiceAction<Action>

  /// A word for rows.
  package init(
    _ word: String,
    _ label: String,
    count: Int,
    _ reaction: @escaping @Sendable ([Range<Int>]) -> ChoiceAction<Action>
  ) {
    self.word = word
    self.label = label
    self.count = count
    self.reaction = reaction
  }

  /// The same word with other actions in the place of its own.
  package func map<Other>(_ change: @escaping @Sendable (Action) -> Other) -> LineModeRows<Other> {
    let reaction = reaction
    return LineModeRows<Other>(word, label, count: count) { reaction($0).map(change) }
  }

  /// The rows that a line names.
  package enum Reading: Equatable {
    case rows([Range<Int>])
    /// It begins with the word and does not go on with rows of the list.
    case refused
  }

  /// The reading of a line; nil if it does not begin with the word.
  package func reading(of line: SecretBuffer) -> Reading? {
    guard let words = line.words(after: word) else { return nil }
    guard words != ["all"] else { return .rows([0..<count]) }
    let rows = words.map { self.rows(in: $0) }
    guard !rows.isEmpty, rows.allSatisfy({ $0 != nil }) else { return .refused }
    return .rows(rows.compactMap(\.self))
  }

  /// The rows of "3" or "5-9".
  private func rows(in word: String) -> Range<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first >= 1, first <= last, last <= count
    else { return nil }
    return first - 1..<last
  }
}

extension SecretBuffer {
  /// The words behind a first word, with or without a slash before it; nil if the line begins with
  /// another one. Lines are made strings only here, where they begin with a word of our own.
  fileprivate func words(after first: String) -> [String]? {
    var rest = scalars.lazy.map(\.narrow).drop { $0 == " " }.makeIterator()
    var scalar = rest.next()
    if scalar == "/" { scalar = rest.next() }
    for wanted in first.unicodeScalars {
      guard scalar == wanted else { return nil }
      scalar = rest.next()
    }
    guard scalar == nil || scalar == " " else { return nil }
    var words: [String] = [""]
    while let next = rest.next() {
      if [" ", ",", "\u{3001}"].contains(next) {
        words.append("")
      } else {
        words[words.count - 1].unicodeScalars.append(next)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
