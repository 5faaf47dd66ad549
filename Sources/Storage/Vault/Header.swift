import FoundationEssentials
import GRDB
import Secrets

/// The header of a vault: its id, and a proof of its key.
enum Header {
  static let idBytes = 16

  /// Writes the header of a new vault.
  static func write(id: [UInt8], key: VaultKey, in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO vault (single, id, proof) VALUES (1, ?, ?)",
      arguments: [Data(id), Data(proof(of: id, under: key))]
    )
  }

  /// Replaces the proof by that of another key.
  static func setProof(of id: [UInt8], under key: VaultKey, in db: Database) throws {
    try db.execute(
      sql: "UPDATE vault SET proof = ? WHERE single = 1",
      arguments: [Data(proof(of: id, under: key))]
    )
  }

  /// The vault's id.
  static func id(_ db: Database) throws -> [UInt8] {
    let id = try column("id", db)
    guard id.count == idBytes else { throw VaultFailure.damaged(.header) }
    return id
  }

  /// True if the key is the vault's own.
  static func isProven(_ key: VaultKey, of id: [UInt8], in db: Database) throws -> Bool {
    try key.subKey(for: .identity).isAuthentic(column("proof", db), of: data(of: id))
  }

  /// A column of the header that holds bytes.
  static func column(_ name: String, _ db: Database) throws -> [UInt8] {
    let statement = try db.cachedStatement(sql: "SELECT * FROM vault WHERE single = 1")
    guard let row = try Row.fetchOne(statement),
      // GRDB traps on a column that is not there.
      row.hasColumn(name), let bytes = Data.fromDatabaseValue(row[name])
    else { throw VaultFailure.damaged(.header) }
    return Array(bytes)
  }

  private static func proof(of id: [UInt8], under key: VaultKey) throws(SecretFailure) -> [UInt8] {
    try key.subKey(for: .identity).code(of: data(of: id))
  }

  private static func data(of id: [UInt8]) -> AssociatedData {
    AssociatedData(.text("vault"), .bytes(id))
  }
}

extension KeyPurpose {
  fileprivate static let identity = KeyPurpose(rawValue: "vault/identity")
}

extension Vault {
  /// Checks the key before anything is written that only this key could undo.
  ///
  /// - Throws: `VaultFailure.wrongKey` for a key of another vault, `keyDestroyed` for one that is
  ///   gone.
  func require(_ key: VaultKey, in db: Database) throws {
    guard try Header.isProven(key, of: id, in: db) else { throw VaultFailure.wrongKey }
  }
}
