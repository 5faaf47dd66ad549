import GRDB
import Secrets

/// Opening very many records, one after the other, in one buffer.
extension RecordReader {
  /// Opens many records, in order, and lends the content of each, which is wiped afterwards.
  ///
  /// - Returns: the damaged records, which do not keep the rest from being read.
  package func openAll(
    in table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws -> [Damage] {
    let buffer = RecordBuffer()
    let cipher = try cipher(of: table)
    var place = cipher.firstPlace
    return try eachBox(of: table, selection) { header, box throws in
      try buffer.withBytes(box.count) { bytes in
        let plain: UnsafeRawBufferPointer
        do throws(VaultFailure) {
          plain = try cipher.open(box, at: header, in: &place, into: bytes)
        } catch {
          guard case .damaged(let damage) = error else { throw error }
          return damage
        }
        try body(header, plain)
        return nil
      }
    }
  }

  /// Opens the records with these ids, in this order, and lends the content of each as `openAll`
  /// does. The body must not open other records of the table.
  ///
  /// - Returns: the number of records that are missing or damaged.
  package func openEach(
    of ids: some Sequence<Int64>,
    in table: RecordTable,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Void
  ) throws -> Int {
    let buffer = RecordBuffer()
    let cipher = try cipher(of: table)
    let statement = try db.cachedStatement(sql: table.sqlFind)
    let clear = table.clearColumns.count
    var place = cipher.firstPlace
    var header = RecordHeader(clear: clear)
    var missing = 0
    for id in ids {
      try requireKey()
      let isRead = try statement.row(of: id) { row in
        header.read(row)
        let box = row.bytes(clear + 2)
        return try buffer.withBytes(box.count) { bytes in
          let plain: UnsafeRawBufferPointer
          do throws(VaultFailure) {
            plain = try cipher.open(box, at: header, in: &place, into: bytes)
          } catch {
            guard case .damaged = error else { throw error }
            return false
          }
          try body(header, plain)
          return true
        }
      }
      if isRead != true { missing += 1 }
    }
    return missing
  }

  /// Lends the headers and boxes of records, as stored. If SQLite meets a page that it can't read,
  /// reading continues from the other end.
  func eachBox(
    of table: RecordTable,
    _ selection: RecordSelection,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> Damage?
  ) throws -> [Damage] {
    var damage: [Damage] = []
    var last: Int64?
    func read(_ direction: String, until end: Int64?) throws {
      let columns = "\(table.sqlClear), box"
      let (sql, arguments) = Self.query(columns, of: table, selection, direction)
      let clear = table.clearColumns.count
      var header = RecordHeader(clear: clear)
      try db.makeStatement(sql: sql).firstRow(arguments) { row throws -> Void? in
        header.read(row)
        if let end, header.id == end { return () }
        try requireKey()
        if let found = try body(header, row.bytes(clear + 2)) { damage.append(found) }
        last = header.id
        return nil
      }
    }
    do {
      try read("ASC", until: nil)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      damage.append(.records(table: table.name))
      guard selection.limit == nil else { return damage }
      do {
        try read("DESC", until: last)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        // Both ends are read as far as they can be.
        return damage
      }
    }
    return damage
  }
}
