/// The registry of formats of flashcards: a new format is a type and a row here.
package enum DeckFormatRegistry {
  /// A format and its use.
  package enum Row: Sendable {
    /// Notes are read from it.
    case readable(any ReadableDeckFormat)
    /// Notes are read from it and written in it.
    case writable(any WritableDeckFormat)

    /// The format.
    package var format: any DeckFormat {
      switch self {
      case .readable(let format): format
      case .writable(let format): format
      }
    }
  }

  /// Every format there is. Where a file is of several, the first counts; where a file's name has no
  /// ending, the first that can be written is.
  package static let rows: [Row] = [
    .readable(JSONNotes()),
    .readable(HashcardsMarkdown()),
    .writable(SeparatedText()),
  ]

  /// The formats that notes are read from.
  package static let readable: [any ReadableDeckFormat] = rows.map { row in
    switch row {
    case .readable(let format): format
    case .writable(let format): format
    }
  }

  /// The formats that notes are written in.
  static let writable: [any WritableDeckFormat] = rows.compactMap { row in
    if case .writable(let format) = row { format } else { nil }
  }

  /// The row of a file's format; nil where it is of none.
  static func row(of content: DeckFileContent) -> Row? {
    rows.first { $0.format.recognizes(content) }
  }
}

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
