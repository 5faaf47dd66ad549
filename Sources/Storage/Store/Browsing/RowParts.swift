import Vault

/// Reads columns of very many rows of a table, in parts of some milliseconds, in the order of their ids.
struct RowParts {
  let reader: SteadyReader
  /// The table with the name by which the columns call it.
  let table: String
  /// The columns, the id in front.
  let columns: String
  /// A further condition on rows.
  var condition = "true"

  /// The greatest number of rows that are gone through in a part.
  private static let rows = 8_192
  /// The greatest number of rows that are looked up in a part.
  private static let lookups = 2_048

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
      SELECT \(columns) FROM \(table) WHERE id > ? AND \(condition) ORDER BY id LIMIT \(Self.rows)
      """
    var last = Int64.min
    var (isOver, isDamaged) = (false, false)
    while !isOver {
      try reader.read { records in
        var count = 0
        do {
          let full: Void? = try records.db.unkeptStatement(sql).firstResult([last]) {
            row -> Void? in
            last = row.integerOrZero(0)
            count += 1
            return try take(row) ? () : nil
          }
          isOver = full == nil && count < Self.rows
        } catch let error as DatabaseError where error.isCorruption {
          (isOver, isDamaged) = (true, true)
        }
      }
      try finish()
    }
    return isDamaged ? last : nil
  }

  /// Lends the rows with these ids, in their order.
  ///
  /// - Returns: the number of rows that can't be read.
  func each(
    of ids: ArraySlice<Int64>,
    _ take: (Row) throws -> Bool,
    finish: () throws -> Void = {}
  ) throws -> Int {
    let sql = "SELECT \(columns) FROM \(table) WHERE id = ? AND \(condition)"
    var rest = ids
    var damaged = 0
    while !rest.isEmpty {
      rest = try reader.read { records in
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
      try finish()
    }
    return damaged
  }
}
