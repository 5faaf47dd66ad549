import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension RecoveryKeyScreen {
  func scene(_ context: LineModeContext<LockData, Action>) -> LineModeScene<Action> {
    if isAsking { return asking(context) }
    guard context.aside == .recoveryKey, let key = context.screen.data.recoveryKey else {
      return LineModeScene(
        name: "before the key",
        lines: [context.line(.lineModeRecovery), context.line(.lineModeScrollback)],
        choices: [
          LineModeChoice("show", context.wording(.lineModeShowRecovery), then: .recoveryKey),
          LineModeChoice("q", context.wording(.keyLater), .back),
        ],
        isQuestion: true
      )
    }
    return LineModeScene(
      name: "key",
      lines: [context.line(.lineModeWriteDown)]
        + (0..<RecoveryKey.groupCount).map { .recoveryGroup($0, key) },
      choices: [LineModeChoice("q", context.wording(.keyLater), .back)],
      prompt: .lineModeWrittenDown,
      onEmpty: ChoiceAction(actions: [.proceed]),
      hasHint: false
    )
  }

  private func asking(_ context: LineContext) -> LineScene {
    let number = String(group + 1)
    return LineModeScene(
      name: "group",
      lines: isWrong ? [context.line(.recoveryWrongGroup(number: number))] : [],
      choices: [context.back(.back)],
      entry: .hidden(clearing: [.clear], submitting: [.proceed]),
      prompt: .lineModeGroup(number: number)
    )
  }
}
