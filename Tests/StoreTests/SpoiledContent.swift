import Secrets
import Testing

@testable import Vault

/// Content of records that means nothing, as a faulty program could have written it: a stranger can't,
/// who has no key to the pages.
enum SpoiledContent: String, CaseIterable {
  /// Not even a mark.
  case empty = "x''"
  /// A mark that no program makes.
  case unknownMark = "CAST(x'7F' || substr(content, 2) AS BLOB)"
  /// Zeros instead of what was encoded or sealed.
  case zeros = "CAST(substr(content, 1, 1) || zeroblob(length(content) - 1) AS BLOB)"
  /// The beginning alone.
  case cut = "substr(content, 1, 9)"

  /// The assignments for a note or a card, whose columns mean nothing then.
  private static let columns: [String: [SpoiledContent: String]] = [
    "note": [
      .empty: "formats = ''", .unknownMark: "formats = '99'", .zeros: "formats = char(0, 0)",
      .cut: "formats = substr(formats, 1, 1)",
    ],
    "flashcard": [
      .empty: "last_review = 1, last_zone = NULL", .unknownMark: "phase = 4", .zeros: "flag = 256",
      .cut: "placement = x'00'",
    ],
  ]

  /// The assignment that sets it in a table's rows.
  func assignment(in table: String) -> String {
    Self.columns[table]?[self] ?? "content = \(rawValue)"
  }

  /// True if no bytes can be read behind the mark, whatever they are.
  var hasNoMark: Bool { self == .empty || self == .unknownMark }
}

extension Vault {
  /// Spoils the content of records.
  ///
  /// - Parameter rows: the table's name without its prefix, and which of its rows.
  func spoil(_ rows: String, _ content: SpoiledContent, under key: VaultKey) throws {
    let parts = rows.split(separator: " ", maxSplits: 1)
    let condition = parts.count > 1 ? " \(parts[1])" : ""
    try write(under: key) { db in
      let assignment = content.assignment(in: String(parts[0]))
      try db.execute("UPDATE record_\(parts[0]) SET \(assignment)\(condition)")
      #expect(db.changes > 0)
    }
  }
}
