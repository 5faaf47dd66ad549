import CSQLite

/// Numbers of rows, which a statement puts here while it runs: it calls `collect(number, ...)` for each row,
/// which takes half as long as to hand out the row and to ask for its columns.
package final class NumberRows {
  /// Stands for NULL. What is this number itself becomes the next one.
  package static let null = Int64.min

  /// The number of numbers of a row.
  package let width: Int
  private let memory: UnsafeMutableBufferPointer<Int64>

  /// Room for a number of rows.
  package init(_ rows: Int, width: Int) {
    self.width = width
    memory = .allocate(capacity: rows * width)
  }

  deinit {
    memory.deallocate()
  }

  /// Lends the numbers of the rows that a statement collects, one row after another: as often as there is
  /// no room for more, and in the end, which may be an error.
  ///
  /// - Parameters:
  ///   - sql: selects the rows for which `collect` is true, with as many numbers as a row has here.
  ///   - take: returns true to end the statement.
  /// - Returns: true if there are no more rows.
  package func each(
    _ sql: String,
    _ arguments: [any DatabaseValue],
    in db: Connection,
    _ take: (UnsafeBufferPointer<Int64>) -> Bool
  ) throws -> Bool {
    let collecting = try db.registeredCollecting()
    collecting.pointee = Collecting(memory: memory, width: width)
    defer { collecting.pointee = Collecting() }
    func lend() -> Bool {
      let count = collecting.pointee.count
      collecting.pointee.count = 0
      return take(UnsafeBufferPointer(rebasing: memory[..<count]))
    }
    do {
      let end: Void? = try db.unkeptStatement(sql).firstResult(arguments) { _ in
        lend() ? () : nil
      }
      guard end == nil else { return false }
    } catch {
      _ = lend()
      throw error
    }
    _ = lend()
    return true
  }
}

/// Where the numbers go that a statement collects.
struct Collecting {
  fileprivate var memory = UnsafeMutableBufferPointer<Int64>(start: nil, count: 0)
  fileprivate var width = 0
  fileprivate var count = 0

  /// Takes the numbers of a row. The function is true for the last one that there is room for.
  fileprivate mutating func collect(
    _ context: OpaquePointer?,
    _ values: UnsafeMutableBufferPointer<OpaquePointer?>
  ) {
    let end = count + values.count
    guard values.count == width, end <= memory.count else {
      return sqlite3_result_error_code(context, SQLITE_MISUSE)
    }
    for value in values {
      var number = sqlite3_value_int64(value)
      if number == 0, sqlite3_value_type(value) == SQLITE_NULL {
        number = NumberRows.null
      } else if number == NumberRows.null {
        number += 1
      }
      memory[count] = number
      count += 1
    }
    sqlite3_result_int(context, end + width > memory.count ? 1 : 0)
  }
}

extension Connection {
  fileprivate func registeredCollecting() throws(DatabaseError) -> UnsafeMutablePointer<Collecting>
  {
    if let collecting { return collecting }
    let collecting = UnsafeMutablePointer<Collecting>.allocate(capacity: 1)
    collecting.initialize(to: Collecting())
    let code = sqlite3_create_function_v2(
      handle,
      "collect",
      -1,
      // Never from the file's own schema.
      SQLITE_UTF8 | SQLITE_DIRECTONLY,
      collecting,
      { context, count, values in
        guard let collecting = sqlite3_user_data(context) else { return }
        collecting.assumingMemoryBound(to: Collecting.self).pointee
          .collect(context, UnsafeMutableBufferPointer(start: values, count: Int(count)))
      },
      nil,
      nil,
      nil
    )
    guard code == SQLITE_OK else {
      collecting.deallocate()
      throw error(code)
    }
    self.collecting = collecting
    return collecting
  }
}
