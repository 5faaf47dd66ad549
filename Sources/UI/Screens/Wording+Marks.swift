package import Wording

extension Wording {
  /// The numbers of cards that are marked and listed: "2 marked, 1 not shown, 7 cards".
  ///
  /// - Parameter cards: the number of cards that are listed, in words.
  package func listCount(_ cards: String, marked: Int, hidden: Int = 0) -> String {
    let parts = [
      marked > 0 ? self(.listMarked(count: String(marked))) : "",
      hidden > 0 ? self(.listMarkedHidden(count: String(hidden))) : "", cards,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: self(.listComma))
  }
}
