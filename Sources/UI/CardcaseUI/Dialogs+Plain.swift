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
    let words = question.choices.map { context.wording($0) }
    return PlainScene(
      name: "confirmation",
      lines: [context.line(question.heading), context.line(question.text)],
      choices: zip(Choice.allCases, words).map { other, word in
        PlainChoice(
          String(other.rawValue + 1),
          word,
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
