import CSQLite

/// A function that statements call, on the arguments behind its number. It depends on nothing else.
package typealias StatementFunction = (StatementArguments) -> ColumnValue

/// The arguments of a function that a statement calls, while it runs. They count from 0.
package struct StatementArguments {
  fileprivate let count: Int
  fileprivate let values: UnsafeMutablePointer<OpaquePointer?>

  private func value(_ index: Int) -> OpaquePointer? {
    // The first one is the function's number.
    index + 1 < count ? values[index + 1] : nil
  }
}

extension StatementArguments: ColumnValues {
  /// True for NULL, and for an argument that is missing.
  package func isNull(_ column: Int) -> Bool {
    sqlite3_value_type(value(column)) == SQLITE_NULL
  }

  package func integer(_ column: Int) -> Int64? { isNull(column) ? nil : integerOrZero(column) }

  package func integerOrZero(_ column: Int) -> Int64 { sqlite3_value_int64(value(column)) }

  package func double(_ column: Int) -> Double? {
    isNull(column) ? nil : sqlite3_value_double(value(column))
  }

  package func text(_ column: Int) -> String? {
    isNull(column) ? nil : String(decoding: bytes(column), as: UTF8.self)
  }

  package func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    let value = value(column)
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(
      start: start,
      count: start == nil ? 0 : Int(sqlite3_value_bytes(value))
    )
  }
}

/// The functions that statements call as `evaluate(number, argument, ...)`.
final class StatementFunctions {
  fileprivate(set) var functions: [StatementFunction] = []

  fileprivate func evaluate(_ context: OpaquePointer?, _ arguments: StatementArguments) {
    let number = Int(sqlite3_value_int64(arguments.values[0]))
    guard functions.indices.contains(number) else {
      return sqlite3_result_error_code(context, SQLITE_MISUSE)
    }
    switch functions[number](arguments) {
    case .null: sqlite3_result_null(context)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .real(let value): sqlite3_result_double(context, value)
    case .text(var text): text.withUTF8 { csqlite_result_text(context, $0.baseAddress, $0.count) }
    case .blob(let bytes):
      bytes.withUnsafeBytes { csqlite_result_blob(context, $0.baseAddress, $0.count) }
    }
  }
}

extension Connection {
  /// Runs `body`, whose statements call these functions by their places in the list.
  package func withFunctions<R>(
    _ functions: [StatementFunction],
    _ body: () throws -> R
  ) throws -> R {
    if !areFunctionsRegistered {
      try registerFunctions()
      areFunctionsRegistered = true
    }
    let outer = statementFunctions.functions
    statementFunctions.functions = functions
    defer { statementFunctions.functions = outer }
    return try body()
  }

  private func registerFunctions() throws(DatabaseError) {
    let code = sqlite3_create_function_v2(
      handle,
      "evaluate",
      -1,
      // Never from the file's own schema.
      SQLITE_UTF8 | SQLITE_DIRECTONLY,
      Unmanaged.passUnretained(statementFunctions).toOpaque(),
      { context, count, values in
        guard count > 0, let values, let functions = sqlite3_user_data(context) else { return }
        Unmanaged<StatementFunctions>.fromOpaque(functions).takeUnretainedValue()
          .evaluate(context, StatementArguments(count: Int(count), values: values))
      },
      nil,
      nil,
      nil
    )
    guard code == SQLITE_OK else { throw error(code) }
  }
}
