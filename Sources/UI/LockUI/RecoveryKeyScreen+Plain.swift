import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension RecoveryKeyScreen {
  func scene(_ context: PlainContext<LockData>) -> PlainScene {
    if isAsking { return asking(context) }
    guard context.aside == .recoveryKey, let key = context.screen.data.recoveryKey else {
      return PlainScene(
        name: "before the key",
        lines: [context.line(.lineModeRecovery), context.line(.lineModeScrollback)],
        choices: [
          PlainChoice("show", context.wording(.lineModeShowRecovery), then: .recoveryKey),
          PlainChoice("q", context.wording(.keyLater), .escape),
        ],
        listsChoices: true,
        prompt: context.wording(.lineModeChoose)
      )
    }
    return PlainScene(
      name: "key",
      lines: [context.line(.lineModeWriteDown)]
        + (0..<RecoveryKey.groupCount).map { .recoveryGroup($0, key) },
      choices: [PlainChoice("q", context.wording(.keyLater), .escape)],
      prompt: context.wording(.lineModeWrittenDown),
      onEmpty: ChoiceAction(keys: [.enter]),
      hasHint: false
    )
  }

  private func asking(_ context: PlainContext<LockData>) -> PlainScene {
    let number = String(group + 1)
    return PlainScene(
      name: "group",
      lines: isWrong ? [context.line(.recoveryWrongGroup(number: number))] : [],
      choices: [context.back(.escape)],
      entry: .hidden(clearing: [.control("u")], sending: [.enter]),
      prompt: context.wording(.lineModeGroup(number: number))
    )
  }
}
