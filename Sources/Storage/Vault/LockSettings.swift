public import Secrets

/// Settings that must be readable without a key: in the header, as names and values, and authenticated
/// all together, so that a change by somebody else is detected after unlocking. The database has the
/// code of those that were saved last, so that earlier ones that were put back are detected too.
extension Vault {
  /// All settings, as stored. Only a key can tell whether they are authentic.
  public var settings: [String: String] { header.settings }

  /// Replaces all settings.
  ///
  /// - Throws: `VaultFailure.wrongKey` or `keyDestroyed` before anything is written.
  public func setSettings(
    _ settings: [String: String],
    under key: VaultKey
  ) throws(VaultFailure) {
    try writeRecords(under: key) { try $0.replaceSettings(settings) }
  }

  /// True if the settings are those that were last set by someone with the key, or, if that was
  /// interrupted, those before.
  public func verifySettings(under key: VaultKey) throws(VaultFailure) -> Bool {
    try read(under: key) { db in
      // Within, as settings that are saved go to both before anything else is read.
      let header = header
      guard try header.code(ofSettings: header.settings, under: key) == header.settingsCode else {
        return false
      }
      return try db.statement("SELECT settings_code, earlier_code FROM vault").first { row in
        [row.bytes(0), row.bytes(1)].contains { $0.elementsEqual(header.settingsCode) }
      } ?? false
    }
  }

  /// Writes settings to the header, once the transaction that has their code is on disk.
  func putSettings(
    _ settings: [String: String],
    _ db: Connection,
    under key: VaultKey
  ) throws {
    try changeHeader { header in
      header.settings = settings
      header.settingsCode = try header.code(ofSettings: settings, under: key)
    }
    // They are saved. Where the disk refuses this, the next saving does it.
    try? db.transaction(writing: true) { try db.run("UPDATE vault SET earlier_code = NULL") }
  }
}

extension VaultHeader {
  /// The authentication code of settings.
  func code(
    ofSettings settings: [String: String],
    under key: VaultKey
  ) throws(SecretFailure) -> [UInt8] {
    var data = AssociatedData(.text("settings"), .bytes(id))
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      data.append(.text(name))
      data.append(.text(value))
    }
    return try key.subKey(for: .settings).code(of: data)
  }
}

extension KeyPurpose {
  fileprivate static let settings = KeyPurpose(rawValue: "vault/settings")
}
