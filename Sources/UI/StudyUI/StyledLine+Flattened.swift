import Flashcards

extension [StyledLine] {
  /// A side of a card on one line: its lines with a blank between them, without empty ones.
  var flattened: String {
    map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
