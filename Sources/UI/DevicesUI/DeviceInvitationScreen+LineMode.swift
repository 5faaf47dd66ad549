import Devices
import Screens
import Secrets
import Widgets
import Wording

extension DeviceInvitationScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .new, .making, .stopping, .asked:
      return LineModeScene(
        name: "stage \(stage)",
        lines: [counted(context)],
        choices: [LineModeChoice("q", context.wording(.keyStop), .stop)],
        prompt: .lineModeEnterOn,
        onEmpty: ChoiceAction(),
        hasHint: false
      )
    case .shown: return shown(context)
    case .admitted:
      return LineModeScene(
        name: "stage \(stage)",
        lines: [context.line(text(context.screen))],
        choices: [context.back(.close)],
        prompt: .lineModeEnterOn,
        onEmpty: ChoiceAction(actions: [.close]),
        hasHint: false
      )
    case .ended:
      return LineModeScene(
        name: "stage \(stage)",
        lines: [counted(context)],
        choices: [
          LineModeChoice("1", context.wording(.keyAgain), .again), context.back(.close),
        ],
        isQuestion: true
      )
    }
  }

  /// The sentence about the stage, behind its number.
  private func counted(_ context: LineContext) -> SpokenLine {
    context.item(count, context.wording(text(context.screen)))
  }

  /// The key, once it is wanted: what was said may stay in the terminal.
  private func shown(_ context: LineContext) -> LineScene {
    let stop = LineModeChoice("q", context.wording(.keyStop), Action.stop)
    guard context.aside == .recoveryKey, let key = context.screen.data.invitation?.key.key else {
      return context.warning(
        "before the key",
        saying: [counted(context)],
        before: .deviceShowKey,
        ChoiceAction(aside: .recoveryKey),
        back: stop
      )
    }
    return RecoveryKeyPage(key).scene(
      context.line(.deviceKeyTitle),
      leaving: stop,
      prompt: .deviceInviteWait,
      onEmpty: ChoiceAction(
        aside: .recoveryKey,
        lines: [timeLeft(context.screen)].compactMap(\.self).map { .text($0) }
      )
    )
  }
}
