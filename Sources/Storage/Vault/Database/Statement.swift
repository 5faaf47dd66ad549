import CSQLite

/// A compiled statement of a connection.
package final class Statement {
  private let handle: OpaquePointer
  /// The connection, which outlives its statements.
  private unowned let connection: Connection

  init(_ sql: String, in connection: Connection, isKept: Bool) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let code = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &handle, nil)
    guard code == SQLITE_OK else { throw connection.error(code) }
    guard let handle else { throw DatabaseError(SQLITE_MISUSE) }
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement to its end.
  package func run(_ arguments: [any DatabaseValue] = []) throws(DatabaseError) {
    try bind(arguments)
    defer { reset() }
    while try step() {}
  }

  /// The result of `body` for the first row; nil if there is none.
  package func first<R>(
    _ arguments: [any DatabaseValue] = [],
    _ body: (Row) throws -> R
  ) throws -> R? {
    try bind(arguments)
    defer { reset() }
    return try step() ? body(Row(statement: handle)) : nil
  }

  /// Passes the rows to `body` until it returns a value, and returns that; nil after the last row.
  package func firstResult<R>(
    _ arguments: [any DatabaseValue] = [],
    _ body: (Row) throws -> R?
  ) throws -> R? {
    try bind(arguments)
    defer { reset() }
    while try step() {
      if let result = try body(Row(statement: handle)) { return result }
    }
    return nil
  }

  /// Passes all rows to `body`.
  package func each(
    _ arguments: [any DatabaseValue] = [],
    _ body: (Row) throws -> Void
  ) throws {
    try bind(arguments)
    defer { reset() }
    while try step() { try body(Row(statement: handle)) }
  }

  private func bind(_ arguments: [any DatabaseValue]) throws(DatabaseError) {
    try connection.requireTransaction()
    for (index, argument) in zip(Int32(1)..., arguments) {
      let code = argument.bind(to: handle, at: index)
      guard code == SQLITE_OK else { throw connection.error(code) }
    }
  }

  /// False after the last row.
  private func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.failure(code)
    }
  }

  private func reset() {
    sqlite3_reset(handle)
    // What was bound is not kept longer than needed.
    sqlite3_clear_bindings(handle)
  }
}
