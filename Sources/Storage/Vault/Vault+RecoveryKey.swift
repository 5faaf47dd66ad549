import FoundationEssentials
import GRDB
public import Secrets

extension Vault {
  /// The recovery key, until the user has proved that it was written down; nil afterwards.
  ///
  /// - Throws: `VaultFailure.damaged(.pendingRecoveryKey)` if it was changed, `keyDestroyed`, and
  ///   errors of the database.
  public func pendingRecoveryKey(under key: VaultKey) throws(VaultFailure) -> RecoveryKey? {
    try read { db in
      try require(key, in: db)
      return try pendingRecoveryKey(under: key, in: db)
    }
  }

  /// True if a recovery key is stored that the user has not proved to have written down. Needs no
  /// key.
  static func hasPendingRecoveryKey(_ db: Database) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM sealed WHERE name = ?)"
    return try Bool.fetchOne(db, sql: sql, arguments: [RecoveryRow.pendingKey.rawValue]) ?? false
  }

  func pendingRecoveryKey(under key: VaultKey, in db: Database) throws -> RecoveryKey? {
    try sealed(.pendingKey, under: key, in: db) { key, box, data throws(SecretFailure) in
      try RecoveryKey(bytes: key.openSecret(box, boundTo: data))
    }
  }

  /// The public half of the recovery key, as `recoveryKeyConfirmed` was given it; nil if it was
  /// given none, or the key has been renewed since.
  ///
  /// - Throws: as `pendingRecoveryKey` does.
  public func recoveryPublicHalf(under key: VaultKey) throws(VaultFailure) -> [UInt8]? {
    try read { db in
      try require(key, in: db)
      return try recoveryPublicHalf(under: key, in: db)
    }
  }

  func recoveryPublicHalf(under key: VaultKey, in db: Database) throws -> [UInt8]? {
    try sealed(.publicHalf, under: key, in: db) { key, box, data throws(SecretFailure) in
      try key.open(box, boundTo: data)
    }
  }

  /// Erases the stored recovery key, because it has been written down. Its sealed bytes are gone
  /// from the file, its journal and its backups when this returns, or with the next opening
  /// (`isCleanedUp`).
  ///
  /// - Parameter publicHalf: what stays of it, for whoever has to tell others of the key; nil for
  ///   nothing. It goes into the backups with the slot.
  public func recoveryKeyConfirmed(
    under key: VaultKey,
    keeping publicHalf: [UInt8]? = nil
  ) throws(VaultFailure) {
    try write { db in
      try require(key, in: db)
      if let publicHalf {
        try keep(SecretBytes(publicHalf), as: .publicHalf, under: key, in: db)
      }
      try remove(.pendingKey, in: db)
      try schedule(.copyingSlots, in: db)
    }
    performPendingCleanup()
  }

  /// Generates another recovery key; the old one opens nothing from then on, the backups included,
  /// as with `changePasscode`. It is stored until it is confirmed, as the first one was.
  public func renewRecoveryKey(under key: VaultKey) throws(VaultFailure) -> RecoveryKey {
    let recoveryKey = try write { db in
      try require(key, in: db)
      let recoveryKey = try RecoveryKey(random: random)
      try Slot.recovery(recoveryKey, wrapping: key, of: id, random: random).write(of: id, in: db)
      try keep(pending: recoveryKey, under: key, in: db)
      try schedule(.copyingSlots, in: db)
      return recoveryKey
    }
    performPendingCleanup()
    return recoveryKey
  }

  /// Stores a new recovery key, in place of whatever is stored of an earlier one.
  func keep(pending recoveryKey: RecoveryKey, under key: VaultKey, in db: Database) throws {
    try remove(.publicHalf, in: db)
    try keep(recoveryKey.bytes(), as: .pendingKey, under: key, in: db)
  }
}

/// The rows about the recovery key in the table `sealed`.
private enum RecoveryRow: String {
  case pendingKey = "pending recovery key"
  case publicHalf = "public half of the recovery key"

  var purpose: KeyPurpose { KeyPurpose(rawValue: "vault/\(rawValue)") }
}

extension Vault {
  private func data(of row: RecoveryRow) -> AssociatedData {
    AssociatedData(.text("sealed"), .bytes(id), .text(row.rawValue))
  }

  private func sealed<T>(
    _ row: RecoveryRow,
    under key: VaultKey,
    in db: Database,
    _ open: (SealingKey, SealedBox, AssociatedData) throws(SecretFailure) -> T
  ) throws -> T? {
    guard
      let kept = try Row.fetchOne(
        db,
        sql: "SELECT box FROM sealed WHERE name = ?",
        arguments: [row.rawValue]
      )
    else { return nil }
    guard let bytes = Data.fromDatabaseValue(kept["box"]), let box = SealedBox(bytes: bytes) else {
      throw VaultFailure.damaged(.pendingRecoveryKey)
    }
    do throws(SecretFailure) {
      return try open(key.subKey(for: row.purpose), box, data(of: row))
    } catch .notAuthentic, .wrongLength {
      throw VaultFailure.damaged(.pendingRecoveryKey)
    }
  }

  private func keep(
    _ content: SecretBytes,
    as row: RecoveryRow,
    under key: VaultKey,
    in db: Database
  ) throws {
    let box = try key.subKey(for: row.purpose).seal(content, boundTo: data(of: row), random: random)
    try db.execute(
      sql: "INSERT OR REPLACE INTO sealed (name, box) VALUES (?, ?)",
      arguments: [row.rawValue, Data(box.bytes)]
    )
  }

  private func remove(_ row: RecoveryRow, in db: Database) throws {
    try db.execute(sql: "DELETE FROM sealed WHERE name = ?", arguments: [row.rawValue])
  }
}
