import CSealedPages
import Foundation
import TestSupport

/// The files of a database in a directory of their own, as somebody who may write there changes them.
struct SealedFiles {
  /// Offsets in the database: `docs` of the C target's tree of tags.
  static let roots = Int(SEALED_PAGES_CLEAR_SIZE)
  static let groups = roots + 2 * page
  static let firstPage = groups + 2 * page
  /// Bytes of a page, and of a frame of the log.
  static let page = Int(SEALED_PAGES_PAGE_SIZE)
  static let frame = page + 24
  /// The offset in the log of its first frame.
  static let frames = 2 * page
  /// Pages whose tags lie before them in two blocks.
  static let groupPages = 253

  let directory: TemporaryDirectory
  var database: String { directory.path + "/words" }
  var log: String { database + "-wal" }

  init() throws { directory = try TemporaryDirectory(inMemory: true) }

  /// The contents of both files.
  struct Content: Equatable {
    var database: Data
    var log: Data
  }

  func content() throws -> Content {
    Content(
      database: try Data(contentsOf: URL(fileURLWithPath: database)),
      log: try Data(contentsOf: URL(fileURLWithPath: log))
    )
  }

  /// The places of all records: roots and tags in the database, and those at the beginning of the log.
  static func records(of content: Content) -> (database: [Range<Int>], log: [Range<Int>]) {
    let size = (groupPages + 2) * page
    let places =
      [roots, roots + page]
      + stride(from: groups, to: content.database.count, by: size).flatMap { [$0, $0 + page] }
    return (places.map { $0..<$0 + page }, [0..<page, page..<frames])
  }

  func put(_ content: Content) throws {
    try content.database.write(to: URL(fileURLWithPath: database))
    try content.log.write(to: URL(fileURLWithPath: log))
  }
}
