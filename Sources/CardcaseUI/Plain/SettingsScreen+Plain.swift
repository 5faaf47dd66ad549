import Windowing
import Wording

extension SettingsScreen: PlainScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    let wording = context.wording
    let preferences = context.screen.preferences
    let rows = Setting.allCases.enumerated().filter { $0.element != .passcode }
    let choices = rows.enumerated().map { number, row in
      let (index, setting) = (row.offset, row.element)
      let value = setting.value(in: preferences, wording)
      let label = wording(setting.label)
      return PlainChoice(
        String(number + 1),
        value.isEmpty ? label : wording(.plainItem, ["label": label, "value": value]),
        PlainReaction(
          keys: PlainList.keys(to: index) + [.enter],
          lines: [context.line(setting.note)]
        )
      )
    }
    return PlainScene(
      name: "settings",
      lines: [context.line(.homeSettings), context.line(.plainSettings)],
      choices: choices + [context.back(.escape)],
      listsChoices: true,
      prompt: wording(.plainChoose)
    )
  }
}
