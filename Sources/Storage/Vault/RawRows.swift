import GRDB
import GRDBSQLite
import Secrets

/// The current row of a statement, read through SQLite's C interface: there are hundreds of
/// thousands of records, and GRDB's conversions take longer than opening one does. In a damaged
/// file a column can have another type than the schema says; SQLite then converts it.
struct RawRow {
  fileprivate let statement: OpaquePointer

  /// The integer in a column; nil for NULL.
  func integer(_ column: Int) -> Int64? {
    let column = Int32(column)
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    return sqlite3_column_int64(statement, column)
  }

  /// The bytes in a column, empty for NULL. They belong to SQLite and are valid until the next row.
  func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    let column = Int32(column)
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }
}

extension Statement {
  /// Steps through the rows until the body returns a value, and returns that; nil after the last
  /// row.
  func firstRow<R>(
    _ arguments: StatementArguments = [],
    where body: (RawRow) throws -> R?
  ) throws -> R? {
    try setArguments(arguments)
    defer { sqlite3_reset(sqliteStatement) }
    while true {
      switch sqlite3_step(sqliteStatement) {
      case SQLITE_ROW:
        if let result = try body(RawRow(statement: sqliteStatement)) { return result }
      case SQLITE_DONE: return nil
      case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
      }
    }
  }

  /// The first row for a record's id, if there is one.
  func row<R>(of id: Int64, _ body: (RawRow) throws -> R) throws -> R? {
    defer { sqlite3_reset(sqliteStatement) }
    sqlite3_bind_int64(sqliteStatement, 1, id)
    switch sqlite3_step(sqliteStatement) {
    case SQLITE_ROW: return try body(RawRow(statement: sqliteStatement))
    case SQLITE_DONE: return nil
    case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
  }

  /// Steps through all rows.
  func eachRow(
    _ arguments: StatementArguments = [],
    _ body: (RawRow) throws -> Void
  ) throws {
    try firstRow(arguments) { row throws -> Never? in
      try body(row)
      return nil
    }
  }

  /// Runs the statement once with a record's header and then its box as arguments.
  func run(_ header: RecordHeader, _ box: SealedBox) throws {
    defer {
      sqlite3_reset(sqliteStatement)
      sqlite3_clear_bindings(sqliteStatement)
    }
    sqlite3_bind_int64(sqliteStatement, 1, header.id)
    sqlite3_bind_int64(sqliteStatement, 2, header.version)
    for (place, number) in zip(Int32(3)..., header.clear) {
      if let number { sqlite3_bind_int64(sqliteStatement, place, number) }
    }
    let bytes = box.bytes
    let code = bytes.withUnsafeBytes { bytes in
      // SQLite does not access the bytes any more once the statement has run.
      sqlite3_bind_blob(
        sqliteStatement,
        Int32(header.clear.count + 3),
        bytes.baseAddress,
        Int32(bytes.count),
        nil
      )
      return sqlite3_step(sqliteStatement)
    }
    guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }
}
