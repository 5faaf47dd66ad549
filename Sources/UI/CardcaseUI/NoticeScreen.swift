import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// A dialog with a message, shown until it is closed.
struct NoticeScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case close
  }

  let notice: Notice

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, does: .close, .keyClose)
  ]

  var level: WindowLevel { .alert }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    [.close]
  }

  func frame(in size: Size, _ context: ShellContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    box(context).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.accent
    )
  }

  private func box(_ context: ShellContext) -> DialogBox {
    DialogBox(
      heading: context.wording(.noticeTitle),
      text: text(context.wording),
      choices: [context.wording(.choiceOK)],
      selected: 0
    )
  }

  /// The message in words.
  func text(_ wording: Wording) -> String {
    switch notice {
    case .settingsReset: wording(.noticeSettingsReset)
    case .sessionLost: wording(.noticeSessionLost)
    case .memoryNotLocked: wording(.noticeMemoryNotLocked)
    case .failedAttempts(let count):
      wording(.noticeFailedAttempts(count))
    case .attemptRecordLost: wording(.noticeAttemptRecordLost)
    case .attemptsNotCounted: wording(.noticeAttemptsNotCounted)
    case .cardsDamaged(let count):
      wording(.noticeCardsDamaged(count))
    case .cardsUnreadable: wording(.noticeCardsUnreadable)
    case .damaged(let what): wording.sentences([wording(.noticeDamaged), what])
    case .readOnly: wording(.noticeReadOnly)
    case .olderFile: wording(.noticeOlderFile)
    case .directoryOpen(let path): wording(.noticeDirectoryOpen(path: path))
    case .olderCopies: wording(.noticeOlderCopies)
    case .configuration(let text), .letterbox(let text), .rehearsal(let text): text
    }
  }
}

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
