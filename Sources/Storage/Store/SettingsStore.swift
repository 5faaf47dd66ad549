package import Preferences
package import Secrets
package import Vault

/// The settings stored in a vault, clear and authenticated: the lock needs them before there is a key.
package struct SettingsStore: Sendable {
  private let vault: Vault

  /// The settings of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  /// The settings as stored, for the lock. Needs no key, so it can't tell whether somebody else
  /// changed them; `verified` does, after unlocking.
  package func unverified() throws(VaultFailure) -> Preferences {
    Preferences(forms: try vault.settings())
  }

  /// The settings, if they are those that were last saved; nil if somebody else changed them. Then
  /// the standard ones (`Preferences()`) must be used, and the user told.
  package func verified(under key: VaultKey) throws(VaultFailure) -> Preferences? {
    guard try vault.verifySettings(under: key) else { return nil }
    return try unverified()
  }

  /// Saves the settings. They are on disk when this returns.
  package func save(_ preferences: Preferences, under key: VaultKey) throws(VaultFailure) {
    try vault.setSettings(preferences.forms, under: key)
  }
}
