import FoundationEssentials
import GRDB
public import Secrets

/// Settings that must be readable without a key: stored in the clear, as names and values, and
/// authenticated all together, so that a change by somebody else is detected after unlocking.
extension Vault {
  /// All settings, as stored. Only a key can tell whether they are authentic.
  public func settings() throws(VaultFailure) -> [String: String] {
    try read { try LockSettings.all($0) }
  }

  /// Replaces all settings, in one transaction.
  ///
  /// - Throws: `VaultFailure.wrongKey` or `keyDestroyed` before anything is written.
  public func setSettings(
    _ settings: [String: String],
    under key: VaultKey
  ) throws(VaultFailure) {
    try writeRecords(under: key) { try $0.replaceSettings(settings) }
  }

  /// True if the settings are those that were last set by someone with the key.
  public func verifySettings(under key: VaultKey) throws(VaultFailure) -> Bool {
    try read { db in
      try require(key, in: db)
      return try LockSettings.areAuthentic(of: id, under: key, in: db)
    }
  }
}

enum LockSettings {
  static func all(_ db: Database) throws -> [String: String] {
    var settings: [String: String] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT name, value FROM setting") {
      // In a damaged file either can be NULL; the authentication code then fails.
      let name = String.fromDatabaseValue(row["name"]) ?? ""
      settings[name] = String.fromDatabaseValue(row["value"]) ?? ""
    }
    return settings
  }

  /// The authentication code of the current settings, for the manifest.
  static func code(of vault: [UInt8], under key: VaultKey, in db: Database) throws -> [UInt8] {
    try key.subKey(for: .settings).code(of: data(of: vault, db))
  }

  /// True if the settings are those that were saved last.
  static func areAuthentic(of vault: [UInt8], under key: VaultKey, in db: Database) throws -> Bool {
    do {
      let code = try Manifest(of: vault, under: key, in: db).settingsCode
      return try key.subKey(for: .settings).isAuthentic(code, of: data(of: vault, db))
    } catch VaultFailure.damaged(.manifest) {
      return false
    }
  }

  private static func data(of vault: [UInt8], _ db: Database) throws -> AssociatedData {
    var data = AssociatedData(.text("settings"), .bytes(vault))
    for (name, value) in try all(db).sorted(by: { $0.key < $1.key }) {
      data.append(.text(name))
      data.append(.text(value))
    }
    return data
  }
}

extension KeyPurpose {
  fileprivate static let settings = KeyPurpose(rawValue: "vault/settings")
}
