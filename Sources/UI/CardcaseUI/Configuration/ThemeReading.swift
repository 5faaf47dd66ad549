package import Preferences
import TextSearch
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
  ///
  /// - Parameter background: The background it is for; unknown for both.
  /// - Throws: A problem also if the colour can't be read there.
  static func color(
    _ entry: ConfigurationEntry,
    on background: TerminalBackground
  ) throws(ConfigurationProblem) -> (role: ThemeRole, color: Color) {
    guard let role = ThemeRole(rawValue: entry.key) else {
      throw ConfigurationProblem(
        line: entry.line,
        .configurationUnknown(name: entry.key),
        nearest: NearestWord.to(entry.key, in: ThemeRole.allCases.map(\.rawValue))
      )
    }
    if let color = color(entry.value) {
      guard color.isReadable(on: background) else {
        throw ConfigurationProblem(line: entry.line, unreadable(entry, color, background))
      }
      return (role, color)
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

  /// The colour of a value; nil if it is none.
  private static func color(_ value: ConfigurationValue) -> Color? {
    switch value {
    case .integer(let number): UInt8(exactly: number).map { Color($0) }
    case .string(standard): .standard
    case .string(let name): names.firstIndex(of: name).map { Color(UInt8($0)) }
    case .boolean, .strings: nil
    }
  }

  private static func unreadable(
    _ entry: ConfigurationEntry,
    _ color: Color,
    _ background: TerminalBackground
  ) -> Phrase {
    // Cut, not rounded: 2.99 is below 3.
    let tenths = Int((color.contrast(with: background) ?? 0) * 10)
    let contrast = "\(tenths / 10).\(tenths % 10)"
    return .configurationUnreadable(value: entry.value.description, contrast: contrast)
  }

  /// A colour as it is written in the file.
  package static func words(_ color: Color) -> ConfigurationValue {
    guard let index = color.index.map({ Int($0) }) else { return .string(standard) }
    return names.indices.contains(index) ? .string(names[index]) : .integer(index)
  }
}
