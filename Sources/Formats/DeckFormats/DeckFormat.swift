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

/// The format in which notes are written to a file, and the variant of it.
package struct DeckExport: Sendable {
  private let format: any WritableDeckFormat
  private let ending: String

  /// The format that the ending of a file's name asks for: the first one where it has none; nil for an
  /// ending that no format has.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    // A dot at the beginning hides a file.
    let ending = name.dropFirst().lastIndex(of: ".").map { name[name.index(after: $0)...] }
    let wanted = ending?.lowercased() ?? DeckFormatRegistry.writable.first?.fileEndings.first
    guard let wanted,
      let format = DeckFormatRegistry.writable.first(where: { $0.fileEndings.contains(wanted) })
    else { return nil }
    self.format = format
    self.ending = wanted
  }

  /// Begins a file.
  package func writer() -> any DeckWriter { format.writer(ending: ending) }
}
