import Wording

@testable import manual_pages

/// A table in a document with a selection of keys, in its own words. The first cell of each row begins
/// with a comment that names the actions; the keys behind it are made from the key tables. A number
/// behind a name says how many of the action's keys are told, the most useful first.
///
/// `| <!-- wallet.move-up:2 wallet.move-down:2 --> ... | move |`
struct KeySelection {
  /// A row that names an action that no screen has, or none.
  struct NoSuchAction: Error {
    let name: String
  }

  let lines: [String]

  /// The lines with the keys as they are.
  func filled() throws -> [String] {
    try lines.map { line in
      guard let match = line.wholeMatch(of: /\| <!-- (.+?) --> (.*?) \| (.*)/) else {
        // The head of the table.
        guard line.contains("---") || line == lines.first else { throw NoSuchAction(name: line) }
        return line
      }
      let keys = try match.1.split(separator: " ").flatMap { try Self.keys(String($0)) }
      let cell = keys.map { "`\($0)`" }.joined(separator: " ")
      return "| <!-- \(match.1) --> \(cell) | \(match.3)"
    }
  }

  private static func keys(_ name: String) throws -> [String] {
    let parts = name.split(separator: ":").map(String.init)
    guard let row = KeyLists.row(parts[0], Wording()) else { throw NoSuchAction(name: name) }
    return Array(row.keys.prefix(parts.count > 1 ? Int(parts[1]) ?? 0 : row.keys.count))
  }
}
