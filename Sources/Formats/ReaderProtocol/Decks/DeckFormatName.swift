/// A format of flashcards that notes are read from, the first that counts first. The raw values are part
/// of no file: the reader and the program are installed together.
package enum DeckFormatName: UInt8, CaseIterable, Sendable {
  /// A JSON array of objects with `prompt` and `answer`.
  case json = 1
  /// The Markdown of hashcards.
  case hashcards = 2
  /// Fields between separators, with Anki's headers or without any.
  case separated = 3
}
