import Secrets

/// The clear header of a vault of an older format.
struct OlderVaultHeader {
  let format: Int
  /// Without the code of the settings, which is sealed in these formats.
  let header: VaultHeader

  init(format: Int, header: VaultHeader) {
    self.format = format
    self.header = header
  }
}

/// The contents of a vault of an older format beside its records.
struct OlderVaultInventory {
  /// The number of changes to the vault.
  var generation: Int64
  /// The highest id that was ever given.
  var highestID: Int64
  /// The authentication code of the settings as they were saved last; empty if it is damaged.
  var settingsCode: [UInt8]
  /// The damaged parts, which are not in the draft.
  var damage: [Damage]

  init(generation: Int64, highestID: Int64, settingsCode: [UInt8], damage: [Damage]) {
    self.generation = generation
    self.highestID = highestID
    self.settingsCode = settingsCode
    self.damage = damage
  }
}

/// The database that takes the records of a vault of an older format, in the first format of `Schema`, and
/// is brought to this one at the end.
final class OlderVaultDraft {
  /// The vault's id.
  let vault: [UInt8]
  /// The vault's key.
  let key: VaultKey

  private let db: Connection
  private let schema: Schema
  private let tables: [String: RecordTable]
  private let random: any RandomSource
  private var ciphers: [RecordTable: RecordCipher] = [:]
  private var waiting = 0

  /// The number of records in one transaction. Nobody has the draft yet: transactions only bound what
  /// is in memory.
  private static let transactionRecords = 4_096

  /// Begins a draft in an empty database.
  init(
    _ db: Connection,
    of vault: [UInt8],
    under key: VaultKey,
    _ schema: Schema,
    random: any RandomSource
  ) throws {
    self.db = db
    self.vault = vault
    self.key = key
    self.random = BufferedRandom(random)
    self.schema = schema
    try db.transaction(writing: true) { try schema.migrate(db, to: Schema.firstVersion) }
    tables = Dictionary(
      try RecordTable.all(in: db).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    try db.run("BEGIN IMMEDIATE")
  }

  /// The indexed columns of a table, in order; nil if this format has no such table.
  func indexedColumns(of table: String) -> [String]? { tables[table]?.indexedColumns }

  /// Adds a record.
  ///
  /// - Parameter isSecret: true if its content is sealed once more within the pages.
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked.
  func add(
    _ header: RecordHeader,
    _ content: UnsafeRawBufferPointer,
    isSecret: Bool,
    to name: String
  ) throws {
    guard let table = tables[name] else { return }
    guard !key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
    var held = [UInt8]()
    held.reserveCapacity(1 + content.count)
    if isSecret {
      let box = try cipher(of: table)
        .seal(SecretBytes(copying: content), of: header.id, random: random)
      held.append(RecordContent.Mark.sealed.rawValue)
      held += box.bytes
    } else {
      held.append(RecordContent.Mark.plain.rawValue)
      held.append(contentsOf: content)
    }
    let values: [any DatabaseValue] =
      [header.id, header.version] + header.indexed.map { $0 as any DatabaseValue } + [held]
    try db.statement(table.sqlInsert).run(values)
    waiting += 1
    guard waiting == Self.transactionRecords else { return }
    waiting = 0
    try db.run("COMMIT")
    try db.run("BEGIN IMMEDIATE")
  }

  private func cipher(of table: RecordTable) throws(SecretFailure) -> RecordCipher {
    if let known = ciphers[table] { return known }
    let cipher = try RecordCipher(table, of: vault, under: key)
    ciphers[table] = cipher
    return cipher
  }

  /// Ends the draft.
  func finish(_ inventory: OlderVaultInventory) throws {
    try db.run(
      "INSERT INTO vault (single, generation, highest_id, settings_code) VALUES (1, ?, ?, ?)",
      inventory.generation,
      inventory.highestID,
      inventory.settingsCode
    )
    try db.run("COMMIT")
    try schema.complete(db)
  }
}
