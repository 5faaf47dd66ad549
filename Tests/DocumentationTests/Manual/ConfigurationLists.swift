import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import manual_pages

/// The possible settings of the configuration file, as cardcase-config(5) lists them.
enum ConfigurationLists {
  private static let wording = Wording()

  /// The languages.
  static var languages: [String] {
    [enumeration(Language.all.map { quoted($0.code.replacing("_", with: "-")) })]
  }

  /// The roles of the theme.
  static var roles: [String] {
    list(ThemeRole.allCases.map { ("\\&" + $0.rawValue, Mdoc.lines(words($0))) })
  }

  /// The names of colours.
  static var colours: [String] {
    let named = (UInt8(0)...15).map { "\(ThemeReading.words(Color($0)))" }
    return [enumeration(["\(ThemeReading.words(.standard))"] + named)]
  }

  /// The settings of the look.
  static var look: [String] {
    var rows: [(head: String, body: [String])] = LookReading.rows.map { row in
      let note = [wording(row.label) + "."] + (row.note.map { [wording($0)] } ?? [])
      let values = "Values: \(values(of: row).joined(separator: ", ")); the first is built-in."
      return ("\\&" + LookReading.name(row), (note + [values]).flatMap(Mdoc.lines))
    }
    rows.append(("\\&" + LookReading.protocolName, protocolLines.flatMap(Mdoc.lines)))
    return list(rows)
  }

  private static var protocolLines: [String] {
    let values = PictureProtocol.allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
    return [
      "The protocol by which the terminal is given the pixels of pictures.",
      "Values: \(values); the first is built-in.",
    ]
  }

  /// The screens whose actions can have other keys.
  static var screens: [String] { [enumeration(KeyLists.screens(wording).map(\.name))] }

  /// The names of keys that type no sign.
  static var keyNames: [String] { [enumeration(KeySpelling.names.map(\.name))] }

  /// The values of a setting as they are written, the built-in one first.
  private static func values(of row: any SettingRow) -> [String] {
    var preferences = Preferences()
    var values: [String] = []
    while true {
      let form = row.form(of: preferences.forms[row.key], over: nil)
      let value = "\(LookReading.value(form))"
      guard !values.contains(value) else { return values }
      values.append(value)
      row.change(&preferences, by: 1)
    }
  }

  private static func words(_ role: ThemeRole) -> String {
    switch role {
    case .text: "Text, headings and names of keys."
    case .muted: "Captions and hints."
    case .border: "Frames and rules."
    case .accent: "What has the focus."
    case .good: "What is right, or done."
    case .bad: "Errors."
    case .warning: "Warnings."
    case .selection: "The focused row."
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func list(_ rows: [(head: String, body: [String])]) -> [String] {
    [".Bl -tag -width Ds"] + rows.flatMap { [".It Ic \($0.head)"] + $0.body } + [".El"]
  }

  /// Names between commas, in lines of a readable length.
  private static func enumeration(_ names: [String]) -> String {
    Mdoc.lines(names.joined(separator: ", ") + ".").joined(separator: "\n")
  }
}
