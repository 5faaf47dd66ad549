import GRDB
package import Secrets

/// Reads records within one transaction.
package class RecordReader {
  let db: Database
  let vault: [UInt8]
  let key: VaultKey

  /// The vault's id, 16 random bytes.
  package var vaultID: [UInt8] { vault }

  private var ciphers: [RecordTable: RecordCipher] = [:]
  /// The buffer for single records, one after the other; nil while it is lent.
  private var spareBuffer: RecordBuffer?

  init(_ db: Database, of vault: [UInt8], under key: VaultKey) {
    self.db = db
    self.vault = vault
    self.key = key
  }

  /// The number of records of a table.
  package func count(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection()
  ) throws -> Int {
    let (conditions, arguments) = Self.conditions(of: selection)
    let sql = "SELECT count(*) FROM \(table.sqlName)\(conditions)"
    return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
  }

  /// The number of bytes that the sealed contents of a table take.
  package func sealedBytes(of table: RecordTable) throws -> Int {
    let sql = "SELECT sum(length(box)) FROM \(table.sqlName)"
    return try Int.fetchOne(db.cachedStatement(sql: sql)) ?? 0
  }

  /// True if the file has a table: one of an older format that can't be written may lack it.
  package func hasTable(_ table: RecordTable) throws -> Bool {
    try db.tableExists(RecordTable.prefix + table.name)
  }

  /// True if a table has a record with this id. It may be damaged.
  package func contains(_ id: Int64, in table: RecordTable) throws -> Bool {
    try db.cachedStatement(sql: table.sqlVersion).row(of: id) { _ in true } ?? false
  }

  /// The clear columns of a record; nil if there is none with this id. They are authentic only if
  /// the record itself is then opened.
  package func clear(of id: Int64, in table: RecordTable) throws -> [Int64?]? {
    try header(of: id, in: table)?.clear
  }

  /// The header of a record; nil if there is none with this id. It is authentic only if the record
  /// itself is then opened.
  package func header(of id: Int64, in table: RecordTable) throws -> RecordHeader? {
    try db.cachedStatement(sql: table.sqlFind).row(of: id) { row in
      RecordHeader(row, clear: table.clearColumns.count)
    }
  }

  /// All settings, as stored: clear, and not yet authenticated.
  package func settings() throws -> [String: String] { try LockSettings.all(db) }

  /// The highest id that a record of any table was ever given, also if it was deleted since; 0 if
  /// none was. In a vault that no program wrote to since ids are from one source, the highest id of
  /// all records.
  package func highestID() throws -> Int64 {
    let given = try storedManifest()?.highestID ?? 0
    guard given == 0 else { return given }
    // The tables for keeping devices in step and for the letterbox have numbers of their own.
    let tables = try RecordTable.all(in: db).filter { table in
      !["sync_", "letterbox_"].contains { table.name.hasPrefix($0) }
    }
    return try tables.reduce(0) { highest, table in
      let own = try Int64.fetchOne(db, sql: "SELECT max(id) FROM \(table.sqlName)")
      return max(highest, own ?? 0)
    }
  }

  /// The manifest; nil if it is damaged.
  func storedManifest() throws -> Manifest? {
    do {
      return try Manifest(of: vault, under: key, in: db)
    } catch VaultFailure.damaged(.manifest) {
      return nil
    }
  }

  /// The last ids of a table that are not above `end`, the highest first.
  package func lastIDs(in table: RecordTable, upTo end: Int64, limit: Int) throws -> [Int64] {
    let sql = "SELECT id FROM \(table.sqlName) WHERE id <= ? ORDER BY id DESC LIMIT ?"
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [end, limit])
  }

  /// The ids of the records of a table, in order. They are not authentic.
  package func ids(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection()
  ) throws -> [Int64] {
    let (sql, arguments) = Self.query("id", of: table, selection)
    var ids: [Int64] = []
    try db.cachedStatement(sql: sql).eachRow(arguments) { row in
      try requireKey()
      ids.append(row.integer(0) ?? 0)
    }
    return ids
  }

  /// Lends the ids and clear columns of the records of a table, in order. They are authentic only
  /// if the records themselves are then opened. As fast as SQLite if an index covers all these
  /// columns.
  package func eachIndexed(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (_ id: Int64, _ clear: ClearValues) throws -> Void
  ) throws {
    try ClearReader(db: db).each(of: table, selection) { id, clear in
      try requireKey()
      try body(id, clear)
    }
  }

  /// Lends the ids and versions of all records of a table, in no particular order. They are not
  /// authentic.
  package func eachVersion(
    of table: RecordTable,
    _ body: (_ id: Int64, _ version: Int64) throws -> Void
  ) throws {
    try db.makeStatement(sql: "SELECT id, version FROM \(table.sqlName)").eachRow { row in
      try requireKey()
      try body(row.integer(0) ?? 0, row.integer(1) ?? 0)
    }
  }

  /// Opens a record and lends its content, which is wiped at the end of the transaction; nil if
  /// there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record, or the errors of `body`.
  package func open<R>(
    _ id: Int64,
    in table: RecordTable,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> R
  ) throws -> R? {
    try withBox(of: id, in: table) { header, box in
      // The body may open another record, which then needs a buffer of its own.
      let buffer = spareBuffer ?? RecordBuffer()
      spareBuffer = nil
      defer { spareBuffer = buffer }
      return try buffer.withBytes(box.count) { bytes in
        try body(header, cipher(of: table).open(box, at: header, into: bytes))
      }
    }
  }

  /// Opens a record into guarded memory; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  package func openSecret(_ id: Int64, in table: RecordTable) throws -> SecretBytes? {
    try withBox(of: id, in: table) { header, box in
      let padded = try SecretBytes(count: box.count)
      return try padded.withUnsafeMutableBytes {
        try SecretBytes(copying: cipher(of: table).open(box, at: header, into: $0))
      }
    }
  }

  /// Ends the transaction at this record if the vault was locked meanwhile, or the work cancelled.
  func requireKey() throws(VaultFailure) {
    guard !key.isDestroyed else { throw .secret(.keyDestroyed) }
  }

  /// The cipher for the records of a table.
  func cipher(of table: RecordTable) throws(SecretFailure) -> RecordCipher {
    if let known = ciphers[table] { return known }
    let cipher = try RecordCipher(table, of: vault, under: key)
    ciphers[table] = cipher
    return cipher
  }

  /// Copies the box first, so that the body may open other records of the table.
  func withBox<R>(
    of id: Int64,
    in table: RecordTable,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> R
  ) throws -> R? {
    try requireKey()
    let clear = table.clearColumns.count
    let found = try db.cachedStatement(sql: table.sqlFind).row(of: id) { row in
      (RecordHeader(row, clear: clear), Array(row.bytes(clear + 2)))
    }
    return try found.map { header, box in try box.withUnsafeBytes { try body(header, $0) } }
  }

  /// The SQL that selects columns of records, and its arguments.
  static func query(
    _ columns: String,
    of table: RecordTable,
    _ selection: RecordSelection,
    _ direction: String = "ASC"
  ) -> (String, StatementArguments) {
    let (conditions, arguments) = conditions(of: selection)
    let order = selection.order.map { "\(RecordTable.quoted($0)) \(direction)" }
    return (
      """
      SELECT \(columns) FROM \(table.sqlName)\(conditions) \
      ORDER BY \(order.joined(separator: ", ")) LIMIT \(selection.limit ?? -1)
      """, arguments
    )
  }

  private static func conditions(of selection: RecordSelection) -> (String, StatementArguments) {
    let ranges = selection.ranges.sorted { $0.key < $1.key }
    guard !ranges.isEmpty else { return ("", []) }
    let conditions = ranges.map { "\(RecordTable.quoted($0.key)) BETWEEN ? AND ?" }
    return (
      " WHERE " + conditions.joined(separator: " AND "),
      StatementArguments(ranges.flatMap { [$0.value.lowerBound, $0.value.upperBound] })
    )
  }
}
