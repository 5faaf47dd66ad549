package import Flashcards
package import Wording

/// A file format, recognised by what a file holds, whatever its name.
package protocol DeckFormat: Sendable {
  /// True if a file is of this format.
  func recognizes(_ content: DeckFileContent) -> Bool
}

/// A format that notes are read from.
package protocol ReadableDeckFormat: DeckFormat {
  /// The name for the user.
  var name: Phrase { get }

  /// The notes of a file that was recognised.
  ///
  /// - Throws: `unreadable`.
  func read(_ content: DeckFileContent) throws(DeckFileFailure) -> ParsedDeck
}

/// A format that notes are written in, too.
package protocol WritableDeckFormat: ReadableDeckFormat {
  /// The endings of file names that ask for it, in lower case and without the dot.
  var fileEndings: [String] { get }

  /// Writes the notes that have cards, in their order, with the deck of their first card.
  ///
  /// - Parameters:
  ///   - deck: only notes with a card in this deck or one within it; nil for all.
  ///   - ending: the ending of the file's name, one of `fileEndings`.
  /// - Returns: UTF-8, and the number of notes in it.
  func write(_ collection: StudyCollection, deck: DeckName?, ending: String)
    -> (bytes: [UInt8], notes: Int)
}
