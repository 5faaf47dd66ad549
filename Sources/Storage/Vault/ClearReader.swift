import GRDB

/// Reads the clear columns of records within one transaction, without a key. They are authentic only
/// if the records themselves are then opened.
package struct ClearReader {
  let db: Database

  /// Lends the ids and clear columns of the records of a table, in order. As fast as SQLite if an
  /// index covers all these columns.
  package func each(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (_ id: Int64, _ clear: ClearValues) throws -> Void
  ) throws {
    let columns = (["id"] + table.clearColumns.map(RecordTable.quoted)).joined(separator: ", ")
    let (sql, arguments) = RecordReader.query(columns, of: table, selection)
    try db.makeStatement(sql: sql).eachRow(arguments) { row in
      try body(row.integer(0) ?? 0, ClearValues(row: row, offset: 1))
    }
  }
}

extension Vault {
  /// Reads clear columns in one transaction over a separate connection, so that the vault can be
  /// opened meanwhile.
  package func readClear<R>(_ body: (ClearReader) throws -> R) throws(VaultFailure) -> R {
    try readConcurrently { db in try body(ClearReader(db: db)) }
  }
}
