import FoundationEssentials
import GRDB
public import Secrets

extension Vault {
  /// The result of giving a vault a new key.
  public struct Rekeying: Sendable {
    /// The new key. The old one opens nothing any more.
    public let key: VaultKey
    /// The new recovery key, stored until it is confirmed, as the first one was.
    public let recoveryKey: RecoveryKey
  }

  /// Gives the vault a new key and seals everything again, in case a copy of the vault and an old
  /// passcode or recovery key are in wrong hands. The backups are removed, as they are sealed under
  /// the old key; a new one is made.
  ///
  /// All of it is one transaction: interrupted anywhere, the vault's key is the old or the new one,
  /// and in the former case rekeying can be started again. Derives a key, as `changePasscode` does.
  ///
  /// - Parameters:
  ///   - passcode: the passcode that opens the vault from then on, the current one or another.
  ///   - now: in seconds since 1970 (UTC).
  /// - Throws: `VaultFailure.damaged` if anything is, as sealing it again would hide that;
  ///   `wrongKey` or `keyDestroyed`. Nothing is changed then.
  public func rekey(
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    at now: Int64,
    under old: VaultKey
  ) throws(VaultFailure) -> Rekeying {
    if let damage = try verify(under: old).damage.first { throw .damaged(damage) }
    let device = try usesDeviceKey() ? deviceKey() : nil
    let rekeying: Rekeying
    let slots: [Slot]
    do throws(SecretFailure) {
      let key = try VaultKey(random: random)
      let recoveryKey = try RecoveryKey(random: random)
      rekeying = Rekeying(key: key, recoveryKey: recoveryKey)
      slots = [
        try .passcode(
          passcode,
          kind: kind,
          cost: cost,
          device: device,
          wrapping: key,
          of: id,
          random: random
        ),
        try .recovery(recoveryKey, wrapping: key, of: id, random: random),
      ]
    } catch {
      throw VaultFailure(secret: error)
    }
    let generation = try write { db in
      try require(old, in: db)
      var manifest = try Manifest(of: id, under: old, in: db)
      manifest.generation += 1
      for table in try RecordTable.all(in: db) {
        manifest.tables[table.name] = try reseal(table, from: old, to: rekeying.key, in: db)
      }
      manifest.settingsCode = try LockSettings.code(of: id, under: rekeying.key, in: db)
      try manifest.write(of: id, under: rekeying.key, random: random, in: db)
      try Header.setProof(of: id, under: rekeying.key, in: db)
      for slot in slots { try slot.write(of: id, in: db) }
      try keep(pending: rekeying.recoveryKey, under: rekeying.key, in: db)
      try schedule(.droppingBackups, in: db)
      return manifest.generation
    }
    noteGeneration(generation)
    performPendingCleanup()
    // Otherwise a backup is made after the next unlocking.
    _ = try? keepDailyBackup(at: now, under: rekeying.key)
    return rekeying
  }

  /// Seals the records of a table again, and computes their sum.
  private func reseal(
    _ table: RecordTable,
    from old: VaultKey,
    to new: VaultKey,
    in db: Database
  ) throws -> Manifest.Entry {
    let reader = RecordReader(db, of: id, under: old)
    let opening = try reader.cipher(of: table)
    let sealing = try RecordCipher(table, of: id, under: new)
    let buffer = RecordBuffer()
    var entry = Manifest.Entry()
    for id in try reader.ids(of: table) {
      try reader.withBox(of: id, in: table) { header, box in
        let box = try opening.reseal(
          box,
          at: header,
          by: sealing,
          through: buffer,
          random: random
        )
        try db.cachedStatement(sql: "UPDATE \(table.sqlName) SET box = ? WHERE id = ?")
          .execute(arguments: [Data(box.bytes), id])
        entry.count += 1
        entry.sum.toggle(sealing.code(id, version: header.version))
      }
    }
    return entry
  }
}
