package import Configuration
import Screens
import Widgets
package import WindowLevels
import Wording

/// Reads the colours of the configuration file.
package enum ThemeReading {
  /// The names of the 16 colours that terminals have names for, in their order, and the terminal's
  /// own.
  private static let names = simple + simple.map { "bright-\($0)" }
  private static let simple = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
  private static let standard = "default"

  /// The role and the colour that a line sets.
  static func color(
    _ entry: ConfigurationEntry
  ) throws(ConfigurationProblem) -> (role: ThemeRole, color: Color) {
    guard let role = ThemeRole(rawValue: entry.key) else {
      throw ConfigurationProblem(
        line: entry.line,
        .configurationNoRole(name: entry.key),
        nearest: NearestWord.to(entry.key, in: ThemeRole.allCases.map(\.rawValue))
      )
    }
    switch entry.value {
    case .integer(let number):
      if let index = UInt8(exactly: number) { return (role, Color(index)) }
    case .string(standard): return (role, .standard)
    case .string(let name):
      if let index = names.firstIndex(of: name) { return (role, Color(UInt8(index))) }
    case .boolean, .strings: break
    }
    var nearest: String?
    if case .string(let name) = entry.value {
      nearest = NearestWord.to(name, in: names + [standard])
    }
    throw ConfigurationProblem(
      line: entry.line,
      .configurationNoColor(value: entry.value.description),
      nearest: nearest
    )
  }

  /// A colour as it is written in the file.
  package static func words(_ color: Color) -> ConfigurationValue {
    guard let index = color.index.map({ Int($0) }) else { return .string(standard) }
    return names.indices.contains(index) ? .string(names[index]) : .integer(index)
  }
}
