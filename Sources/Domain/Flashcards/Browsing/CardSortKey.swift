/// A key by which a browser sorts its rows.
///
/// The raw values are stored, and never change.
public enum CardSortKey: String, Codable, CaseIterable, Sendable {
  /// The time at which the note was made; the newest first. The order of a browser without a choice.
  case added
  /// The time at which the card was made; the newest first.
  case created
  /// The name of the card's deck.
  case deck
  /// The time at which the card is due, then new cards by their position, then suspended ones.
  case due
  /// The interval; the longest first.
  case interval
  /// Anki's ease, of cards that have one; the lowest first.
  case ease
  /// The stability, the difficulty and the retrievability, of cards that have a memory; the lowest first.
  case stability, difficulty, retrievability
  /// The number of lapses and of reviews; the most first.
  case lapses, reviews
  /// The position of new cards.
  case position
  /// The flag; the highest first.
  case flag
  /// New, learning, review, relearning, suspended, buried.
  case state
  /// The time at which the note was edited last; the newest first.
  case edited
  /// The name of the note's type.
  case noteType
  /// The text of the note's tags; without tags last.
  case tags
  /// The first lines of the card's question and of its answer; without text last.
  case question, answer
}
