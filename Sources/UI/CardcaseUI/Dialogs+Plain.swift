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
  func scene(_ context: PlainContext<VaultSnapshot>) -> PlainScene {
    PlainScene(
      name: "notice",
      lines: [context.line(.noticeTitle), .text(text(context.wording))],
      choices: [PlainChoice("q", context.wording(.keyClose), .enter)],
      prompt: context.wording(.lineModeEnterOn),
      onEmpty: ChoiceAction(keys: [.enter]),
      hasHint: false
    )
  }
}

extension ConfirmationScreen {
  func scene(_ context: PlainContext<VaultSnapshot>) -> PlainScene {
    let words = question.words
    return PlainScene(
      name: "confirmation",
      lines: [context.line(question.heading), context.line(words.question)],
      choices: Choice.allCases.map { other in
        PlainChoice(
          String(other.rawValue + 1),
          context.wording(other == .leave ? words.keep : words.change),
          ChoiceAction(
            keys: other == .leave ? [.escape] : choice == .go ? [.enter] : [.down, .enter]
          )
        )
      } + [context.back(.escape)],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
