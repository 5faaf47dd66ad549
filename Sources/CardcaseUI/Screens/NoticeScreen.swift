import Windowing
import Wording

/// A dialog that tells something and waits until it is read.
struct NoticeScreen: ScreenContent {
  enum Action: Sendable {
    case close
  }

  let notice: Notice

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, .character(" "), does: .close, .keyClose)
  ]

  var screen: Screen { .notice(self) }
  var level: WindowLevel { .alert }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    [.close]
  }

  func frame(in size: Size, _ context: ScreenContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    box(context).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.accent
    )
  }

  private func box(_ context: ScreenContext) -> DialogBox {
    let (phrase, values): (Phrase, [String: String]) =
      switch notice {
      case .settingsReset: (.noticeSettingsReset, [:])
      case .sessionLost: (.noticeSessionLost, [:])
      case .memoryNotLocked: (.noticeMemoryNotLocked, [:])
      case .failedAttempts(let count):
        (.noticeFailedAttempts, ["attempts": context.wording.count(.attempts, count)])
      case .attemptRecordLost: (.noticeAttemptRecordLost, [:])
      case .attemptsNotCounted: (.noticeAttemptsNotCounted, [:])
      case .cardsDamaged(let count):
        (.noticeCardsDamaged, ["cards": context.wording.count(.cards, count)])
      case .cardsUnreadable: (.noticeCardsUnreadable, [:])
      case .olderCopies: (.noticeOlderCopies, [:])
      case .rehearsal(let text): (.noticeRehearsal, ["text": text])
      }
    return DialogBox(
      heading: context.wording(.noticeTitle),
      text: context.wording(phrase, values),
      choices: [context.wording(.choiceOK)],
      selected: 0
    )
  }
}
