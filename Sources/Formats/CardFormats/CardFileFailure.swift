/// The reason why a file can't be read as cards at all. Nothing of its content is part of it.
package enum CardFileFailure: Error, Equatable, Sendable {
  /// It is of a format that no card can be read from, and that has words of its own.
  case explained(ExplainedCardFile)
  /// It is none of the formats.
  case unknownFormat
  /// It is larger than this many bytes, or unpacks to more.
  case tooLarge(limit: Int)
  /// It is not text in UTF-8.
  case notUTF8
  /// It ends too soon or is not written as its format asks; the offset in bytes where that shows.
  case broken(at: Int)
  /// Its JSON is nested too deeply.
  case tooDeep
  /// The archive can't be unpacked.
  case brokenArchive
  /// The archive is of another program.
  case otherArchive
  /// Guarded memory failed while a card was read.
  case noMemory
}

/// A format that is explained, as a value that can be compared.
package struct ExplainedCardFile: Equatable, Sendable {
  /// The format.
  package let format: any ExplainedCardFormat

  /// Keeps the format.
  package init(_ format: any ExplainedCardFormat) {
    self.format = format
  }

  package static func == (one: ExplainedCardFile, other: ExplainedCardFile) -> Bool {
    type(of: one.format) == type(of: other.format)
  }
}
