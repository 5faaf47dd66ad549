import CSQLite

/// The current row of a statement. Columns count from 0; a value of another type is converted as SQLite
/// does.
package struct Row {
  let statement: OpaquePointer

  /// True if a column has no value.
  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  /// The integer in a column; nil for NULL.
  package func integer(_ column: Int) -> Int64? {
    let value = sqlite3_column_int64(statement, Int32(column))
    // NULL is read as 0.
    return value == 0 && isNull(column) ? nil : value
  }

  /// The integer in a column; 0 for NULL.
  package func integerOrZero(_ column: Int) -> Int64 {
    sqlite3_column_int64(statement, Int32(column))
  }

  /// The number in a column; nil for NULL.
  package func double(_ column: Int) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(statement, Int32(column))
  }

  /// The text in a column; nil for NULL.
  package func text(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(statement, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes in a column, empty for NULL. They belong to SQLite and are valid until the next row.
  package func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, Int32(column))
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }
}

extension Row {
  /// The number of columns.
  package var count: Int { Int(sqlite3_column_count(statement)) }

  /// The value in a column.
  package func value(_ column: Int) -> ColumnValue {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, Int32(column)))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, Int32(column)))
    case SQLITE_TEXT: .text(text(column) ?? "")
    case SQLITE_BLOB: .blob(Array(bytes(column)))
    default: .null
    }
  }
}
