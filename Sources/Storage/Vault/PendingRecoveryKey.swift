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

  func pendingRecoveryKey(under key: VaultKey, in db: Database) throws -> RecoveryKey? {
    guard
      let kept = try Row.fetchOne(
        db,
        sql: "SELECT box FROM sealed WHERE name = ?",
        arguments: [Self.pendingName]
      )
    else { return nil }
    guard let bytes = Data.fromDatabaseValue(kept["box"]), let box = SealedBox(bytes: bytes) else {
      throw VaultFailure.damaged(.pendingRecoveryKey)
    }
    do throws(SecretFailure) {
      let secret = try key.subKey(for: .pendingRecoveryKey).openSecret(box, boundTo: pendingData)
      return try RecoveryKey(bytes: secret)
    } catch .notAuthentic, .wrongLength {
      throw VaultFailure.damaged(.pendingRecoveryKey)
    }
  }

  /// Erases the stored recovery key, because it has been written down. Its sealed bytes are gone
  /// from the file, its journal and its backups when this returns, or with the next opening
  /// (`isCleanedUp`).
  public func recoveryKeyConfirmed(under key: VaultKey) throws(VaultFailure) {
    try write { db in
      try require(key, in: db)
      try db.execute(sql: "DELETE FROM sealed WHERE name = ?", arguments: [Self.pendingName])
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

  func keep(pending recoveryKey: RecoveryKey, under key: VaultKey, in db: Database) throws {
    let box = try key.subKey(for: .pendingRecoveryKey)
      .seal(recoveryKey.bytes(), boundTo: pendingData, random: random)
    try db.execute(
      sql: "INSERT OR REPLACE INTO sealed (name, box) VALUES (?, ?)",
      arguments: [Self.pendingName, Data(box.bytes)]
    )
  }

  private static let pendingName = "pending recovery key"

  private var pendingData: AssociatedData {
    AssociatedData(.text("sealed"), .bytes(id), .text(Self.pendingName))
  }
}

extension KeyPurpose {
  fileprivate static let pendingRecoveryKey = KeyPurpose(rawValue: "vault/pending recovery key")
}
