package import Secrets

/// Reads records within one transaction.
package class RecordReader {
  package let db: Connection
  let vault: [UInt8]
  package let key: VaultKey

  /// The vault's id, 16 random bytes.
  package var vaultID: [UInt8] { vault }

  private var ciphers: [RecordTable: RecordCipher] = [:]
  /// The highest ids of the tables in which one was looked for in vain, by their names.
  var highestIDs: [String: Int64] = [:]

  init(_ db: Connection, of vault: [UInt8], under key: VaultKey) {
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
    return Int(try db.statement(sql).first(arguments) { $0.integer(0) ?? 0 } ?? 0)
  }

  /// True if a table has no records.
  package func isEmpty(_ table: RecordTable) throws -> Bool {
    try lastIDs(in: table, upTo: .max, limit: 1).isEmpty
  }

  /// The number of bytes that the contents of a table take.
  package func contentBytes(of table: RecordTable) throws -> Int {
    Int(try db.integer("SELECT sum(length(content)) FROM \(table.sqlName)") ?? 0)
  }

  /// True if a table has a record with this id. It may be damaged.
  package func contains(_ id: Int64, in table: RecordTable) throws -> Bool {
    try row(of: id, in: table, by: table.sqlVersion) { _ in true } ?? false
  }

  /// The indexed columns of a record; nil if there is none with this id.
  package func indexedValues(of id: Int64, in table: RecordTable) throws -> [Int64?]? {
    try header(of: id, in: table)?.indexed
  }

  /// The header of a record; nil if there is none with this id.
  package func header(of id: Int64, in table: RecordTable) throws -> RecordHeader? {
    try row(of: id, in: table) { row in
      var header = RecordHeader(indexedColumns: table.indexedColumns.count)
      header.read(row)
      return header
    }
  }

  /// Lends the row of a record, with the table's columns behind id and version; nil if there is none with
  /// this id. The body must not read other records of the table.
  package func row<R>(
    of id: Int64,
    in table: RecordTable,
    _ body: (Row) throws -> R
  ) throws -> R? {
    try row(of: id, in: table, by: table.sqlFind, body)
  }

  private func row<R>(
    of id: Int64,
    in table: RecordTable,
    by sql: String,
    _ body: (Row) throws -> R
  ) throws -> R? {
    let highest = highestIDs[table.name]
    if let highest, id > highest { return nil }
    if let result = try db.statement(sql).first([id], body) { return result }
    // What is new mostly comes in numbers, above all that is there.
    if highest == nil {
      highestIDs[table.name] = try db.integer("SELECT max(id) FROM \(table.sqlName)") ?? .min
    }
    return nil
  }

  /// The highest id that a record of any table was ever given, also if it was deleted since; 0 if none
  /// was.
  package func highestID() throws -> Int64 {
    try db.integer("SELECT highest_id FROM vault") ?? 0
  }

  /// The last ids of a table that are not above `end`, the highest first.
  package func lastIDs(in table: RecordTable, upTo end: Int64, limit: Int) throws -> [Int64] {
    let sql = "SELECT id FROM \(table.sqlName) WHERE id <= ? ORDER BY id DESC LIMIT ?"
    return try db.integers(sql, end, limit)
  }

  /// The ids of the records of a table, in order.
  package func ids(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection()
  ) throws -> [Int64] {
    let (sql, arguments) = Self.query("id", of: table, selection)
    var ids: [Int64] = []
    try db.statement(sql).each(arguments) { row in
      ids.append(row.integer(0) ?? 0)
    }
    return ids
  }

  /// Lends the ids and indexed columns of the records of a table, in order, which is fast if an index
  /// covers all these columns.
  package func eachIndexed(
    of table: RecordTable,
    _ selection: RecordSelection = RecordSelection(),
    _ body: (_ id: Int64, _ indexed: IndexedValues) throws -> Void
  ) throws {
    let columns = (["id"] + table.indexedColumns.map(RecordTable.quoted)).joined(separator: ", ")
    let (sql, arguments) = Self.query(columns, of: table, selection)
    try db.statement(sql).each(arguments) { row in
      try body(row.integer(0) ?? 0, IndexedValues(row: row, offset: 1))
    }
  }

  /// Lends the rows of a query, in its order. `record_` and a name is the table of a `RecordTable`.
  package func each(
    _ sql: String,
    _ arguments: any DatabaseValue...,
    body: (Row) throws -> Void
  ) throws {
    try db.statement(sql).each(arguments, body)
  }

  /// Lends the ids and versions of all records of a table, in no particular order.
  package func eachVersion(
    of table: RecordTable,
    _ body: (_ id: Int64, _ version: Int64) throws -> Void
  ) throws {
    try db.statement("SELECT id, version FROM \(table.sqlName)").each { row in
      try body(row.integer(0) ?? 0, row.integer(1) ?? 0)
    }
  }

  /// Lends the content of a record; nil if there is none with this id. The body may read other records.
  ///
  /// - Throws: `VaultFailure.damaged` with the record, or the errors of `body`.
  package func open<R>(
    _ id: Int64,
    in table: RecordTable,
    _ body: (RecordHeader, UnsafeRawBufferPointer) throws -> R
  ) throws -> R? {
    // A copy, as the body may run the same statement.
    guard let (header, held) = try held(id, in: table) else { return nil }
    return try held.withUnsafeBytes { held in
      try withContent(of: header.id, held, in: table) { try body(header, $0) }
    }
  }

  /// Copies the content of a record into guarded memory; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  package func openSecret(_ id: Int64, in table: RecordTable) throws -> SecretBytes? {
    try open(id, in: table) { try SecretBytes(copying: $1) }
  }

  private func held(
    _ id: Int64,
    in table: RecordTable
  ) throws -> (header: RecordHeader, bytes: [UInt8])? {
    try row(of: id, in: table) { row in
      var header = RecordHeader(indexedColumns: table.indexedColumns.count)
      header.read(row)
      return (header, Array(row.bytes(header.indexed.count + 2)))
    }
  }

  /// Lends the content in what a record holds, opened if it is sealed.
  ///
  /// - Throws: `VaultFailure.damaged` with the record, or the errors of `body`.
  package func withContent<R>(
    of id: Int64,
    _ held: UnsafeRawBufferPointer,
    in table: RecordTable,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let rest = UnsafeRawBufferPointer(rebasing: held.dropFirst())
    switch held.first.flatMap(RecordContent.Mark.init) {
    case .plain: return try body(rest)
    case .sealed: return try cipher(of: table).open(rest, of: id).withUnsafeBytes(body)
    case nil: throw VaultFailure.damaged(.record(table: table.name, id: id))
    }
  }

  /// The cipher for the secret records of a table.
  func cipher(of table: RecordTable) throws(SecretFailure) -> RecordCipher {
    if let known = ciphers[table] { return known }
    let cipher = try RecordCipher(table, of: vault, under: key)
    ciphers[table] = cipher
    return cipher
  }

  /// The SQL that selects columns of records, and its arguments.
  static func query(
    _ columns: String,
    of table: RecordTable,
    _ selection: RecordSelection,
    _ direction: String = "ASC"
  ) -> (String, [any DatabaseValue]) {
    let (conditions, arguments) = conditions(of: selection)
    let order = selection.order.map { "\(RecordTable.quoted($0)) \(direction)" }
    return (
      """
      SELECT \(columns) FROM \(table.sqlName)\(conditions) \
      ORDER BY \(order.joined(separator: ", ")) LIMIT \(selection.limit ?? -1)
      """, arguments
    )
  }

  private static func conditions(of selection: RecordSelection) -> (String, [any DatabaseValue]) {
    let ranges = selection.ranges.sorted { $0.key < $1.key }
    guard !ranges.isEmpty else { return ("", []) }
    let conditions = ranges.map { "\(RecordTable.quoted($0.key)) BETWEEN ? AND ?" }
    return (
      " WHERE " + conditions.joined(separator: " AND "),
      ranges.flatMap { [$0.value.lowerBound, $0.value.upperBound] }
    )
  }
}
