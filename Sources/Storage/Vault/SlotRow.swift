import FoundationEssentials
import GRDB
import Secrets

/// The database row of a slot.
extension Slot {
  /// Reads a slot of this vault.
  ///
  /// - Throws: `VaultFailure.damaged` if it is missing or its checksum fails.
  init(_ kind: Damage.Slot, of vault: [UInt8], in db: Database) throws {
    let damage = VaultFailure.damaged(.slot(kind))
    guard
      let row = try Row.fetchOne(
        db,
        sql: "SELECT * FROM slot WHERE kind = ?",
        arguments: [kind.rawValue]
      )
    else { throw damage }
    // In a damaged file a column can have another name, and GRDB traps on one that is not there.
    guard Self.columns.allSatisfy({ row.hasColumn($0) }) else { throw damage }
    // It can hold NULL where the schema allows none.
    guard let wrappedKey = Data.fromDatabaseValue(row["wrapped_key"]),
      let commitment = Data.fromDatabaseValue(row["commitment"]),
      let checksum = Data.fromDatabaseValue(row["checksum"])
    else { throw damage }
    self.kind = kind
    passcodeKind = String.fromDatabaseValue(row["passcode_kind"])
    salt = Data.fromDatabaseValue(row["salt"]).map { Array($0) }
    memory = Int.fromDatabaseValue(row["memory"])
    passes = Int.fromDatabaseValue(row["passes"])
    // The first format had no such column.
    device = row.hasColumn("device") ? Data.fromDatabaseValue(row["device"]).map { Array($0) } : nil
    self.wrappedKey = Array(wrappedKey)
    self.commitment = Array(commitment)
    guard self.checksum(of: vault) == Array(checksum) else { throw damage }
  }

  /// The columns that every format has.
  private static let columns = [
    "passcode_kind", "salt", "memory", "passes", "wrapped_key", "commitment", "checksum",
  ]

  /// Inserts the slot, replacing the one of its kind.
  func write(of vault: [UInt8], in db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO slot
          (kind, passcode_kind, salt, memory, passes, wrapped_key, commitment, checksum, device)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        kind.rawValue, passcodeKind, salt.map { Data($0) }, memory, passes, Data(wrappedKey),
        Data(commitment), Data(checksum(of: vault)), device.map { Data($0) },
      ]
    )
  }

  /// The checksum that detects damage without any key.
  private func checksum(of vault: [UInt8]) -> [UInt8] {
    var data = data(of: vault)
    data.append(.bytes(wrappedKey))
    data.append(.bytes(commitment))
    return Checksum.of(data.bytes)
  }
}
