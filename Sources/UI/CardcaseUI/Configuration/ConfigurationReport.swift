package import Preferences
import Screens
import Widgets
import WindowLevels
package import Wording

/// All that can be configured, with what is in force and whence, written as a configuration file.
package struct ConfigurationReport: Sendable {
  /// The lines of the report.
  package private(set) var lines: [String] = []
  private let wording: Wording

  /// A report.
  ///
  /// - Parameters:
  ///   - preferences: The settings of the vault; nil if there is none.
  ///   - language: The language in force, with what asked for it.
  package init(
    _ configuration: MachineConfiguration,
    preferences: Preferences?,
    language: (value: Language, source: LanguageSource),
    _ wording: Wording
  ) {
    self.wording = wording
    add("language", .string(language.value.code), nil, otherwise: language.source.words(wording))
    for background in [TerminalBackground.dark, .light] {
      lines += ["", "[theme.\(background.rawValue)]"]
      let own = configuration.sourcedColors(on: background)
      let palette = ThemePalette(
        TerminalTraits(colors: .full, unicode: true, background: background),
        own: own.mapValues(\.value)
      )
      for role in ThemeRole.allCases {
        let color = palette[role]
        // An own colour that can't be read here is not in force.
        let line = own[role].flatMap { $0.value == color ? $0.line : nil }
        add(role.rawValue, ThemeReading.words(color), line)
      }
    }
    lines += ["", "[look]"]
    let forms = (preferences ?? Preferences()).forms
    for row in LookReading.rows {
      let fixed = configuration.settings.fixed[row.key]
      add(
        LookReading.name(row),
        LookReading.value(fixed?.form ?? forms[row.key] ?? ""),
        fixed?.line,
        otherwise: preferences.map { _ in wording(.configurationFromVault) }
      )
    }
    let pictures = configuration.pictureProtocol
    add(
      LookReading.protocolName,
      .string((pictures?.value ?? .off).rawValue),
      pictures?.line
    )
    for screen in ScreenRegistry.withOwnKeys {
      lines += ["", "[keys.\(screen.name)]"]
      addKeys(of: screen, configuration.keys[screen.name] ?? [:])
    }
  }

  private mutating func addKeys(
    of screen: ScreenKind,
    _ own: [String: MachineConfiguration.Sourced<[Key]>]
  ) {
    let rows = Array(screen.tables.joined())
    var names: [String] = []
    for row in rows where !names.contains(row.name) { names.append(row.name) }
    for name in names {
      var keys: [Key] = []
      for key in rows.filter({ $0.name == name }).flatMap(\.keys) where !keys.contains(key) {
        keys.append(key)
      }
      let spellings = (own[name]?.value ?? keys).map { KeySpelling($0).description }
      add(name, .strings(spellings), own[name]?.line)
    }
  }

  /// Adds a line with a remark about where its value comes from.
  private mutating func add(
    _ name: String,
    _ value: ConfigurationValue,
    _ line: Int?,
    otherwise source: String? = nil
  ) {
    let whence = line.map { wording(.importLine(number: String($0))) } ?? source
    lines.append("\(name) = \(value)  # \(whence ?? wording(.configurationBuiltIn))")
  }
}
