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
    let choices = context.settingChoices(
      items.map { told($0, context) },
      heading: SettingsItem.heading,
      changingBack: items.indices
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
    return context.settings(
      "settings",
      heading: context.line(.homeSettings),
      only: only(choices, context),
      note: selected.note(context.screen.environment.machine),
      choices + UndoCommand.choices(context.wording) { .undo($0) } + [context.back(.close)]
    )
  }

  /// The setting that is said alone: what was gone to with its number, what was changed without; nil
  /// for all.
  private func only(
    _ choices: [LineModeChoice<Action>],
    _ context: LineModeContext<VaultSnapshot, Action>
  ) -> String? {
    guard isRowAsked else { return context.aside == .row ? told(selected, context) : nil }
    let label = told(selected, context)
    return choices.first { $0.label == label }
      .map { context.wording(.lineModeChoice(word: $0.word, label: label)) } ?? label
  }

  /// A setting and what it is set to.
  private func told(_ item: SettingsItem, _ context: LineModeContext<VaultSnapshot, Action>)
    -> String
  {
    let label = context.wording(item.label)
    let value = item.value(context.screen.environment)
    guard !value.isEmpty else { return label }
    return context.wording(.lineModeItem(label: label, value: value))
  }
}
