package import Preferences
package import WindowLevels

/// The settings of this machine for all vaults, from its configuration file.
package struct MachineSettings: Sendable {
  /// A setting that the file fixes.
  package struct Fixed: Hashable, Sendable {
    /// The stored form of the value.
    package let form: String
    /// The line of the file, from 1.
    package let line: Int

    package init(form: String, line: Int) {
      self.form = form
      self.line = line
    }
  }

  /// The user's own keys, by the types of screens and the rows of their key tables.
  package var keys: [ObjectIdentifier: [KeyHint.ID: [Key]]] = [:]
  /// The settings that the file fixes, by their stored names.
  package var fixed: [String: Fixed] = [:]

  /// No settings.
  package init() {}

  /// The preferences of the vault with the fixed settings in place of its own.
  package func applied(to preferences: Preferences) -> Preferences {
    fixed.isEmpty ? preferences : preferences.with(forms: fixed.mapValues(\.form))
  }

  /// Changed preferences with the vault's own values for the fixed settings, to be saved.
  package func removed(from changed: Preferences, own: Preferences) -> Preferences {
    changed.with(forms: own.forms.filter { fixed.keys.contains($0.key) })
  }
}
