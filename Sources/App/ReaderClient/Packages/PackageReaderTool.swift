package import ReaderProtocol

/// Files of flashcards through a reader, for tools and measurements that have no vault.
package enum PackageReaderTool {
  /// Reads a package.
  ///
  /// - Parameters:
  ///   - package: a descriptor of it.
  ///   - reader: the reader's executable file.
  ///   - scratchDirectory: the directory for its files without a name.
  ///   - take: takes each record. What it throws ends the reading.
  package static func read(
    _ package: Int32,
    with reader: ReaderProgram,
    scratchDirectory: String,
    _ take: (PackageRecord) throws -> Void
  ) throws {
    try PackageReader(reader, .packageIn, scratchDirectory: scratchDirectory).read(package, take)
  }

  /// Writes a package.
  ///
  /// - Parameters:
  ///   - records: gives records to what it is called with.
  ///   - take: takes the package's bytes, piece by piece.
  package static func write(
    with reader: ReaderProgram,
    scratchDirectory: String,
    _ records: ((PackageRecord) throws -> Void) throws -> Void,
    _ take: ([UInt8]) throws -> Void
  ) throws {
    try PackageReader(reader, .packageOut, scratchDirectory: scratchDirectory).write(records, take)
  }

  /// Reads a text of notes or of answers.
  package static func read(
    _ text: [UInt8],
    with reader: ReaderProgram
  ) throws -> ParsedDeckFile {
    try PackageReader(reader, .decksIn, scratchDirectory: "").deckFile(of: text)
  }
}
