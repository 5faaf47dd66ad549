import Preferences
import Screens
import TextSearch
import WindowLevels
import Wording

/// A table that the configuration file can have.
enum ConfigurationTable: Sendable {
  /// The lines before the first table.
  case top
  /// The colours on one background; on both where it is unknown.
  case theme(TerminalBackground)
  case look
  /// The keys of a screen.
  case keys(ScreenKind)

  /// The table of a name.
  ///
  /// - Parameter line: The table's line, for the problem if there is no such table.
  init(_ name: [String], line: Int) throws(ConfigurationProblem) {
    switch name {
    case []: self = .top
    case ["theme"]: self = .theme(.unknown)
    case ["theme", "dark"]: self = .theme(.dark)
    case ["theme", "light"]: self = .theme(.light)
    case ["look"]: self = .look
    default:
      guard name.count == 2, name.first == "keys", let screen = name.last else {
        throw ConfigurationProblem(
          line: line,
          .configurationUnknown(name: name.joined(separator: ".")),
          nearest: Self.nearest(to: name)
        )
      }
      self = .keys(try Self.screen(named: screen, line: line))
    }
  }

  private static func screen(
    named name: String,
    line: Int
  ) throws(ConfigurationProblem) -> ScreenKind {
    let screens = ScreenRegistry.withOwnKeys
    if let screen = screens.first(where: { $0.name == name }) { return screen }
    guard name != "lock", !ScreenRegistry.lockKinds.contains(name) else {
      throw ConfigurationProblem(line: line, .configurationFixedKeys(screen: name))
    }
    throw ConfigurationProblem(
      line: line,
      .configurationUnknown(name: name),
      nearest: NearestWord.to(name, in: screens.map(\.name))
    )
  }

  /// The name of a table that is near to one that there is none of; nil if none is near.
  private static func nearest(to name: [String]) -> String? {
    if name.first == "theme", let last = name.last {
      return NearestWord.to(last, in: ["dark", "light"]).map { "theme.\($0)" }
    }
    let screens = ScreenRegistry.withOwnKeys.map(\.name)
    guard let last = name.last, name != ["keys"] else { return screens.first.map { "keys.\($0)" } }
    let word = NearestWord.to(last, in: (name.count == 1 ? ["theme", "look"] : []) + screens)
    return word.map { screens.contains($0) ? "keys.\($0)" : $0 }
  }
}
