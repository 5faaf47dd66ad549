package import Wording

/// The reason why a file can't be read as flashcards at all.
package enum DeckFileFailure: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty
  /// A line, counted from 1, is not UTF-8.
  case notUTF8(line: Int)
  /// It is in none of the formats.
  case unknownFormat
  /// It can't be read, for the reason that its format gives.
  case unreadable(Phrase)
}
