import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension RecoveryKeyScreen {
  func scene(_ context: LineModeContext<LockData, Action>) -> LineModeScene<Action> {
    if isAsking { return asking(context) }
    let later = LineModeChoice("q", context.wording(.keyLater), Action.back)
    guard context.aside == .recoveryKey, let key = context.screen.data.recoveryKey else {
      return context.warning(
        "before the key",
        saying: [context.line(.lineModeRecovery)],
        before: .lineModeShowRecovery,
        ChoiceAction(aside: .recoveryKey),
        back: later
      )
    }
    return RecoveryKeyPage(key).scene(
      context.line(.lineModeWriteDown),
      leaving: later,
      prompt: .lineModeWrittenDown,
      onEmpty: ChoiceAction(actions: [.proceed])
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
