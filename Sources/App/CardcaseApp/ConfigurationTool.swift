import CardcaseUI
import Preferences
import Store
import Vault
package import Wording

/// The commands about the configuration file, with their output for the user.
package struct ConfigurationTool {
  private let file: ConfigurationFile
  private let wording: Wording

  /// The commands for the file of this machine.
  package init(_ file: ConfigurationFile = .current, wording: Wording) {
    self.file = file
    self.wording = wording
  }

  /// Names what is wrong with the file.
  ///
  /// - Returns: The sentences, and true if nothing is wrong.
  package func check() -> (lines: [String], isSound: Bool) {
    guard let path = file.path else { return ([wording(.configurationNoPlace)], true) }
    if let refusal = file.refusal {
      let reason = refusal.sentence(wording)
      return ([wording(.configurationRefusedNotice(path: path, reason: reason))], false)
    }
    guard file.isThere else { return ([wording(.configurationMissing(path: path))], true) }
    let problems = file.configuration.problems
    guard !problems.isEmpty else { return ([wording(.configurationSound(path: path))], true) }
    return (problems.map { "\(path), \($0.sentence(wording))" }, false)
  }

  /// The configuration in force, with the source of each value.
  ///
  /// - Parameters:
  ///   - vault: The path of the vault, whose settings of the look are shown; nil for none.
  ///   - stateDirectory: The directory of the attempt counters; nil if there is none.
  package func show(vault: String?, stateDirectory: String?) throws(ToolFailure) -> [String] {
    var preferences: Preferences?
    if let vault, Vault.exists(at: LaunchMode.vault(path: vault).location) {
      let tool = VaultTool(
        in: CommandContext(.vault(path: vault), stateDirectory: stateDirectory, wording: wording)
      )
      preferences = try tool.unverifiedPreferences()
    }
    return ConfigurationReport(
      file.configuration,
      preferences: preferences,
      language: (LanguageInForce.current.language, LanguageInForce.current.source),
      wording
    ).lines
  }
}

extension VaultTool {
  /// The settings of the vault, as far as they can be read without a key.
  fileprivate func unverifiedPreferences() throws(ToolFailure) -> Preferences {
    let vault = try door.open(for: .readOnly)
    return try door.at(path) { () throws(VaultFailure) in
      try SettingsStore(vault).unverified()
    }
  }
}
