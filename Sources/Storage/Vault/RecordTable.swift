/// A table of records.
///
/// In the database it is the table `record_` plus its name, with the columns `id` and `version`, those
/// that indexes order, all of them integers or NULL, and the others: `content` alone, or one for each
/// value.
package struct RecordTable: Hashable, Sendable {
  /// The table's name. Part of the format.
  package let name: String
  /// The names of the columns that indexes order, in the order of their values. Part of the format.
  package let indexedColumns: [String]
  /// The names of the other columns, likewise.
  package let columns: [String]
  /// The number of columns at the end that a later format added. Rows that were kept as bytes before lack
  /// some of them.
  package let laterColumns: Int
  /// True if its ids are from the vault's one source of ids; false if they are hashes or numbers of
  /// its own.
  let hasGivenIDs: Bool

  /// Describes a table of the schema.
  package init(
    _ name: String,
    indexed indexedColumns: [String] = [],
    columns: [String] = [Self.content],
    laterColumns: Int = 0,
    hasGivenIDs: Bool = true
  ) {
    self.name = name
    self.indexedColumns = indexedColumns
    self.columns = columns
    self.laterColumns = laterColumns
    self.hasGivenIDs = hasGivenIDs
    sqlName = Self.quoted(Self.prefix + name)
    let indexed = ["version"] + indexedColumns.map(Self.quoted)
    let all = ["id"] + indexed + columns.map(Self.quoted)
    sqlColumns = all.joined(separator: ", ")
    let marks = (1...all.count).map { "?\($0)" }.joined(separator: ", ")
    sqlInsert = "INSERT INTO \(sqlName) (\(sqlColumns)) VALUES (\(marks))"
    let others = columns.enumerated().map { index, column in
      "\(Self.quoted(column)) = ?\(indexedColumns.count + 3 + index)"
    }
    // Each is asked for again and again, and there are 16 at most.
    sqlUpdates = (0..<1 << indexedColumns.count).map { [sqlName] staying in
      let set = indexedColumns.indices.filter { staying & 1 << $0 == 0 }
        .map { "\(Self.quoted(indexedColumns[$0])) = ?\($0 + 3), " }
      return """
        UPDATE \(sqlName) SET version = ?2, \(set.joined())\(others.joined(separator: ", ")) \
        WHERE id = ?1
        """
    }
    sqlDelete = "DELETE FROM \(sqlName) WHERE id = ?"
    sqlFind = "SELECT \(sqlColumns) FROM \(sqlName) WHERE id = ?"
    sqlVersion = "SELECT version FROM \(sqlName) WHERE id = ?"
  }

  /// The prefix of every record table's name in the database.
  static let prefix = "record_"
  /// The column of records that are decoded as a whole.
  package static let content = "content"

  /// The quoted name for SQL.
  let sqlName: String
  /// All columns, for SQL: the id, the version, those that indexes order, the others.
  let sqlColumns: String
  /// Inserts a record: the values of these columns.
  let sqlInsert: String
  /// Updates a record with the same values, but for those of indexed columns that stay as they are: those
  /// whose bit is set in the index.
  let sqlUpdates: [String]
  /// Deletes a record.
  let sqlDelete: String
  /// Selects a record.
  let sqlFind: String
  /// Selects the version of a record.
  let sqlVersion: String

  /// True if its records are decoded as a whole.
  package var hasContent: Bool { columns == [Self.content] }

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
  /// The indexed columns, or `id` or `version`, that must lie in a range. NULL lies in none.
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
