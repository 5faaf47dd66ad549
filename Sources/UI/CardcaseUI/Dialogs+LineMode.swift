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
      prompt: context.wording(.lineModeEnterOn),
      onEmpty: ChoiceAction(actions: [.close]),
      hasHint: false
    )
  }
}

extension ConfirmationScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    let words = question.words
    return LineModeScene(
      name: "confirmation",
      lines: [context.line(question.heading), context.line(words.question)],
      choices: Choice.allCases.map { other in
        LineModeChoice(
          String(other.rawValue + 1),
          context.wording(other == .leave ? words.keep : words.change),
          .choose(other.rawValue - choice.rawValue),
          .confirm
        )
      } + [context.back(.close)],
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
