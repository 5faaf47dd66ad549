import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A vault of an older format")
struct ConversionTests {
  @Test("opens locked, and stays as it is until there is a key", arguments: OlderVault.formats)
  func locked(format: Int) throws {
    let older = try OlderVault(format)
    let before = try older.files
    for access in [VaultAccess.readOnly, .readWrite] {
      let vault = try older.open(for: access)
      let status = vault.status
      #expect(status.format == format)
      #expect(status.passcodeKind == "digits4")
      #expect(status.cost == DerivationCost(memory: 8 << 20, passes: 1))
      #expect(status.damage == [])
      #expect(status.backups.count == 2)
      #expect(vault.settings.count > 2)
      try vault.close()
      #expect(try older.files == before)
    }
  }

  @Test("is brought to this format with everything at its first use", arguments: OlderVault.formats)
  func conversion(format: Int) throws {
    let older = try OlderVault(format)
    let (counts, before) = try (older.counts, older.backups)
    let generation = try older.integers("SELECT generation FROM manifest")
    let changed = VaultFile(path: older.path).changed
    let settings = try older.open(for: .readOnly).settings
    let vault = try older.open()
    let id = vault.id
    let key = try vault.key()
    #expect(try vault.counts(under: key) == counts)
    #expect(try vault.verify(under: key).damage == [])
    #expect(vault.generation == generation.first)
    #expect(vault.status.format == Schema.current.version)
    #expect(vault.settings == settings)
    #expect(try vault.verifySettings(under: key))
    #expect(try vault.pendingRecoveryKey(under: key) != nil)
    try vault.close()

    let again = try older.open()
    #expect(again.id == id)
    #expect(try again.counts(under: again.key()) == counts)
    let added = older.backups.filter { !before.contains($0) }
    #expect(added.map(\.time) == [changed])
    for backup in added {
      let kept = try OlderVault.open(.file(backup.path), for: .readOnly)
      #expect(kept.status.format == format)
      #expect(try kept.counts(under: kept.key()) == counts)
    }
  }

  @Test("has the recovery key that it had", arguments: OlderVault.formats)
  func recoveryKey(format: Int) throws {
    let older = try OlderVault(format)
    let vault = try older.open()
    let first = try vault.key()
    let recoveryKey = try #require(try vault.pendingRecoveryKey(under: first))
    let key = try vault.unlock(recoveryKey: recoveryKey)
    #expect(try !vault.counts(under: key).isEmpty)
    #expect(try older.open(for: .readOnly).unlock(recoveryKey: recoveryKey).isDestroyed == false)
  }

  @Test("has its cards sealed once more, and nothing else", arguments: OlderVault.formats)
  func secrets(format: Int) throws {
    let older = try OlderVault(format)
    let vault = try older.open()
    let key = try vault.key()
    let sealed = try vault.readRecords(under: key) { records in
      let tables = try RecordTable.all(in: records.db).filter(\.hasContent)
      return try tables.reduce(into: [String: Int]()) { sealed, table in
        let sql = "SELECT count(*) FROM \(table.sqlName) WHERE substr(content, 1, 1) = x'01'"
        let count = Int(try records.db.integer(sql) ?? 0)
        if count > 0 { sealed[table.name] = count }
      }
    }
    let cards = try #require(vault.counts(under: key)["payment_card"])
    #expect(cards > 2)
    #expect(sealed == ["payment_card": cards])
  }

  @Test("versions, and the order of ids, go on", arguments: OlderVault.formats)
  func versions(format: Int) throws {
    let older = try OlderVault(format)
    let versions = try older.integers("SELECT version FROM record_note ORDER BY id")
    let vault = try older.open()
    let key = try vault.key()
    try vault.readRecords(under: key) { records in
      #expect(try records.db.integers("SELECT version FROM record_note ORDER BY id") == versions)
      let ids = try records.ids(of: RecordTable("note"))
      #expect(try records.highestID() >= ids.max() ?? .max)
    }
    try vault.writeRecords(under: key) { try $0.put(1, .plain([1]), in: RecordTable("deck")) }
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("that is only read is brought into memory", arguments: OlderVault.formats)
  func readOnly(format: Int) throws {
    let older = try OlderVault(format)
    let (before, counts) = try (older.files, older.counts)
    let vault = try older.open(for: .readOnly)
    for _ in 1...2 {
      let key = try vault.key()
      #expect(try vault.counts(under: key) == counts)
      #expect(try vault.verify(under: key).damage == [])
      key.destroy()
      vault.lock()
    }
    #expect(vault.status.format == format)
    // Another process brings it to this format.
    let writer = try older.open()
    _ = try writer.counts(under: writer.key())
    try writer.close()
    let key = try vault.key()
    #expect(try vault.verify(under: key).damage == [])
    #expect(try vault.counts(under: key) == counts)
    #expect(vault.status.format == Schema.current.version)
    try vault.close()
    #expect(try older.files.count == before.count + 2)
  }

  @Test("with a journal that a crash left has what is in it", arguments: OlderVault.formats)
  func journal(format: Int) throws {
    let older = try OlderVault(format)
    let db = try Connection(older.path)
    try db.execute("INSERT INTO setting (name, value) VALUES ('later', '1')")
    let left = try older.afterKill()
    db.close()
    #expect(try left.files.keys.contains { $0.hasSuffix("-wal") })
    for access in [VaultAccess.readOnly, .readWrite] {
      let vault = try left.open(for: access)
      #expect(vault.settings["later"] == "1")
      #expect(try vault.verify(under: vault.key()).damage == [.settings])
      try vault.close()
    }
    #expect(try !left.files.keys.contains { $0.hasSuffix("-shm") })
  }

  @Test("is refused if it is of a format before the first release", arguments: [1, 7, 12])
  func refused(format: Int) throws {
    let older = try OlderVault(13)
    try older.execute("PRAGMA user_version = \(format)")
    let before = try older.files
    #expect(throws: VaultFailure.olderFormat(format)) { try older.open() }
    #expect(throws: VaultFailure.olderFormat(format)) { try older.open(for: .readOnly) }
    try older.execute("PRAGMA user_version = 99")
    #expect(throws: VaultFailure.newerFormat(99)) { try older.open() }
    try older.execute("PRAGMA application_id = 1")
    #expect(throws: VaultFailure.notAVault) { try older.open() }
    #expect(try older.files.count == before.count)
  }
}
