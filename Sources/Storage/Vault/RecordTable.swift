/// A table of records. In columns of their own are only values that an index must order.
///
/// In the database it is the table `record_` plus its name, with the columns `id`, `version`,
/// `content`, and its clear columns, all of them integers or NULL.
package struct RecordTable: Hashable, Sendable {
  /// The table's name. Part of the format.
  package let name: String
  /// The names of the clear columns, in the order of their values. Part of the format.
  package let clearColumns: [String]
  /// True if its ids are from the vault's one source of ids; false if they are hashes or numbers of
  /// its own.
  let hasGivenIDs: Bool

  /// Describes a table of the schema.
  package init(_ name: String, clear clearColumns: [String] = [], hasGivenIDs: Bool = true) {
    self.name = name
    self.clearColumns = clearColumns
    self.hasGivenIDs = hasGivenIDs
    sqlName = Self.quoted(Self.prefix + name)
    let clear = ["version"] + clearColumns.map(Self.quoted)
    sqlClear = (["id"] + clear).joined(separator: ", ")
    let columns = clear + ["content"]
    let marks = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
    sqlInsert = "INSERT INTO \(sqlName) (\(sqlClear), content) VALUES (\(marks))"
    // Each is asked for again and again, and there are 16 at most.
    sqlUpdates = (0..<1 << clearColumns.count).map { [sqlName] staying in
      let set = clearColumns.indices.filter { staying & 1 << $0 == 0 }
        .map { "\(Self.quoted(clearColumns[$0])) = ?\($0 + 3), " }
      return """
        UPDATE \(sqlName) SET version = ?2, \(set.joined())content = ?\(clearColumns.count + 3) \
        WHERE id = ?1
        """
    }
    sqlDelete = "DELETE FROM \(sqlName) WHERE id = ?"
    sqlFind = "SELECT \(sqlClear), content FROM \(sqlName) WHERE id = ?"
    sqlVersion = "SELECT version FROM \(sqlName) WHERE id = ?"
  }

  /// The prefix of every record table's name in the database.
  static let prefix = "record_"

  /// The quoted name for SQL.
  let sqlName: String
  /// All columns but the content, for SQL, the clear ones last.
  let sqlClear: String
  /// Inserts a record: the id, the version, the clear columns, the content.
  let sqlInsert: String
  /// Updates a record with the same values, but for those of clear columns that stay as they are: those
  /// whose bit is set in the index.
  let sqlUpdates: [String]
  /// Deletes a record.
  let sqlDelete: String
  /// Selects a record.
  let sqlFind: String
  /// Selects the version of a record.
  let sqlVersion: String

  /// Hashes the name, which identifies a table within a vault.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// A name quoted for SQL, whatever characters it has.
  package static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

/// The selection and order of a table's records.
package struct RecordSelection: Hashable, Sendable {
  /// The clear columns, or `id` or `version`, that must lie in a range. NULL lies in none.
  package var ranges: [String: ClosedRange<Int64>]
  /// The columns that order the records, by priority.
  package var order: [String]
  /// The greatest number of records; nil for all.
  package var limit: Int?

  /// Creates a selection; all records ordered by id by default.
  package init(
    _ ranges: [String: ClosedRange<Int64>] = [:],
    order: [String] = ["id"],
    limit: Int? = nil
  ) {
    self.ranges = ranges
    self.order = order
    self.limit = limit
  }
}
