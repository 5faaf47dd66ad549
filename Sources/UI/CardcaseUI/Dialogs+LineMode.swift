import LockUI
import Preferences
import Screens
import Secrets
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

extension NoticeScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "notice",
      lines: [context.line(.noticeTitle), .text(text(context.wording))],
      choices: [LineModeChoice("q", context.wording(.keyClose), .close)],
      prompt: .lineModeEnterOn,
      onEmpty: ChoiceAction(actions: [.close]),
      hasHint: false
    )
  }
}
