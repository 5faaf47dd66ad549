import GRDB
public import Secrets

/// The result of verifying a vault.
public struct VerificationReport: Hashable, Sendable {
  /// The number of changes to the vault since it was made; nil if the manifest is damaged. A lower
  /// number than before means an older copy of the whole file.
  public let generation: Int64?
  /// The damaged parts, in the order in which they were found.
  public let damage: [Damage]
}

extension Vault {
  /// The number of records of each table, as the manifest has it.
  ///
  /// - Throws: `VaultFailure.damaged(.manifest)` if that is not authentic.
  public func recordCounts(under key: VaultKey) throws(VaultFailure) -> [String: Int] {
    try read { try Manifest(of: id, under: key, in: $0).tables.mapValues { Int($0.count) } }
  }

  /// Checks that every table has as many records as it must, and that the slots are whole. Fast
  /// enough for each unlocking, as large tables have an index by which SQLite counts. Damage is
  /// reported, and the rest can be read.
  public func check(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try readRecords(under: key) { reader in
      var inspection = try Inspection(reader)
      try inspection.readSlots()
      for table in try RecordTable.all(in: reader.db) { try inspection.count(table) }
      noteGeneration(inspection.report.generation ?? 0)
      return inspection.report
    }
  }

  /// Checks as `check` does, and compares the sum over the ids and versions of all records, over a
  /// separate connection, so that the vault can be used meanwhile. Detects records that were
  /// restored to an older state, but opens none.
  ///
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` at the next record once the vault is locked.
  public func verifySums(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try inspect(under: key) { inspection, tables throws in
      try inspection.readSlots()
      for table in tables { try inspection.verifySums(table) }
    }
  }

  /// Verifies over a separate connection, so that the vault can be used meanwhile.
  ///
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` at the next record once the vault is locked.
  public func verifyConcurrently(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try inspect(under: key) { inspection, tables throws in
      try authenticateAll(&inspection, tables)
    }
  }

  private func inspect(
    under key: VaultKey,
    _ body: (inout Inspection, [RecordTable]) throws -> Void
  ) throws(VaultFailure) -> VerificationReport {
    try readConcurrently { db in
      try require(key, in: db)
      var inspection = try Inspection(RecordReader(db, of: id, under: key))
      try body(&inspection, RecordTable.all(in: db))
      noteGeneration(inspection.report.generation ?? 0)
      return inspection.report
    }
  }

  private func authenticateAll(_ inspection: inout Inspection, _ tables: [RecordTable]) throws {
    try inspection.readFile()
    try inspection.readSlots()
    let key = inspection.reader.key
    try inspection.note { db in try pendingRecoveryKey(under: key, in: db) }
    try inspection.note { db in try recoveryPublicHalf(under: key, in: db) }
    if try !LockSettings.areAuthentic(of: id, under: key, in: inspection.reader.db) {
      inspection.found(.settings)
    }
    for table in tables { try inspection.authenticate(table) }
  }

  /// Authenticates everything: the file's structure, the slots, the settings, every record, and
  /// that none is missing or older than it should be.
  public func verify(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try readRecords(under: key) { reader in
      var inspection = try Inspection(reader)
      try authenticateAll(&inspection, RecordTable.all(in: reader.db))
      return inspection.report
    }
  }
}

/// One verification of a vault.
private struct Inspection {
  let reader: RecordReader
  private let manifest: Manifest?
  private var missing: Set<String>
  private var damage: [Damage] = []

  init(_ reader: RecordReader) throws {
    self.reader = reader
    do {
      let manifest = try Manifest(of: reader.vault, under: reader.key, in: reader.db)
      self.manifest = manifest
      missing = Set(manifest.tables.filter { $0.value.count != 0 }.keys)
    } catch VaultFailure.damaged(let damage) {
      manifest = nil
      missing = []
      self.damage = [damage]
    }
  }

  /// The damage found, including tables that are missing.
  var report: VerificationReport {
    VerificationReport(
      generation: manifest?.generation,
      damage: damage + missing.sorted().map { .records(table: $0) }
    )
  }

  mutating func found(_ damage: Damage) {
    if !self.damage.contains(damage) { self.damage.append(damage) }
  }

  /// Notes the damage that something throws.
  mutating func note(_ body: (Database) throws -> some Any) throws {
    do {
      _ = try body(reader.db)
    } catch VaultFailure.damaged(let damage) {
      found(damage)
    }
  }

  /// Checks the slots.
  mutating func readSlots() throws {
    let vault = reader.vault
    for kind in Damage.Slot.allCases { try note { try Slot(kind, of: vault, in: $0) } }
  }

  /// Has SQLite check the structure of the file.
  mutating func readFile() throws {
    if try String.fetchAll(reader.db, sql: "PRAGMA integrity_check(1)") != ["ok"] { found(.file) }
  }

  /// Compares the number of records with the manifest.
  mutating func count(_ table: RecordTable) throws {
    missing.remove(table.name)
    guard let manifest else { return }
    let count = try reader.count(of: table)
    if count != manifest.tables[table.name, default: .init()].count {
      found(.records(table: table.name))
    }
  }

  /// Compares the sum over the records with the manifest, without opening any.
  mutating func verifySums(_ table: RecordTable) throws {
    missing.remove(table.name)
    guard let manifest else { return }
    if try !reader.agrees(table, with: manifest) { found(.records(table: table.name)) }
  }

  /// Opens all records and compares their sum with the manifest.
  mutating func authenticate(_ table: RecordTable) throws {
    missing.remove(table.name)
    let cipher = try reader.cipher(of: table)
    let buffer = RecordBuffer()
    var entry = Manifest.Entry()
    let damaged = try reader.eachBox(of: table, RecordSelection()) { header, box throws in
      entry.count += 1
      entry.sum.toggle(cipher.code(header.id, version: header.version))
      return try buffer.withBytes(box.count) { bytes in
        do throws(VaultFailure) {
          _ = try cipher.open(box, at: header, into: bytes)
          return nil
        } catch {
          guard case .damaged(let damage) = error else { throw error }
          return damage
        }
      }
    }
    damaged.forEach { found($0) }
    if let manifest, entry != manifest.tables[table.name, default: .init()] {
      found(.records(table: table.name))
    }
  }
}

extension RecordReader {
  /// True if a table has the records that the manifest says, none missing, added or older. Opens
  /// none of them.
  package func isComplete(_ table: RecordTable) throws -> Bool {
    guard let manifest = try storedManifest() else { return false }
    return try agrees(table, with: manifest)
  }

  fileprivate func agrees(_ table: RecordTable, with manifest: Manifest) throws -> Bool {
    let cipher = try cipher(of: table)
    var entry = Manifest.Entry()
    try eachVersion(of: table) { id, version in
      entry.count += 1
      entry.sum.toggle(cipher.code(id, version: version))
    }
    return entry == manifest.tables[table.name, default: .init()]
  }
}

extension RecordTable {
  /// All record tables of the file.
  static func all(in db: Database) throws -> [RecordTable] {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB ? ORDER BY name"
    return try String.fetchAll(db, sql: sql, arguments: [prefix + "*"]).map { name in
      let columns = try String.fetchAll(
        db,
        sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid",
        arguments: [name]
      )
      return RecordTable(
        String(name.dropFirst(prefix.count)),
        clear: columns.filter { !["id", "version", "box"].contains($0) }
      )
    }
  }
}
