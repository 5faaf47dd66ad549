package import Flashcards

/// The registry of formats that notes are written in: a new one is a type and a row here.
package enum DeckWritingRegistry {
  /// Every format there is. Where a file's name has no ending, the first is meant.
  package static let formats: [any WritableDeckFormat] = [SeparatedTextExport()]
}

/// A format that notes are written in.
package protocol WritableDeckFormat: Sendable {
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
    let wanted = ending?.lowercased() ?? DeckWritingRegistry.formats.first?.fileEndings.first
    guard let wanted,
      let format = DeckWritingRegistry.formats.first(where: { $0.fileEndings.contains(wanted) })
    else { return nil }
    self.format = format
    self.ending = wanted
  }

  /// Begins a file.
  package func writer() -> any DeckWriter { format.writer(ending: ending) }
}
