package import Flashcards
package import ReaderProtocol

/// Reads files of flashcards.
package enum DeckFile {
  /// Reads a file in the format that its content shows, whatever its name.
  ///
  /// - Parameters:
  ///   - wanted: the one format that the file may be of; nil for any.
  ///   - take: takes the records, one after another. What it throws ends the reading.
  package static func read(
    _ bytes: [UInt8],
    as wanted: FlashcardImportFormat? = nil,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) {
    let content = DeckFileContent(bytes)
    if (wanted ?? .history) == .history, HistoryText.recognizes(content) {
      return try HistoryText.read(content, take)
    }
    guard !content.bytes.allSatisfy(\.isBlank) else { throw .empty }
    guard let format = DeckReadingRegistry.format(of: content, wanted) else {
      throw content.unrecognized(as: wanted)
    }
    try take(.endOfNotes(format.read(content, take)))
  }
}

/// The registry of formats that notes are read from: a new one is a type and a row here.
package enum DeckReadingRegistry {
  /// Every format there is. Where a file is of several, the first counts.
  package static let formats: [any ReadableDeckFormat] = [
    JSONNotes(), HashcardsMarkdown(), SeparatedText(),
  ]

  /// A file's format; nil where it is of none, or not of the one that is wanted.
  static func format(
    of content: DeckFileContent,
    _ wanted: FlashcardImportFormat? = nil
  ) -> (any ReadableDeckFormat)? {
    formats.first { (wanted ?? $0.name) == $0.name && $0.recognizes(content) }
  }
}

/// A format that notes are read from, recognised by what a file holds, whatever its name.
package protocol ReadableDeckFormat: Sendable {
  /// The name.
  var name: FlashcardImportFormat { get }

  /// True if a file is of this format.
  func recognizes(_ content: DeckFileContent) -> Bool

  /// Hands on the notes of a file that was recognised and the lines that are none, as they come, and
  /// says what the file says of all notes.
  ///
  /// - Throws: `brokenJSON`, or what `take` throws.
  func read(
    _ content: DeckFileContent,
    _ take: (DeckFileRecord) throws(DeckFileFailure) -> Void
  ) throws(DeckFileFailure) -> ParsedDeck.Facts
}
