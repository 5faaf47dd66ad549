import Secrets

/// Reading very many records, one after the other.
extension RecordReader {
  /// Lends the rows of many records, in order, each with the table's columns behind id and version.
  ///
  /// - Returns: what is damaged, which does not keep the rest from being read.
  package func eachRow(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (Row) throws -> Void
  ) throws -> [Damage] {
    var damage: [Damage] = []
    var last: Int64?
    func lend(_ row: Row) throws {
      if let found = try self.damage({ () throws in try body(row) }) { damage.append(found) }
    }
    do {
      let (sql, arguments) = Self.query(table.sqlColumns, of: table, selection)
      try db.unkeptStatement(sql).each(arguments) { row in
        last = row.integer(0)
        try lend(row)
      }
    } catch let error as DatabaseError where error.isCorruption {
      damage.append(.records(table: table.name))
      guard selection.limit == nil else { return damage }
      // What can be read from the other end, which is passed on in the same order.
      let rest = try readableIDs(in: table, selection, fromLastTo: last)
      let statement = try db.unkeptStatement(table.sqlFind)
      for id in rest.reversed() { _ = try statement.first([id], lend) }
    }
    return damage
  }

  /// The ids of the records whose rows can be read from the last one on, up to one with an id.
  private func readableIDs(
    in table: RecordTable,
    _ selection: RecordSelection,
    fromLastTo end: Int64?
  ) throws -> [Int64] {
    let (sql, arguments) = Self.query(table.sqlColumns, of: table, selection, "DESC")
    var ids: [Int64] = []
    do {
      _ = try db.unkeptStatement(sql).firstResult(arguments) { row -> Void? in
        let id = row.integer(0) ?? 0
        if id == end { return () }
        ids.append(id)
        return nil
      }
    } catch let error as DatabaseError where error.isCorruption {
      // It ends at what is damaged.
    }
    return ids
  }

  /// Lends the contents of many records, in order.
  ///
  /// - Returns: what is damaged, which does not keep the rest from being read.
  package func openAll(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws -> [Damage] {
    var header = RecordHeader(indexedColumns: table.indexedColumns.count)
    return try eachRow(in: table, selection) { try open($0, in: table, &header, body) }
  }

  /// Lends the rows of the records with these ids, in this order. The body must not read other records
  /// of the table.
  ///
  /// - Returns: the number of records that are missing or damaged.
  package func eachRow(
    of ids: some Sequence<Int64>,
    in table: RecordTable,
    _ body: (Row) throws -> Void
  ) throws -> Int {
    let statement = try db.statement(table.sqlFind)
    var missing = 0
    for id in ids {
      let isRead = try statement.first([id]) { row in
        try damage { () throws in try body(row) } == nil
      }
      if isRead != true { missing += 1 }
    }
    return missing
  }

  private func open(
    _ row: Row,
    in table: RecordTable,
    _ header: inout RecordHeader,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws {
    header.read(row)
    let held = row.bytes(table.indexedColumns.count + 2)
    try withContent(of: header.id, held, in: table) { try body(header, $0) }
  }

  /// The damage of a record that keeps `body` from reading it; nil if there is none.
  private func damage(_ body: () throws -> Void) throws -> Damage? {
    do {
      try body()
      return nil
    } catch VaultFailure.damaged(let damage) {
      return damage
    }
  }
}
