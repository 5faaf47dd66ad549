package import Preferences
import TextSearch
import WindowLevels
import Wording

/// Reads the settings of the look that the configuration file fixes.
package enum LookReading {
  private static let prefix = "look."

  /// The settings that can be fixed, in their order.
  package static let rows: [any SettingRow] = Settings.rows.filter { $0.key.hasPrefix(prefix) }

  /// The name of what no vault has a setting for: the protocol by which the terminal is given pictures.
  package static let protocolName = "picture-protocol"

  /// The protocol that a line sets.
  static func pictureProtocol(
    _ entry: ConfigurationEntry
  ) throws(ConfigurationProblem) -> PictureProtocol {
    guard case .string(let text) = entry.value, let found = PictureProtocol(rawValue: text) else {
      throw problem(entry, choices: PictureProtocol.allCases.map { .string($0.rawValue) })
    }
    return found
  }

  /// The name of a setting in the file.
  package static func name(_ row: any SettingRow) -> String {
    String(row.key.dropFirst(prefix.count))
  }

  /// The stored name and form of the setting that a line fixes.
  static func setting(
    _ entry: ConfigurationEntry
  ) throws(ConfigurationProblem) -> (key: String, form: String) {
    guard let row = rows.first(where: { name($0) == entry.key }) else {
      throw ConfigurationProblem(
        line: entry.line,
        .configurationUnknown(name: entry.key),
        nearest: NearestWord.to(entry.key, in: rows.map { name($0) } + [protocolName])
      )
    }
    let form: String? =
      switch entry.value {
      case .boolean(let isOn): String(isOn)
      case .integer(let number): String(number)
      case .string(let text): text
      case .strings: nil
      }
    // A form that is none is read as another one.
    guard let form, row.form(of: form, over: nil) == form else {
      throw problem(entry, choices: row.forms.map { value($0) })
    }
    return (row.key, form)
  }

  private static func problem(
    _ entry: ConfigurationEntry,
    choices: [ConfigurationValue]
  ) -> ConfigurationProblem {
    ConfigurationProblem(
      line: entry.line,
      .configurationNoValue(
        name: entry.key,
        value: entry.value.description,
        choices: choices.map(\.description).joined(separator: ", ")
      )
    )
  }

  /// A stored form as it is written in the file.
  package static func value(_ form: String) -> ConfigurationValue {
    Bool(form).map { .boolean($0) } ?? Int(form).map { .integer($0) } ?? .string(form)
  }
}
