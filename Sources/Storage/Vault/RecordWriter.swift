import GRDB
import Secrets

/// Writes records within one transaction, and reads them. All records written in one transaction
/// get the same version, the vault's next generation.
package final class RecordWriter: RecordReader {
  private let random: any RandomSource
  private var manifest: Manifest
  private let before: Manifest

  init(
    _ db: Database,
    of vault: [UInt8],
    under key: VaultKey,
    random: any RandomSource
  ) throws {
    self.random = BufferedRandom(random)
    before = try Manifest(of: vault, under: key, in: db)
    manifest = before
    manifest.generation += 1
    super.init(db, of: vault, under: key)
  }

  override func storedManifest() -> Manifest { manifest }

  /// Inserts a record.
  ///
  /// - Throws: an error of the database if the id exists already.
  package func insert(
    _ id: Int64,
    clear: [Int64?] = [],
    _ content: RecordContent,
    into table: RecordTable
  ) throws {
    try requireKey()
    let cipher = try cipher(of: table)
    let header = RecordHeader(id: id, version: manifest.generation, clear: clear)
    let box = try cipher.seal(content, at: header, random: random)
    try db.cachedStatement(sql: table.sqlInsert).run(header, box)
    manifest.tables[table.name, default: .init()].count += 1
    if table.hasGivenIDs { manifest.highestID = max(manifest.highestID, id) }
    toggle(id, version: header.version, cipher)
  }

  /// Replaces the content and clear columns of a record.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is none with this id.
  package func update(
    _ id: Int64,
    clear: [Int64?] = [],
    _ content: RecordContent,
    in table: RecordTable
  ) throws {
    guard let old = try version(of: id, in: table) else {
      throw VaultFailure.noRecord(table: table.name, id: id)
    }
    try update(id, clear: clear, content, over: old, in: table)
  }

  private func update(
    _ id: Int64,
    clear: [Int64?],
    _ content: RecordContent,
    over old: Int64,
    in table: RecordTable
  ) throws {
    try requireKey()
    let cipher = try cipher(of: table)
    let header = RecordHeader(id: id, version: manifest.generation, clear: clear)
    let box = try cipher.seal(content, at: header, random: random)
    try db.cachedStatement(sql: table.sqlUpdate).run(header, box)
    toggle(id, version: old, cipher)
    toggle(id, version: header.version, cipher)
  }

  /// Inserts a record, or replaces the one with its id.
  package func put(
    _ id: Int64,
    clear: [Int64?] = [],
    _ content: RecordContent,
    in table: RecordTable
  ) throws {
    try put(id, clear: clear, content, over: version(of: id, in: table), in: table)
  }

  /// Inserts a record if `old` is nil, or replaces the one with that header, which must have been
  /// read in this transaction.
  package func put(
    _ id: Int64,
    clear: [Int64?] = [],
    _ content: RecordContent,
    over old: RecordHeader?,
    in table: RecordTable
  ) throws {
    try put(id, clear: clear, content, over: old?.version, in: table)
  }

  private func put(
    _ id: Int64,
    clear: [Int64?],
    _ content: RecordContent,
    over old: Int64?,
    in table: RecordTable
  ) throws {
    if let old {
      try update(id, clear: clear, content, over: old, in: table)
    } else {
      try insert(id, clear: clear, content, into: table)
    }
  }

  /// Replaces the contents and clear columns of very many records. The old versions must have been
  /// read in this transaction, so that they are not read again.
  package func replaceAll(
    _ replacements: some Sequence<RecordReplacement>,
    in table: RecordTable
  ) throws {
    let cipher = try cipher(of: table)
    let statement = try db.cachedStatement(sql: table.sqlUpdate)
    var entry = manifest.tables[table.name] ?? .init()
    for new in replacements {
      try requireKey()
      let header = RecordHeader(id: new.id, version: manifest.generation, clear: new.clear)
      let box = try cipher.seal(new.content, at: header, random: random)
      try statement.run(header, box)
      guard db.changesCount == 1 else {
        throw VaultFailure.noRecord(table: table.name, id: header.id)
      }
      entry.sum.toggle(cipher.code(header.id, version: new.oldVersion))
      entry.sum.toggle(cipher.code(header.id, version: header.version))
    }
    manifest.tables[table.name] = entry
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
    guard !ids.isEmpty else { return }
    let cipher = try cipher(of: table)
    let statement = try db.cachedStatement(sql: table.sqlDelete)
    var entry = manifest.tables[table.name] ?? .init()
    for id in ids {
      try requireKey()
      guard let version = try statement.row(of: id, { $0.integer(0) ?? 0 }) else { continue }
      entry.count -= 1
      entry.sum.toggle(cipher.code(id, version: version))
      advance()
    }
    manifest.tables[table.name] = entry
  }

  /// Replaces all settings, which are clear and authenticated.
  package func replaceSettings(_ settings: [String: String]) throws {
    try db.execute(sql: "DELETE FROM setting")
    for (name, value) in settings {
      try db.execute(
        sql: "INSERT INTO setting (name, value) VALUES (?, ?)",
        arguments: [name, value]
      )
    }
    manifest.settingsCode = try LockSettings.code(of: vault, under: key, in: db)
  }

  /// The highest id that was ever given, in this transaction too.
  package override func highestID() throws -> Int64 {
    manifest.highestID > 0 ? manifest.highestID : try super.highestID()
  }

  /// Writes the manifest, if anything was changed.
  ///
  /// - Returns: the vault's generation from then on.
  func finish() throws -> Int64 {
    guard
      manifest.tables != before.tables || manifest.highestID != before.highestID
        || manifest.settingsCode != before.settingsCode
    else { return before.generation }
    try manifest.write(of: vault, under: key, random: random, in: db)
    return manifest.generation
  }

  private func toggle(_ id: Int64, version: Int64, _ cipher: RecordCipher) {
    manifest.tables[cipher.table.name, default: .init()].sum
      .toggle(cipher.code(id, version: version))
  }

  private func version(of id: Int64, in table: RecordTable) throws -> Int64? {
    try db.cachedStatement(sql: table.sqlVersion).row(of: id) { $0.integer(0) ?? 0 }
  }
}

/// The replacement of a record.
package struct RecordReplacement {
  let id: Int64
  let oldVersion: Int64
  let clear: [Int64?]
  let content: RecordContent

  /// Replaces the record with this id, whose current version is `oldVersion`.
  package init(_ id: Int64, oldVersion: Int64, clear: [Int64?], _ content: RecordContent) {
    self.id = id
    self.oldVersion = oldVersion
    self.clear = clear
    self.content = content
  }
}
