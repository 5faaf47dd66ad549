import Vault

/// Reads columns of very many rows of a table, in parts of some milliseconds, in the order of their ids.
struct RowParts {
  let reader: SteadyReader
  /// The table with the name by which the columns call it.
  let table: String
  /// The columns, the id in front.
  let columns: String
  /// A further condition on rows; nil for none.
  var condition: String?
  /// The functions that the columns call.
  var functions: [StatementFunction] = []

  private var furtherCondition: String { condition.map { " AND \($0)" } ?? "" }

  /// The greatest number of rows that are gone through in a part.
  private static let rows = 8_192
  /// The greatest number of rows whose numbers are read in a part.
  private static let numberRows = 16_384
  /// The greatest number of rows that are looked up in a part.
  private static let lookups = 2_048

  // MARK: All rows

  /// Lends all rows, up to damage.
  ///
  /// - Parameters:
  ///   - take: returns true where the part is to end behind this row.
  ///   - finish: called behind each part, while others may use the vault.
  /// - Returns: the last id in front of the damage; nil without any.
  func each(
    _ take: (Row) throws -> Bool,
    finish: () throws -> Void = {}
  ) throws -> Int64? {
    let sql = """
      SELECT \(columns) FROM \(table) WHERE id > ?\(furtherCondition) ORDER BY id LIMIT \(Self.rows)
      """
    var last = Int64.min
    let isDamaged = try eachPart(finish: finish) { db in
      var count = 0
      let full: Void? = try db.unkeptStatement(sql).firstResult([last]) { row -> Void? in
        last = row.integerOrZero(0)
        count += 1
        return try take(row) ? () : nil
      }
      return full == nil && count < Self.rows
    }
    return isDamaged ? last : nil
  }

  /// Lends the numbers that the columns of all rows are, up to damage. NULL is `NumberRows.null`.
  ///
  /// - Parameters:
  ///   - width: the number of columns.
  ///   - take: gets the numbers of many rows, one row after another.
  /// - Returns: the last id in front of the damage; nil without any.
  func eachNumbers(_ width: Int, _ take: (UnsafeBufferPointer<Int64>) -> Void) throws -> Int64? {
    let rows = NumberRows(Self.numberRows, width: width)
    let collect = "collect(\(columns))"
    // What is collected is a row that is listed: the condition comes first.
    let isLast = condition.map { "CASE WHEN \($0) THEN \(collect) END" } ?? collect
    let sql = "SELECT 1 FROM \(table) WHERE id > ? AND \(isLast) ORDER BY id"
    var last = Int64.min
    let isDamaged = try eachPart { db in
      try rows.each(sql, [last], in: db) { numbers in
        if !numbers.isEmpty { last = numbers[numbers.count - width] }
        take(numbers)
        return true
      }
    }
    return isDamaged ? last : nil
  }

  /// Reads part by part.
  ///
  /// - Parameter read: returns true if it was the last part.
  /// - Returns: true if it ended at damage.
  private func eachPart(
    finish: () throws -> Void = {},
    _ read: (Connection) throws -> Bool
  ) throws -> Bool {
    var (isOver, isDamaged) = (false, false)
    while !isOver {
      try reader.read { records in
        do {
          isOver = try records.db.withFunctions(functions) { try read(records.db) }
        } catch let error as DatabaseError where error.isCorruption {
          (isOver, isDamaged) = (true, true)
        }
      }
      try finish()
    }
    return isDamaged
  }

  // MARK: Some rows

  /// Lends the rows with these ids, in their order.
  ///
  /// - Returns: the number of rows that can't be read.
  func each(
    of ids: ArraySlice<Int64>,
    _ take: (Row) throws -> Bool,
    finish: () throws -> Void = {}
  ) throws -> Int {
    let sql = "SELECT \(columns) FROM \(table) WHERE id = ?\(furtherCondition)"
    var rest = ids
    var damaged = 0
    while !rest.isEmpty {
      rest = try reader.read { records in
        try records.db.withFunctions(functions) {
          let statement = try records.db.unkeptStatement(sql)
          let part = rest.prefix(Self.lookups)
          for place in part.indices {
            do {
              if try statement.first([part[place]], take) ?? false { return rest[(place + 1)...] }
            } catch let error as DatabaseError where error.isCorruption {
              damaged += 1
            }
          }
          return rest[part.endIndex...]
        }
      }
      try finish()
    }
    return damaged
  }

  /// Lends the numbers of the rows with these ids, in their order, a row at a time.
  ///
  /// - Returns: the number of rows that can't be read.
  func eachNumbers(
    of ids: ArraySlice<Int64>,
    _ width: Int,
    _ take: (UnsafeBufferPointer<Int64>) -> Void
  ) throws -> Int {
    var numbers = [Int64](repeating: 0, count: width)
    return try each(of: ids) { row in
      for column in numbers.indices { numbers[column] = row.integer(column) ?? NumberRows.null }
      numbers.withUnsafeBufferPointer(take)
      return false
    }
  }
}
