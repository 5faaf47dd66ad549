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
      var record = UndoRecord()
      record.settings = records.studySettings(replacedBy: preferences)
      try records.replaceSettings(preferences.forms)
      guard let now else { return }
      let name = record.settings.keys.sorted().first ?? ""
      try records.log(record, of: UndoableOperation(.setting, name), at: now)
    }
  }
}

extension RecordWriter {
  /// The beginning of the keys of the settings of study. The others belong to the lock and to this
  /// machine's terminal, and are not undone.
  private static let studyPrefix = "study."

  /// The stored forms of the settings of study that others replace.
  func studySettings(replacedBy preferences: Preferences) -> [String: String] {
    let forms = preferences.forms
    return Preferences(forms: settings).forms.filter { key, form in
      key.hasPrefix(Self.studyPrefix) && forms[key] != form
    }
  }

  /// The settings once rules of limits are switched on; nil where none is, or all of them are on.
  func settings(switchingOn rules: LimitRules) -> Preferences? {
    guard rules != LimitRules() else { return nil }
    let old = Preferences(forms: settings)
    let new = old.with(\.newIgnoresReviews, old.newIgnoresReviews || rules.newIgnoresReviews)
      .with(\.limitsStartFromTop, old.limitsStartFromTop || rules.startsFromTop)
    return new == old ? nil : new
  }

  /// Switches rules of limits on in the settings.
  func switchOn(_ rules: LimitRules) throws {
    guard let new = settings(switchingOn: rules) else { return }
    try replaceSettings(new.forms)
  }
}
