import Secrets

/// Writes records within one transaction, and reads them. All records written in one transaction
/// get the same version, the vault's next generation.
package final class RecordWriter: RecordReader {
  private let random: any RandomSource
  private let header: VaultHeader
  private let before: (generation: Int64, highestID: Int64)
  private var highest: Int64
  private var isChanged = false
  /// The settings to be written to the header once the transaction is on disk; nil if they stay.
  private(set) var newSettings: [String: String]?

  init(
    _ db: Connection,
    _ header: VaultHeader,
    under key: VaultKey,
    random: any RandomSource
  ) throws {
    self.random = BufferedRandom(random)
    self.header = header
    before =
      try db.statement("SELECT generation, highest_id FROM vault").first { row in
        (row.integer(0) ?? 0, row.integer(1) ?? 0)
      } ?? (0, 0)
    highest = before.highestID
    super.init(db, of: header.id, under: key)
  }

  /// The vault's generation, as it is once the transaction is on disk.
  package var generation: Int64 { isChanged ? before.generation + 1 : before.generation }

  private var version: Int64 { before.generation + 1 }

  /// Inserts a record.
  ///
  /// - Throws: an error of the database if the id exists already.
  package func insert(
    _ id: Int64,
    indexed: [Int64?] = [],
    _ content: RecordContent,
    into table: RecordTable
  ) throws {
    try run(table.sqlInsert, id, indexed, content, table)
    if table.hasGivenIDs { highest = max(highest, id) }
    if let known = highestIDs[table.name] { highestIDs[table.name] = max(known, id) }
  }

  /// Replaces the content and indexed columns of a record.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is none with this id.
  package func update(
    _ id: Int64,
    indexed: [Int64?] = [],
    _ content: RecordContent,
    in table: RecordTable
  ) throws {
    guard try replace(id, indexed, content, table) else {
      throw VaultFailure.noRecord(table: table.name, id: id)
    }
  }

  /// Inserts a record, or replaces the one with its id.
  package func put(
    _ id: Int64,
    indexed: [Int64?] = [],
    _ content: RecordContent,
    in table: RecordTable
  ) throws {
    if try !replace(id, indexed, content, table) {
      try insert(id, indexed: indexed, content, into: table)
    }
  }

  /// Updates a record; false if there is none with this id. Indexed columns that stay as they are are left
  /// out: SQLite writes each index over a column that is set, also where its value is the same.
  private func replace(
    _ id: Int64,
    _ indexed: [Int64?],
    _ content: RecordContent,
    _ table: RecordTable
  ) throws -> Bool {
    var staying = 0
    if !table.indexedColumns.isEmpty {
      guard let old = try self.indexedValues(of: id, in: table) else { return false }
      for column in indexed.indices where indexed[column] == old[column] { staying |= 1 << column }
    }
    try run(table.sqlUpdates[staying], id, indexed, content, table)
    return db.changes > 0
  }

  private func run(
    _ sql: String,
    _ id: Int64,
    _ indexed: [Int64?],
    _ content: RecordContent,
    _ table: RecordTable
  ) throws {
    isChanged = true
    var values: [any DatabaseValue] = []
    values.reserveCapacity(indexed.count + table.columns.count + 2)
    values.append(id)
    values.append(version)
    for value in indexed { values.append(value) }
    switch content {
    case .plain(let bytes):
      var held: [UInt8] = []
      held.reserveCapacity(bytes.count + 1)
      held.append(RecordContent.Mark.plain.rawValue)
      held += bytes
      values.append(held)
    case .secret(let bytes):
      let box = try cipher(of: table).seal(bytes, of: id, random: random).bytes
      values.append([RecordContent.Mark.sealed.rawValue] + box)
    case .columns(let columns):
      for value in columns { values.append(value) }
    }
    try db.statement(sql).run(values)
  }

  /// Deletes a record, if there is one with this id.
  package func delete(_ id: Int64, from table: RecordTable) throws {
    try deleteAll(CollectionOfOne(id), from: table)
  }

  /// Deletes the records with these ids, as far as there are any.
  ///
  /// - Parameter advance: called for each that is deleted.
  package func deleteAll(
    _ ids: some Collection<Int64>,
    from table: RecordTable,
    _ advance: () -> Void = {}
  ) throws {
    let statement = try db.statement(table.sqlDelete)
    for id in ids {
      try statement.run([id])
      guard db.changes > 0 else { continue }
      isChanged = true
      advance()
    }
  }

  /// The settings, as they are once the transaction is on disk.
  package var settings: [String: String] { newSettings ?? header.settings }

  /// Replaces all settings, which are clear and authenticated.
  package func replaceSettings(_ settings: [String: String]) throws {
    isChanged = true
    newSettings = settings
    try db.run(
      "UPDATE vault SET earlier_code = ?, settings_code = ?",
      header.settingsCode,
      try header.code(ofSettings: settings, under: key)
    )
  }

  /// The highest id that was ever given, in this transaction too.
  package override func highestID() throws -> Int64 { highest }

  /// Counts the change, if anything was changed.
  func finish() throws {
    guard isChanged else { return }
    try db.run("UPDATE vault SET generation = ?, highest_id = ?", generation, highest)
  }
}

extension RecordReader {
  /// Seals all secret records again, under another key of the vault.
  func resealSecrets(under new: VaultKey, random: any RandomSource) throws {
    for table in try RecordTable.all(in: db) where table.hasContent {
      let cipher = try RecordCipher(table, of: vault, under: new)
      let sql = "SELECT id FROM \(table.sqlName) WHERE substr(content, 1, 1) = x'01'"
      for id in try db.integers(sql) {
        guard let secret = try openSecret(id, in: table) else { continue }
        let box = cipher.seal(secret, of: id, random: random).bytes
        try db.run(
          "UPDATE \(table.sqlName) SET content = ? WHERE id = ?",
          [RecordContent.Mark.sealed.rawValue] + box,
          id
        )
      }
    }
  }
}
