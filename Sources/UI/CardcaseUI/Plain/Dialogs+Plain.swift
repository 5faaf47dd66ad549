import Secrets
import WindowLevels
import Wording

extension NoticeScreen {
  func scene(_ context: PlainContext) -> PlainScene {
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
  func scene(_ context: PlainContext) -> PlainScene {
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

extension RecoveryKeyScreen {
  func scene(_ context: PlainContext) -> PlainScene {
    if isAsking { return asking(context) }
    guard context.aside == .recoveryKey, let key = context.screen.contents.recoveryKey else {
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

  private func asking(_ context: PlainContext) -> PlainScene {
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

extension HelpScreen {
  /// Keys of the full screen, which was left with them open.
  func scene(_ context: PlainContext) -> PlainScene {
    PlainScene(
      name: "help",
      lines: [context.line(.lineModeHelp)],
      choices: [PlainChoice("q", context.wording(.keyClose), .enter)],
      prompt: context.wording(.lineModeEnterOn),
      onEmpty: ChoiceAction(keys: [.enter]),
      hasHint: false
    )
  }
}
