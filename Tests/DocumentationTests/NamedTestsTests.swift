import Foundation
import TestSupport
import Testing

/// The tables that say by which test something is held, against the tests that there are.
@Suite("Tables of what holds a promise")
struct NamedTestsTests {
  /// The columns of a document's tables, and the fewest rows that they have together.
  static let documents = [("docs/threat-model.md", 4, 30), ("docs/memory-map.md", 5, 20)]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The rows of all tables in a text that have so many columns, but for their headings.
  private static func rows(_ text: String, columns: Int) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      guard line.hasPrefix("| "), !next.hasPrefix("|--") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == columns ? cells : nil
    }
  }

  @Test(
    "name tests that are there, in each row one or the reason why none can be",
    arguments: documents
  )
  func named(document: String, columns: Int, least: Int) throws {
    let tests = try TestIndex().names
    let rows = Self.rows(try Self.text(document), columns: columns)
    #expect(rows.count >= least)
    for row in rows {
      let last = row[columns - 1]
      let names = TestIndex.named(in: last)
      for name in names { #expect(tests.contains(name), "\(document): \(name)") }
      #expect(!names.isEmpty || last.hasPrefix("none: "), "\(row[0])")
      let rest = names.reduce(last) { $0.replacingOccurrences(of: $1, with: "") }
        .replacingOccurrences(of: "<br>", with: "")
      #expect(rest.isEmpty || last.contains("none: "), "\(document): \(rest)")
    }
  }
}
