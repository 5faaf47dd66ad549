import Devices
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension DeviceInvitationScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .new, .making, .stopping, .asked:
      return LineModeScene(
        name: "stage \(stage)",
        lines: [context.line(text(context.screen))],
        choices: [LineModeChoice("q", context.wording(.keyStop), .stop)],
        prompt: context.wording(.lineModeEnterOn),
        onEmpty: ChoiceAction(),
        hasHint: false
      )
    case .shown: return shown(context)
    case .admitted:
      return LineModeScene(
        name: "stage \(stage)",
        lines: [context.line(text(context.screen))],
        choices: [context.back(.close)],
        prompt: context.wording(.lineModeEnterOn),
        onEmpty: ChoiceAction(actions: [.close]),
        hasHint: false
      )
    case .ended:
      return LineModeScene(
        name: "ended",
        lines: [context.line(text(context.screen))],
        choices: [
          LineModeChoice("1", context.wording(.keyAgain), .again), context.back(.close),
        ],
        listsChoices: true,
        isQuestion: true,
        prompt: context.wording(.lineModeChoose)
      )
    }
  }

  /// The key, once it is wanted: what was said may stay in the terminal.
  private func shown(
    _ context: LineModeContext<DevicesData, Action>
  ) -> LineModeScene<Action> {
    let stop = LineModeChoice("q", context.wording(.keyStop), Action.stop)
    guard context.aside == .recoveryKey, let key = context.screen.data.invitation?.key.key else {
      return LineModeScene(
        name: "before the key",
        lines: [context.line(.deviceInviteText), context.line(.lineModeScrollback)],
        choices: [
          LineModeChoice("show", context.wording(.deviceShowKey), then: .recoveryKey), stop,
        ],
        listsChoices: true,
        isQuestion: true,
        prompt: context.wording(.lineModeChoose)
      )
    }
    return LineModeScene(
      name: "key",
      lines: [context.line(.deviceKeyTitle)]
        + (0..<RecoveryKey.groupCount).map { .recoveryGroup($0, key) },
      choices: [stop],
      prompt: context.wording(.deviceInviteWait),
      onEmpty: ChoiceAction(
        aside: .recoveryKey,
        lines: [timeLeft(context.screen)].compactMap(\.self).map { .text($0) }
      ),
      hasHint: false
    )
  }
}
