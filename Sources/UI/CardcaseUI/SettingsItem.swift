import Preferences
import Screens
import Wording

/// A line of the settings.
enum SettingsItem: Sendable {
  /// A row of the table.
  case setting(any SettingRow)
  /// The screen that changes the passcode.
  case passcode
  /// The confirmation before the recovery key is replaced.
  case recoveryKey
  /// The screen of the devices that keep their cards in step.
  case devices

  /// The lines of each group in its order. Those that open screens follow the settings.
  static let groups: [(group: SettingGroup, items: [SettingsItem])] = SettingGroup.allCases.map {
    ($0, $0.rows.map(SettingsItem.setting) + screens(of: $0))
  }

  private static func screens(of group: SettingGroup) -> [SettingsItem] {
    switch group {
    case .lock: [.passcode, .recoveryKey]
    case .sync: [.devices]
    case .look, .cards, .study, .due: []
    }
  }

  /// Every line in its order.
  static let all: [SettingsItem] = groups.flatMap(\.items)

  /// The head of the group of each line.
  static let headings: [Phrase] = groups.flatMap { group, items in items.map { _ in group.heading }
  }

  /// The head over a line; nil if another line of its group is before it.
  static func heading(over index: Int) -> Phrase? {
    index > 0 && headings[index] == headings[index - 1] ? nil : headings[index]
  }

  /// The label.
  var label: Phrase {
    switch self {
    case .setting(let row): row.label
    case .passcode: .passcodeChangeTitle
    case .recoveryKey: .settingsRecoveryKey
    case .devices: .devicesTitle
    }
  }

  /// The note shown while the line is focused; nil if its label says all.
  func note(_ machine: MachineSettings) -> Phrase? {
    switch self {
    case .setting(let row):
      machine.fixed[row.key].map { Phrase.settingFixedNote(line: String($0.line)) } ?? row.note
    case .passcode: .settingsPasscodeNote
    case .recoveryKey: .settingsRecoveryKeyNote
    case .devices: nil
    }
  }

  /// The words for all values that can be chosen; none for a line that opens a screen.
  func values(_ wording: Wording) -> [String] {
    if case .setting(let row) = self { row.allWords(wording) } else { [] }
  }

  /// The values that can be chosen; nil for a line that opens a screen, or that the machine fixes.
  func choices(_ environment: ScreenEnvironment) -> OptionValues? {
    guard case .setting(let row) = self, environment.machine.fixed[row.key] == nil else {
      return nil
    }
    let words = row.allWords(environment.wording)
    let current = row.words(in: environment.preferences, environment.wording)
    return OptionValues(words, current: words.firstIndex(of: current))
  }

  /// The words for the current value, which say so if the machine fixes it; empty for a line that
  /// opens a screen.
  func value(_ environment: ScreenEnvironment) -> String {
    guard case .setting(let row) = self else { return "" }
    let words = row.words(in: environment.preferences, environment.wording)
    return environment.machine.fixed[row.key] == nil
      ? words : environment.wording(.settingFixedValue(value: words))
  }
}
