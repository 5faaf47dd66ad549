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

  /// Begins a file.
  ///
  /// - Parameter ending: the ending of the file's name, one of `fileEndings`.
  func writer(ending: String) -> any DeckWriter
}

/// Writes notes to a file, one after another.
package protocol DeckWriter {
  /// The number of notes so far.
  var count: Int { get }

  /// Adds a note.
  mutating func add(_ note: Note, in deck: DeckName)

  /// The file, in UTF-8 and in pieces.
  func finish() -> [[UInt8]]
}
