import Foundation
import Testing

/// The facts of the repository, for the suites that compare them with what is packaged.
enum PackagingSource {
  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: PackagingRun.root.appending(path: path), encoding: .utf8)
  }

  /// The version of the program.
  static func version() throws -> String {
    let found = try text("Sources/cardcase/Version.swift").firstMatch(of: /current = "(.+)"/)
    return String(try #require(found).1)
  }
}
