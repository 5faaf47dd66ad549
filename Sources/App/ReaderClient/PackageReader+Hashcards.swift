import ByteCoding
import ReaderProtocol

/// The database of hashcards, which is a SQLite file.
extension PackageReader {
  private static let mark = Array("SQLite format 3\0".utf8)

  /// True if a file can be such a database.
  static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// The entries of the review log of hashcards; the reader is one for `hashcards`.
  ///
  /// - Parameter database: the bytes of the database.
  func reviews(of database: [UInt8]) throws -> [HashcardsReview] {
    for start in stride(from: 0, to: database.count, by: Self.step) {
      let end = min(start + Self.step, database.count)
      try send(Frame(.chunk, Array(database[start..<end])))
    }
    try send(Frame(.end))
    var reviews: [HashcardsReview] = []
    try receive(.record, allowance(of: database.count)) { frame in
      reviews += try ReaderFailure.decoding { () throws(UnreadableBytes) in
        try HashcardsReview.all(in: frame)
      }
    }
    return reviews
  }
}
