/// A table of sealed records: what each one says is sealed, and clear are only the columns that an
/// index must order.
///
/// In the database it is the table `record_` and its name, with the columns `id`, `version`, `box`,
/// and its clear columns, all of them whole numbers or NULL.
package struct RecordTable: Hashable, Sendable {
  /// The table's name. Part of the format.
  package let name: String
  /// The names of the clear columns, in the order in which their values are given. Part of the format.
  package let clearColumns: [String]

  /// A table that the schema has.
  package init(_ name: String, clear clearColumns: [String] = []) {
    self.name = name
    self.clearColumns = clearColumns
    sqlName = Self.quoted(Self.prefix + name)
    let clear = ["version"] + clearColumns.map(Self.quoted)
    sqlClear = (["id"] + clear).joined(separator: ", ")
    let columns = clear + ["box"]
    let marks = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
    let changes = zip(columns, 2...).map { "\($0) = ?\($1)" }.joined(separator: ", ")
    sqlInsert = "INSERT INTO \(sqlName) (\(sqlClear), box) VALUES (\(marks))"
    sqlUpdate = "UPDATE \(sqlName) SET \(changes) WHERE id = ?1"
    sqlFind = "SELECT \(sqlClear), box FROM \(sqlName) WHERE id = ?"
    sqlVersion = "SELECT version FROM \(sqlName) WHERE id = ?"
  }

  /// What every record table's name begins with in the database.
  static let prefix = "record_"

  /// The table's name as SQL has it.
  let sqlName: String
  /// All columns but the box, as SQL has them, the clear ones last.
  let sqlClear: String
  /// Adds a record: the id, the version, the clear columns, the box.
  let sqlInsert: String
  /// Puts these in the place of a record's.
  let sqlUpdate: String
  /// Finds a record.
  let sqlFind: String
  /// Finds the version of a record.
  let sqlVersion: String

  /// Two tables of one name are the same, if they are of one vault.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// A name as SQL takes it, whatever it is made of.
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

/// Which records of a table are meant, and in which order.
package struct RecordSelection: Hashable, Sendable {
  /// The clear columns, or `id`, that must lie in a range. NULL lies in none.
  package var ranges: [String: ClosedRange<Int64>]
  /// The columns that order the records; those after the first where it is the same.
  package var order: [String]
  /// The greatest number of records; nil for all.
  package var limit: Int?

  /// All records by id, unless something else is said.
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
