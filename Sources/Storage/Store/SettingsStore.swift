package import Flashcards
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
    Preferences(forms: vault.settings)
  }

  /// The settings, if they are those that were last saved; nil if somebody else changed them. Then
  /// the standard ones (`Preferences()`) must be used, and the user told.
  package func verified(under key: VaultKey) throws(VaultFailure) -> Preferences? {
    guard try vault.verifySettings(under: key) else { return nil }
    return try unverified()
  }

  /// Saves the settings. They are on disk when this returns.
  ///
  /// - Parameter now: the time of the operation; with it, a change of the settings of study can be
  ///   undone.
  package func save(
    _ preferences: Preferences,
    at now: Timestamp? = nil,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let old = Preferences(forms: records.settings).forms
      try records.replaceSettings(preferences.forms)
      guard let now else { return }
      var record = UndoRecord()
      record.settings = old.filter { key, form in
        key.hasPrefix(Self.studyPrefix) && preferences.forms[key] != form
      }
      let name = record.settings.keys.sorted().first ?? ""
      try records.log(record, of: UndoableOperation(.setting, name), at: now)
    }
  }

  /// The beginning of the keys of the settings of study. The others belong to the lock and to this
  /// machine's terminal, and are not undone.
  private static let studyPrefix = "study."
}
