import TextSearch
package import Widgets

/// The completion of typed text to one of some names. Case, accents and width make no difference.
package struct Completion: Hashable, Sendable {
  /// The names that begin with what was typed, in their order.
  package let matches: [String]
  /// The longest beginning that all of them share; what was typed if there is none.
  package let text: String

  /// The completion of a text.
  package init(_ typed: String, among names: [String]) {
    let folded = TextFolding.fold(typed)
    let matches = names.filter { TextFolding.fold($0).hasPrefix(folded) }
    self.matches = matches
    guard let first = matches.first else {
      text = typed
      return
    }
    let shared = matches.dropFirst().reduce(Array(first)) { shared, name in
      Array(zip(shared, name).prefix { Self.isSame($0, $1) }.map(\.0))
    }
    let isLonger = shared.count >= typed.count
    text = isLonger ? String(shared) : typed
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || TextFolding.fold(String(one)) == TextFolding.fold(String(other))
  }
}

extension TextField {
  /// Completes the whole text, as far as names agree, with the caret at its end.
  ///
  /// - Returns: the names that it can still become; none where it is one already.
  package mutating func complete(among names: [String]) -> [String] {
    let completion = Completion(text, among: names)
    replace(0..<text.count, with: completion.text)
    return completion.matches == [completion.text] ? [] : completion.matches
  }

  /// True if the caret stands behind a character of a word.
  package var hasWordBeforeCaret: Bool {
    text.prefix(caret).last.map { !$0.isWhitespace } ?? false
  }

  /// Completes the word before the caret, as far as names agree. A blank follows one that is
  /// complete.
  ///
  /// - Returns: the names that it can still become; none where it is one already.
  package mutating func completeWord(among names: [String]) -> [String] {
    let before = text.prefix(caret)
    let start =
      before.lastIndex(where: \.isWhitespace).map(before.index(after:)) ?? before.startIndex
    let completion = Completion(String(before[start...]), among: names)
    guard !completion.matches.isEmpty else { return [] }
    let isWhole = completion.matches == [completion.text]
    let first = before.distance(from: before.startIndex, to: start)
    replace(first..<caret, with: completion.text + (isWhole ? " " : ""))
    return isWhole ? [] : completion.matches
  }

  /// Replaces characters, and leaves the caret behind what comes in their place.
  private mutating func replace(_ range: Range<Int>, with new: String) {
    guard new != String(text.dropFirst(range.lowerBound).prefix(range.count)) else {
      place(range.upperBound)
      return
    }
    remove(range)
    _ = insert(new)
  }
}
