import DevicesUI
import Flashcards
import LockUI
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// Edits the preferences. Changes are saved at once.
struct SettingsScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), change(Int), undo(UndoCommand), close
  }

  var list = ListState()
  /// True if the focused row is what was gone to, until something is done here.
  private(set) var isRowAsked = false

  private enum CodingKeys: CodingKey {
    case list
  }

  init() {}

  /// The settings, as one goes to a row.
  init(row: Int) {
    list.select(row, count: SettingsItem.all.count, height: SettingsItem.all.count)
    isRowAsked = true
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyPrevious, named: "change-back"),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) } + UndoCommand.all { .undo($0) }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    isRowAsked = false
    switch action {
    case .move(let move):
      let view = SettingsListView(selected: list.selected, environment: context.environment)
      let height = view.layout(in: context.size).list.height
      list.move(move, count: SettingsItem.all.count, height: height)
      return []
    case .change(let step):
      return change(by: step, context)
    case .undo(let command): return [.undo(command, .area(.settings))]
    case .close:
      return [.close]
    }
  }

  /// The focused line.
  var selected: SettingsItem { SettingsItem.all[list.selected] }

  private func change(by step: Int, _ context: ShellContext) -> [Request] {
    switch selected {
    case .setting(let row):
      if let fixed = context.environment.machine.fixed[row.key] {
        return [.tell(StatusMessage(.settingFixedNote(line: String(fixed.line))))]
      }
      guard row.confirmation == nil || !row.isStandard(in: context.preferences) else {
        return [.open(ConfirmationScreen(.setting(key: row.key, step: step)))]
      }
      return [row.request(by: step, context)]
    case .passcode where context.isDemo, .recoveryKey where context.isDemo,
      .devices where context.isDemo:
      return [.tell(StatusMessage(.deviceNotInDemo))]
    case .passcode:
      let kind = context.data.lock.passcodeKind
      return [.open(LockScreens.passcodeChange(kind))]
    case .recoveryKey:
      return [.open(ConfirmationScreen(.renewal))]
    case .devices: return [.open(DevicesScreens.devices)]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    Heading.draw([context.wording(.homeSettings)], into: &canvas, context.environment)
    SettingsListView(selected: list.selected, environment: context.environment).draw(into: &canvas)
  }
}

extension SettingRow {
  /// The request to save the value `step` choices further on.
  func request(by step: Int, _ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    var preferences = context.preferences
    change(&preferences, by: step)
    return .remember(preferences)
  }
}

extension SettingsScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    let items = SettingsItem.all
    return context.settings(
      "settings",
      title: context.line(.homeSettings),
      items.map { told($0, context) },
      headings: SettingsItem.heading,
      selected: list.selected,
      only: isRowAsked || context.aside == .row ? list.selected : nil,
      isAsked: isRowAsked,
      note: selected.note(context.screen.environment.machine),
      changingBack: items.indices,
      UndoCommand.choices(context.wording) { .undo($0) } + [context.back(.close)],
      select: { .move(.row($0)) }
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
  }

  /// A setting and what it is set to.
  private func told(_ item: SettingsItem, _ context: LineContext) -> String {
    let label = context.wording(item.label)
    let value = item.value(context.screen.environment)
    guard !value.isEmpty else { return label }
    return context.wording(.lineModeItem(label: label, value: value))
  }
}
