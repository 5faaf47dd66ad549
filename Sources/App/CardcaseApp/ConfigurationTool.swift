import CardcaseUI
package import Preferences
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
      let reason = refusal.clause(wording)
      return ([wording(.configurationRefusedNotice(path: path, reason: reason))], false)
    }
    guard file.isThere else { return ([wording(.configurationMissing(path: path))], true) }
    let problems = file.configuration.problems
    guard !problems.isEmpty else { return ([wording(.configurationSound(path: path))], true) }
    return (problems.map { "\(path), \($0.sentence(wording))" }, false)
  }

  /// The configuration in force, with the source of each value.
  ///
  /// - Parameter preferences: The settings of the vault, for those of the look; nil for no vault.
  package func show(_ preferences: Preferences?) -> [String] {
    ConfigurationReport(
      file.configuration,
      preferences: preferences,
      language: (LanguageInForce.current.language, LanguageInForce.current.source),
      wording
    ).lines
  }
}
