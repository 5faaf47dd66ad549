import CSealedPages
public import Secrets

/// The result of verifying a vault.
public struct VerificationReport: Hashable, Sendable {
  /// The number of changes to the vault since it was made; nil if the database can't be read. A lower
  /// number than before means an older copy of the whole file.
  public let generation: Int64?
  /// The damaged parts, in the order in which they were found.
  public let damage: [Damage]
}

extension Vault {
  /// The number of records of each table.
  public func recordCounts(under key: VaultKey) throws(VaultFailure) -> [String: Int] {
    try readRecords(under: key) { reader in
      let tables = try RecordTable.all(in: reader.db)
      return Dictionary(
        uniqueKeysWithValues: try tables.map { ($0.name, try reader.count(of: $0)) }
      )
    }
  }

  /// Opens the database, which tells a log that is missing or was cut and tags of pages that were
  /// changed, and checks that the slots are there. Damage is reported, and the rest can be read.
  public func check(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try report(under: key) { _ in }
  }

  /// Checks as `check` does, and compares the tags of all pages, beside the connection: tells pages that
  /// were exchanged or restored to an older state, but opens none.
  ///
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked.
  public func comparePages(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try report(under: key) { try $0.addPages { sealed_pages_compare($0, $1, $2, $3, $4) } }
  }

  /// Authenticates each page and frame, the slots and the settings, beside the connection.
  ///
  /// - Throws: as `comparePages` does.
  public func verifyPages(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try report(under: key) { try $0.addFile() }
  }

  /// Authenticates everything: what `verifyPages` does, the structure of the database, the records that
  /// are sealed once more, and all media.
  ///
  /// - Throws: as `comparePages` does.
  public func verify(under key: VaultKey) throws(VaultFailure) -> VerificationReport {
    try report(under: key) { inspection in
      try inspection.addFile()
      try inspection.addRecords()
      try inspection.addMedia()
    }
  }

  private func report(
    under key: VaultKey,
    _ body: (inout Inspection) throws -> Void
  ) throws(VaultFailure) -> VerificationReport {
    var inspection = Inspection(vault: self, key: key)
    do {
      inspection.generation = try read(under: key) {
        try $0.integer("SELECT generation FROM vault") ?? 0
      }
      noteGeneration(inspection.generation ?? 0)
      inspection.damage = status.damage + lost
      try body(&inspection)
    } catch VaultFailure.damaged(let damage) {
      inspection.add(damage)
    } catch {
      throw VaultFailure(error)
    }
    return VerificationReport(generation: inspection.generation, damage: inspection.damage)
  }
}

/// One verification of a vault.
private struct Inspection {
  let vault: Vault
  let key: VaultKey
  var generation: Int64?
  var damage: [Damage] = []

  mutating func add(_ damage: Damage) {
    if !self.damage.contains(damage) { self.damage.append(damage) }
  }

  /// Notes the damage that something throws.
  private mutating func note(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch VaultFailure.damaged(let damage) {
      add(damage)
    }
  }

  /// Checks places of the file, some at a time, beside the connection.
  fileprivate typealias Check = (
    _ name: String, _ first: UInt32, _ count: UInt32,
    _ faults: UnsafeMutablePointer<sealed_pages_fault>,
    _ found: UnsafeMutablePointer<UInt32>
  ) -> Int32

  /// The number of places that are checked before the key is looked at again: less than 5 ms.
  private static let slice: UInt32 = 512

  fileprivate mutating func addPages(_ check: Check) throws {
    try add(from: 1, to: extent().pages, check)
  }

  mutating func addFile() throws {
    try addPages { sealed_pages_verify($0, $1, $2, $3, $4) }
    try add(from: 0, to: extent().frames) { sealed_pages_verify_log($0, $1, $2, $3, $4) }
    try addHeader()
  }

  private func extent() throws(DatabaseError) -> (pages: UInt32, frames: UInt32) {
    var extent: (pages: UInt32, frames: UInt32) = (0, 0)
    let code = sealed_pages_extent(vault.databaseName, &extent.pages, &extent.frames)
    guard code == SQLITE_OK else { throw DatabaseError(code) }
    return extent
  }

  private mutating func add(from first: UInt32, to end: UInt32, _ check: Check) throws {
    let name = vault.databaseName
    var faults = [sealed_pages_fault](repeating: sealed_pages_fault(), count: Int(Self.slice))
    for start in stride(from: first, through: end, by: Int(Self.slice)) {
      guard !key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
      var found: UInt32 = 0
      let code = faults.withUnsafeMutableBufferPointer { faults -> Int32 in
        guard let faults = faults.baseAddress else { return SQLITE_NOMEM }
        return check(name, start, Self.slice, faults, &found)
      }
      guard code == SQLITE_OK else { throw VaultFailure(DatabaseError(code)) }
      for fault in faults.prefix(Int(found)) { Damage(fault).map { add($0) } }
    }
  }

  /// Checks what is sealed in the header, and its settings.
  private mutating func addHeader() throws {
    let (vault, key) = (vault, key)
    try note { _ = try vault.pendingRecoveryKey(under: key) }
    try note { _ = try vault.recoveryPublicHalf(under: key) }
    if try !vault.verifySettings(under: key) { add(.settings) }
  }

  /// Has SQLite check the structure of the database, and opens the records that are sealed once more.
  mutating func addRecords() throws {
    let key = key
    let (isSound, damage) = try vault.readRecords(under: key) { reader in
      let isSound = try reader.db.texts("PRAGMA integrity_check(1)") == ["ok"]
      return (isSound, try reader.damagedSecrets())
    }
    if !isSound { add(.file) }
    damage.forEach { add($0) }
  }

  /// Reads all pictures and sounds.
  mutating func addMedia() throws {
    try vault.damagedMedia(under: key).forEach { add($0) }
  }
}

extension RecordReader {
  /// The records that are sealed once more and can't be opened.
  fileprivate func damagedSecrets() throws -> [Damage] {
    try RecordTable.all(in: db).filter(\.hasContent).flatMap { table in
      try openAll(in: table, RecordSelection()) { _, _ in }
    }
  }
}

extension RecordTable {
  /// All record tables of the database.
  static func all(in db: Connection) throws -> [RecordTable] {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB ? ORDER BY name"
    return try db.texts(sql, prefix + "*").map { name in
      let columns = try db.texts("SELECT name FROM pragma_table_info(?) ORDER BY cid", name)
      let own = columns.filter { !["id", "version", content].contains($0) }
      let table = String(name.dropFirst(prefix.count))
      // Where there is no content, it does not matter here which columns indexes order.
      return columns.contains(content)
        ? RecordTable(table, indexed: own) : RecordTable(table, columns: own)
    }
  }
}
