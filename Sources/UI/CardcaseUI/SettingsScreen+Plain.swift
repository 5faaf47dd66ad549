import LockUI
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

extension SettingsScreen {
  func scene(_ context: PlainContext<VaultSnapshot>) -> PlainScene {
    let wording = context.wording
    let choices =
      SettingsItem.all.enumerated().map { row, item in
        PlainChoice(
          String(row + 1),
          told(item, context),
          ChoiceAction(keys: PlainList.keys(to: row) + [.enter], aside: .row)
        )
      }
      + SettingsItem.all.indices.map { row in
        var back = PlainChoice(
          "-\(row + 1)",
          "",
          ChoiceAction(keys: PlainList.keys(to: row) + [.left], aside: .row)
        )
        back.isSaid = false
        return back
      } + [context.back(.escape)]
    guard context.aside != .row else {
      // Of the others nothing has changed.
      let item = selected
      let told = told(item, context)
      return PlainScene(
        name: told,
        lines: [.text(told), context.line(item.note)],
        choices: choices,
        prompt: wording(.lineModeChoose)
      )
    }
    return PlainScene(
      name: "settings",
      lines: [context.line(.homeSettings), context.line(.lineModeSettings)],
      choices: choices,
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// A setting and what it is set to.
  private func told(_ item: SettingsItem, _ context: PlainContext<VaultSnapshot>) -> String {
    let label = context.wording(item.label)
    let value = item.value(in: context.screen.preferences, context.wording)
    guard !value.isEmpty else { return label }
    return context.wording(.lineModeItem(label: label, value: value))
  }
}
