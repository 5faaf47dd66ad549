import GRDB
public import Secrets

/// What was found when a vault was looked through.
public struct VerificationReport: Hashable, Sendable {
  /// How many times the vault was changed since it was made; nil where the manifest can't tell. One
  /// that is lower than before comes from an older copy of the whole file.
  public let generation: Int64?
  /// What is not as it was written, in the order in which it was found.
  public let damage: [Damage]
}

extension Vault {
  /// Whether every table has as many records as it must, and the ways in are whole. Quick, as large
  /// tables have an index by which SQLite counts: for each unlocking. What is damaged is named and
  /// the rest can be read.
  public func check(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try readRecords(under: key) { reader in
      var inspection = try Inspection(reader)
      try inspection.readSlots()
      for table in try RecordTable.all(in: reader.db) { try inspection.count(table) }
      noteGeneration(inspection.findings.generation ?? 0)
      return inspection.findings
    }
  }

  /// Also compares the sum over the ids and versions of all records with what it must be, over a
  /// connection of its own, so that the vault can be used meanwhile. Tells what `check` does and
  /// records that were put back as they once were, but opens none. Throws `secret(.keyDestroyed)` at
  /// the next record once the vault is locked.
  public func sumUp(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try lookThrough(under: key) { inspection, tables throws in
      try inspection.readSlots()
      for table in tables { try inspection.sumUp(table) }
    }
  }

  /// As `verify`, over a connection of its own, so that the vault can be used meanwhile. Throws
  /// `secret(.keyDestroyed)` at the next record once the vault is locked.
  public func verifyAside(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try lookThrough(under: key) { inspection, tables throws in
      try authenticateAll(&inspection, tables)
    }
  }

  private func lookThrough(
    under key: VaultKey,
    _ body: (inout Inspection, [RecordTable]) throws -> Void
  ) throws(VaultFailure) -> VerificationReport {
    try readAside { db in
      try require(key, in: db)
      var inspection = try Inspection(RecordReader(db, of: id, under: key))
      try body(&inspection, RecordTable.all(in: db))
      return inspection.findings
    }
  }

  private func authenticateAll(_ inspection: inout Inspection, _ tables: [RecordTable]) throws {
    try inspection.readFile()
    try inspection.readSlots()
    let key = inspection.reader.key
    try inspection.note { db in try pendingRecoveryKey(under: key, in: db) }
    if try !LockSettings.areAuthentic(of: id, under: key, in: inspection.reader.db) {
      inspection.found(.settings)
    }
    for table in tables { try inspection.authenticate(table) }
  }

  /// Authenticates everything there is: the file's structure, the slots, the settings, every record,
  /// and that none is missing or older than it should be.
  public func verify(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try readRecords(under: key) { reader in
      var inspection = try Inspection(reader)
      try authenticateAll(&inspection, RecordTable.all(in: reader.db))
      return inspection.findings
    }
  }
}

/// One look through a vault.
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

  /// What was found, tables that are not even there included.
  var findings: VerificationReport {
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

  /// Looks at the ways in.
  mutating func readSlots() throws {
    let vault = reader.vault
    for kind in Damage.Slot.allCases { try note { try Slot(kind, of: vault, in: $0) } }
  }

  /// Lets SQLite look at the structure of its own file.
  mutating func readFile() throws {
    if try String.fetchAll(reader.db, sql: "PRAGMA integrity_check(1)") != ["ok"] { found(.file) }
  }

  /// Compares how many records there are with how many there must be.
  mutating func count(_ table: RecordTable) throws {
    missing.remove(table.name)
    guard let manifest else { return }
    let count = try reader.count(of: table)
    if count != manifest.tables[table.name, default: .init()].count {
      found(.records(table: table.name))
    }
  }

  /// Compares the sum over the records with what it must be, and opens none.
  mutating func sumUp(_ table: RecordTable) throws {
    missing.remove(table.name)
    guard let manifest else { return }
    let cipher = try reader.cipher(of: table)
    var entry = Manifest.Entry()
    try reader.eachVersion(of: table) { id, version in
      entry.count += 1
      entry.sum.toggle(cipher.code(id, version: version))
    }
    if entry != manifest.tables[table.name, default: .init()] {
      found(.records(table: table.name))
    }
  }

  /// Opens all records and compares their sum with what it must be.
  mutating func authenticate(_ table: RecordTable) throws {
    missing.remove(table.name)
    let cipher = try reader.cipher(of: table)
    let buffer = RecordBuffer()
    var entry = Manifest.Entry()
    let damaged = try reader.eachBox(of: table, RecordSelection()) { head, box throws in
      entry.count += 1
      entry.sum.toggle(cipher.code(head.id, version: head.version))
      return try buffer.withBytes(box.count) { bytes in
        do throws(VaultFailure) {
          _ = try cipher.open(box, at: head, into: bytes)
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

extension RecordTable {
  /// All tables of records that the file has.
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
