/// Reads files of flashcards.
package enum DeckFile {
  /// Reads a file in the format that its content shows, whatever its name.
  package static func read(_ bytes: [UInt8]) throws(DeckFileFailure) -> ParsedDeck {
    let content = DeckFileContent(bytes)
    guard !content.bytes.allSatisfy(\.isBlank) else { throw .empty }
    switch DeckFormatRegistry.row(of: content) {
    case .readable(let format): return try format.read(content)
    case .writable(let format): return try format.read(content)
    case nil: throw content.unrecognized
    }
  }
}
