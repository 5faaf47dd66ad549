/// A format that flashcards or answers are read from. Of the formats of notes in a text the first that fits
/// counts. The raw values are in sealed sessions.
package enum FlashcardImportFormat: UInt8, CaseIterable, Codable, Sendable {
  /// One of Anki's packages.
  case package = 1
  /// A JSON array of objects with `prompt` and `answer`.
  case json = 2
  /// The Markdown of hashcards.
  case hashcards = 3
  /// Fields between separators, with Anki's headers or without any.
  case separated = 4
  /// The answers, with commas between their values.
  case history = 5
  /// The database of hashcards.
  case database = 6

  /// True for a format of texts.
  package var isText: Bool { self != .package && self != .database }

  /// The name as an argument of commands.
  package var argument: String {
    switch self {
    case .package: "anki"
    case .json: "json"
    case .hashcards: "markdown"
    case .separated: "text"
    case .history: "history"
    case .database: "hashcards"
    }
  }
}
