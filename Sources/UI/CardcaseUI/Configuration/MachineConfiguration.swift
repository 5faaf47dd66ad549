package import Preferences
package import Screens
import TextSearch
package import Widgets
package import WindowLevels
package import Wording

/// The configuration of this machine, for all vaults: language, colours, look and keys.
///
/// A wrong line is a problem, and disables only itself.
package struct MachineConfiguration: Sendable {
  /// A value and the line that sets it.
  package struct Sourced<Value: Sendable>: Sendable {
    package let value: Value
    /// The number of the line, from 1.
    package let line: Int

    /// A value of a line.
    package init(value: Value, line: Int) {
      (self.value, self.line) = (value, line)
    }
  }

  /// The language; nil to follow the environment.
  package private(set) var language: Sourced<Language>?
  /// The colours of the theme by background; those on both where it is unknown.
  private var roles: [TerminalBackground: [ThemeRole: Sourced<Color>]] = [:]
  /// The protocol for pictures; nil for none.
  package private(set) var pictureProtocol: Sourced<PictureProtocol>?
  /// The keys of screens, by the names of screens and rows.
  package private(set) var keys: [String: [String: Sourced<[Key]>]] = [:]
  /// The fixed settings and the keys, as screens use them.
  package private(set) var settings = MachineSettings()
  /// The lines that are not in force, in their order.
  package private(set) var problems: [ConfigurationProblem] = []

  /// The colours of the theme on a background.
  package func colors(on background: TerminalBackground) -> [ThemeRole: Color] {
    sourcedColors(on: background).mapValues(\.value)
  }

  /// The colours of the theme on a background, with their lines.
  func sourcedColors(on background: TerminalBackground) -> [ThemeRole: Sourced<Color>] {
    (roles[.unknown] ?? [:]).merging(roles[background] ?? [:]) { _, own in own }
  }

  /// No configuration.
  package init() {}

  /// Reads what a file says.
  ///
  /// - Parameter languages: The languages there are.
  package init(_ document: ConfigurationDocument, languages: [Language] = Language.all) {
    problems = document.faults.map {
      ConfigurationProblem(line: $0.line, $0.problem.reason)
    }
    var tables: [[String]: ConfigurationTable] = [[]: .top]
    for table in document.tables {
      do throws(ConfigurationProblem) {
        tables[table.name] = try ConfigurationTable(table.name, line: table.line)
      } catch {
        problems.append(error)
      }
    }
    var keyLines: [KeyLine] = []
    for entry in document.entries {
      do throws(ConfigurationProblem) {
        switch tables[entry.table] {
        case .top: language = try Self.language(entry, languages)
        case .theme(let background):
          let (role, color) = try ThemeReading.color(entry, on: background)
          roles[background, default: [:]][role] = Sourced(value: color, line: entry.line)
        case .look where entry.key == LookReading.protocolName:
          let found = try LookReading.pictureProtocol(entry)
          pictureProtocol = Sourced(value: found, line: entry.line)
        case .look:
          let (key, form) = try LookReading.setting(entry)
          settings.fixed[key] = MachineSettings.Fixed(form: form, line: entry.line)
        case .keys(let screen): keyLines.append(try KeyLine(entry, of: screen))
        case nil: break
        }
      } catch {
        problems.append(error)
      }
    }
    let (kept, refused) = KeyConflicts.resolved(keyLines)
    problems += refused
    for line in kept {
      keys[line.screen.name, default: [:]][line.row] = Sourced(value: line.keys, line: line.line)
      for id in line.ids { settings.keys[line.screen.typeID, default: [:]][id] = line.keys }
    }
    problems.sort { $0.line < $1.line }
  }

  private static func language(
    _ entry: ConfigurationEntry,
    _ languages: [Language]
  ) throws(ConfigurationProblem) -> Sourced<Language> {
    guard entry.key == "language" else {
      throw ConfigurationProblem(
        line: entry.line,
        .configurationUnknown(name: entry.key),
        nearest: NearestWord.to(entry.key, in: ["language"])
      )
    }
    let codes = languages.map(\.code)
    guard case .string(let code) = entry.value,
      let language = Language.closest(to: code, among: languages)
    else {
      throw ConfigurationProblem(
        line: entry.line,
        .configurationNoValue(
          name: entry.key,
          value: entry.value.description,
          choices: codes.joined(separator: ", ")
        )
      )
    }
    return Sourced(value: language, line: entry.line)
  }
}

extension ConfigurationProblem: Error {}
