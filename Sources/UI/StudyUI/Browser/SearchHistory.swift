/// A walk through the searches that were made, in the line of a search. What was typed is kept, and is
/// there again at its end.
struct SearchHistory: Hashable, Sendable {
  /// The searches that are walked through, the newest first.
  private var searches: [String] = []
  /// The one that is shown; nil for what was typed.
  private var place: Int?
  /// What was typed before the first step.
  private var typed = ""

  /// Goes to the search before the one that is shown.
  ///
  /// - Parameters:
  ///   - text: the text of the line.
  ///   - history: the searches that were made, the newest first.
  /// - Returns: the text for the line; nil where there is none before.
  mutating func older(than text: String, in history: [String]) -> String? {
    if shown != text {
      // What is typed already is no step.
      (searches, place, typed) = (history.filter { $0 != text }, nil, text)
    }
    let next = place.map { $0 + 1 } ?? 0
    guard searches.indices.contains(next) else { return nil }
    place = next
    return searches[next]
  }

  /// Goes back to the search after the one that is shown, and from the newest to what was typed.
  ///
  /// - Parameter text: the text of the line.
  /// - Returns: the text for the line; nil where none was walked to, or it was changed since.
  mutating func newer(than text: String) -> String? {
    guard let shown, shown == text, let place else { return nil }
    self.place = place > 0 ? place - 1 : nil
    return self.shown ?? typed
  }

  /// The search that was walked to; nil for what was typed.
  private var shown: String? { place.map { searches[$0] } }
}
