import ByteCoding
import Flashcards
import ReaderProtocol

/// Files of flashcards that are no packages.
extension PackageReader {
  private static let databaseMark = Array("SQLite format 3\0".utf8)

  /// True if a file can be the database of hashcards, which is one of SQLite.
  static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: databaseMark) }

  /// The entries of the review log of hashcards; the reader is one for `hashcards`.
  ///
  /// - Parameter database: the bytes of the database.
  func reviews(of database: [UInt8]) throws -> [HashcardsReview] {
    try send(file: database)
    var reviews: [HashcardsReview] = []
    try receive(.record, allowance(of: database.count)) { frame in
      reviews += try ReaderFailure.decoding { () throws(UnreadableBytes) in
        try HashcardsReview.all(in: frame)
      }
    }
    return reviews
  }

  /// The notes or the history in a text; the reader is one for `decksIn`.
  ///
  /// - Parameters:
  ///   - text: the bytes of the text.
  ///   - format: the one format that it may be of; nil for any.
  /// - Throws: `DeckFileFailure` or `ReaderFailure`.
  func deckFile(of text: [UInt8], as format: FlashcardImportFormat? = nil) throws -> ParsedDeckFile
  {
    let failure = { (frame: Frame) in
      try ReaderFailure.decoding { () throws(UnreadableBytes) in try DeckFileFailure(frame) }
    }
    try send(DeckReadRequest(format).frame, failure)
    try send(file: text, failure)
    var records = DeckRecordReader()
    var assembly = DeckFileAssembly()
    try receive(.record, allowance(of: text.count), failure) { frame in
      try Self.each(in: frame) { bytes throws(UnreadableBytes) in
        try records.next(&bytes)
      } _: { record in
        try assembly.take(record)
      }
    }
    return try ReaderFailure.decoding { () throws(UnreadableBytes) in try assembly.finish() }
  }

  /// Sends a file.
  private func send(
    file bytes: [UInt8],
    _ failure: (Frame) throws -> any Error = { try PackageReader.failure(in: $0) }
  ) throws {
    for start in stride(from: 0, to: bytes.count, by: Self.step) {
      let end = min(start + Self.step, bytes.count)
      try send(Frame(.chunk, Array(bytes[start..<end])), failure)
    }
    try send(Frame(.end), failure)
  }
}
