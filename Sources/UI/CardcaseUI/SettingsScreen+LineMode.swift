import LockUI
import Preferences
import Screens
import StudyUI
import Undo
import WalletUI
import Widgets
import WindowLevels
import Wording

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
