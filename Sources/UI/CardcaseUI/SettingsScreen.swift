import LockUI
import Preferences
import Screens
import StudyUI
import Undo
import WalletUI
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

  /// The settings, with the focus on a row.
  init(row: Int = 0) {
    list.select(row, count: SettingsItem.all.count, height: SettingsItem.all.count)
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyChangeBack),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) } + UndoCommand.all { .undo($0) }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: SettingsItem.all.count, height: Self.listRect(in: context.size).height)
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
        return [.tell(StatusMessage(.settingFixed(line: String(fixed.line))))]
      }
      guard row.confirmation == nil || !row.isStandard(in: context.preferences) else {
        return [.open(ConfirmationScreen(.setting(key: row.key, step: step)))]
      }
      return [row.request(by: step, context)]
    case .passcode where context.isDemo, .recoveryKey where context.isDemo:
      return [.tell(StatusMessage(.settingsNotInDemo))]
    case .passcode:
      let kind = context.data.lock.passcodeKind
      return [.run(.show(Hosted(LockScreens.passcodeChange(kind))))]
    case .recoveryKey:
      return [.open(ConfirmationScreen(.renewal))]
    }
  }

  /// The rows beneath the list for the note, with the blank one above it.
  private static let noteHeight = 4

  private static func listRect(in size: Size) -> Rect {
    let room = size.height - Heading.height
    return Rect(
      x: 2,
      y: Heading.height,
      width: min(size.width - 4, 60),
      height: max(min(SettingsItem.all.count, room - noteHeight), min(3, room))
    )
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let wording = context.wording
    Heading.draw([wording(.homeSettings)], into: &canvas, context.environment)
    let rows = SettingsItem.all.map { item in
      ListView.Row(
        leading: wording(item.label),
        trailing: item.value(context.environment)
      )
    }
    let rect = Self.listRect(in: canvas.size)
    ListView.draw(rows, state: list, in: rect, into: &canvas, theme: context.theme)
    canvas.write(
      wrapped: wording(selected.note(context.environment.machine)),
      in: Rect(
        x: 4,
        y: rect.maxY + 1,
        width: rect.width - 2,
        height: canvas.size.height - rect.maxY - 1
      ),
      style: context.theme.muted
    )
  }
}

extension SettingRow {
  /// The request to save the value `step` choices further on.
  func request(by step: Int, _ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    var preferences = context.preferences
    change(&preferences, by: step)
    return .run(.perform(.system(.save(preferences))))
  }
}
