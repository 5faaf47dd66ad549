import LockUI
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

/// The preferences. A change is kept at once.
struct SettingsScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), change(Int), close
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, .character(" "), does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyChangeBack, inFooter: false),
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: Setting.allCases.count, height: Self.listRect(in: context.size).height)
      return []
    case .change(let step):
      return change(by: step, context)
    case .close:
      return [.close]
    }
  }

  private var selected: Setting { Setting.allCases[list.selected] }

  private func change(by step: Int, _ context: ShellContext) -> [Request] {
    var preferences = context.preferences
    switch selected.change {
    case .limit(let path, let limits):
      let index = limits.firstIndex(of: preferences[keyPath: path]) ?? 0
      preferences[keyPath: path] = limits[(index + step + limits.count) % limits.count]
    case .hour(let path):
      preferences[keyPath: path] = (preferences[keyPath: path] + step + 24) % 24
    case .flag(let path):
      if selected == .wipe, !preferences.wipesAfterTen {
        return [.open(ConfirmationScreen(.wipe))]
      }
      preferences[keyPath: path].toggle()
    case .screen:
      return context.isDemo
        ? [.tell(StatusMessage(.settingsNotInDemo))] : [way(context)]
    }
    return [.run(.perform(.system(.save(preferences))))]
  }

  /// The screen behind a line that is no preference.
  private func way(_ context: ShellContext) -> Request {
    selected == .recoveryKey
      ? .open(ConfirmationScreen(.renewal))
      : .run(.show(Hosted(LockScreens.passcodeChange(context.data.lock.passcodeKind))))
  }

  /// The rows kept for the note beneath the list, with the empty one above it.
  private static let noteHeight = 4

  private static func listRect(in size: Size) -> Rect {
    let room = size.height - Heading.height
    return Rect(
      x: 2,
      y: Heading.height,
      width: min(size.width - 4, 60),
      height: max(min(Setting.allCases.count, room - noteHeight), min(3, room))
    )
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let wording = context.wording
    Heading.draw([wording(.homeSettings)], into: &canvas, context.environment)
    let rows = Setting.allCases.map { setting in
      ListView.Row(
        leading: wording(setting.label),
        trailing: setting.value(in: context.preferences, wording)
      )
    }
    let rect = Self.listRect(in: canvas.size)
    ListView.draw(rows, state: list, in: rect, into: &canvas, theme: context.theme)
    canvas.write(
      wrapped: wording(selected.note),
      in: Rect(
        x: 4,
        y: rect.maxY + 1,
        width: rect.width - 2,
        height: canvas.size.height - rect.maxY - 1
      ),
      style: context.theme.faint
    )
  }
}
