import Database
import Secrets

/// Reading very many records, one after the other.
extension RecordReader {
  /// Lends the contents of many records, in order.
  ///
  /// - Returns: what is damaged, which does not keep the rest from being read.
  package func openAll(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws -> [Damage] {
    var damage: [Damage] = []
    var last: Int64?
    func add(_ header: RecordHeader, _ held: UnsafeRawBufferPointer) throws {
      let found = try self.damage { () throws in
        try withContent(of: header.id, held, in: table) { try body(header, $0) }
      }
      if let found { damage.append(found) }
    }
    do {
      try eachHeld(in: table, selection, "ASC", until: nil) { header, held in
        last = header.id
        try add(header, held)
      }
    } catch let error as DatabaseError where error.isCorruption {
      damage.append(.records(table: table.name))
      guard selection.limit == nil else { return damage }
      // What can be read from the other end, which is passed on in the same order.
      var rest: [(header: RecordHeader, held: [UInt8])] = []
      do {
        try eachHeld(in: table, selection, "DESC", until: last) { rest.append(($0, Array($1))) }
      } catch let error as DatabaseError where error.isCorruption {
        // It ends at what is damaged.
      }
      for (header, held) in rest.reversed() { try held.withUnsafeBytes { try add(header, $0) } }
    }
    return damage
  }

  /// Lends what the records of a table hold, in order, up to one with an id.
  private func eachHeld(
    in table: RecordTable,
    _ selection: RecordSelection,
    _ direction: String,
    until end: Int64?,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let clear = table.clearColumns.count
    let (sql, arguments) = Self.query("\(table.sqlClear), content", of: table, selection, direction)
    var header = RecordHeader(id: 0, version: 0, clear: [Int64?](repeating: nil, count: clear))
    _ = try db.unkeptStatement(sql).firstResult(arguments) { row throws -> Void? in
      header.read(row)
      if let end, header.id == end { return () }
      try body(header, row.bytes(clear + 2))
      return nil
    }
  }

  /// Lends the contents of the records with these ids, in this order. The body must not read other
  /// records of the table.
  ///
  /// - Returns: the number of records that are missing or damaged.
  package func openEach(
    of ids: some Sequence<Int64>,
    in table: RecordTable,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws -> Int {
    let statement = try db.statement(table.sqlFind)
    let clear = table.clearColumns.count
    var header = RecordHeader(id: 0, version: 0, clear: [Int64?](repeating: nil, count: clear))
    var missing = 0
    for id in ids {
      let isRead = try statement.first([id]) { row in
        header.read(row)
        return try damage { () throws in
          try withContent(of: id, row.bytes(clear + 2), in: table) { try body(header, $0) }
        } == nil
      }
      if isRead != true { missing += 1 }
    }
    return missing
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
