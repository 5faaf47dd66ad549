public import Secrets
public import Vault

/// The settings stored in a vault.
public struct SettingsStore: Sendable {
  private let vault: Vault

  /// The settings of this vault.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  /// The settings as stored, for the lock. Needs no key, so it can't tell whether somebody else
  /// changed them; `verified` does, after unlocking.
  public func unverified() throws(VaultFailure) -> Settings {
    Settings(rows: try vault.settings())
  }

  /// The settings, if they are those that were last saved; nil if somebody else changed them. Then
  /// the safe defaults (`Settings()`) must be used, and the user told.
  public func verified(under key: VaultKey) throws(VaultFailure) -> Settings? {
    guard try vault.verifySettings(under: key) else { return nil }
    return try unverified()
  }

  /// Saves the settings. They are on disk when this returns.
  public func save(_ settings: Settings, under key: VaultKey) throws(VaultFailure) {
    try vault.setSettings(settings.rows, under: key)
  }
}
