import Locking
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

extension PasscodeChangeScreen {
  func scene(_ context: LineModeContext<LockData, Action>) -> LineModeScene<Action> {
    let passcodes = LineModePasscode(
      attempts: context.screen.data.attempts,
      wipes: context.screen.preferences.wipesAfterTen,
      wording: context.wording,
      now: context.screen.now
    )
    switch stage {
    case .present(let flow):
      return passcodes.asking(
        flow,
        for: flow.entry.kind.presentPhrase,
        saying: [context.line(.passcodeChangeTitle)],
        clearing: [.clear],
        choices: [context.back(.back)]
      )
    case .choice(let flow):
      var scene = passcodes.choosing(flow, .change)
      if flow.step == .kind { scene.choices.append(context.back(.back)) }
      return scene
    }
  }
}
