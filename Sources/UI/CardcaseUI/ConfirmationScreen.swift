import LockUI
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

/// Asks for confirmation of a change that is dangerous or can't be undone.
struct ConfirmationScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case choose(Int), confirm, answer(Bool), close
  }

  /// A change to confirm.
  enum Question: Hashable, Codable {
    /// Moving the setting stored under this key a number of choices on.
    case setting(key: String, step: Int)
    /// Replacing the recovery key.
    case renewal

    /// The setting to change; nil for another question.
    fileprivate var row: (any SettingRow)? {
      if case .setting(let key, _) = self { Settings.row(of: key) } else { nil }
    }
  }

  enum Choice: Int, CaseIterable, Codable {
    case leave, go
  }

  let question: Question
  private(set) var choice = Choice.leave

  private enum CodingKeys: CodingKey {
    case question, choice
  }

  init(_ question: Question) {
    self.question = question
  }

  static let bindings = DialogKeys.bindings(
    confirm: Action.confirm,
    back: .close,
    answer: { .answer($0) },
    move: { .choose($0) }
  )

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return []
    case .confirm where choice == .go, .answer(true):
      return [.close, question.request(context)]
    case .confirm, .answer, .close:
      return [.close]
    }
  }

  func frame(in size: Size, _ context: ShellContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context.wording).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    box(context.wording).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.bad
    )
  }

  private func box(_ wording: Wording) -> DialogBox {
    let words = question.words
    return DialogBox(
      heading: wording(question.heading),
      text: wording(words.question),
      choices: [wording(words.keep), wording(words.change)],
      selected: choice.rawValue
    )
  }
}

extension ConfirmationScreen.Question {
  var heading: Phrase { row?.label ?? .settingsRecoveryKey }

  /// The question, and the answers that keep the value and change it.
  var words: SettingConfirmation {
    row?.confirmation
      ?? SettingConfirmation(
        question: .renewalConfirmation,
        keep: .renewalKeep,
        change: .renewalRenew
      )
  }

  fileprivate func request(_ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    if case .setting(_, let step) = self, let row { return row.request(by: step, context) }
    return .run(.perform(.lock(.renewRecoveryKey)))
  }
}
