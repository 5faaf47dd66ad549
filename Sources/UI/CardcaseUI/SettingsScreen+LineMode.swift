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
    let wording = context.wording
    let choices =
      SettingsItem.all.enumerated().map { row, item in
        LineModeChoice(
          String(row + 1),
          told(item, context),
          ChoiceAction(actions: [.move(.row(row)), .change(1)], aside: .row)
        )
      }
      + SettingsItem.all.indices.map { row in
        var back = LineModeChoice<Action>(
          "-\(row + 1)",
          "",
          ChoiceAction(actions: [.move(.row(row)), .change(-1)], aside: .row)
        )
        back.isSaid = false
        return back
      } + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)]
    guard context.aside != .row else {
      // Of the others nothing has changed.
      let item = selected
      let told = told(item, context)
      return LineModeScene(
        name: told,
        lines: [.text(told), context.line(item.note(context.screen.environment.machine))],
        choices: choices,
        prompt: wording(.lineModeChoose)
      )
    }
    return LineModeScene(
      name: "settings",
      lines: [context.line(.homeSettings), context.line(.lineModeSettings)],
      choices: choices,
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
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
