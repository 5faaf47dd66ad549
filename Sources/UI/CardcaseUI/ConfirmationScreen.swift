import LockUI
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

/// Asks, before something that can't be taken back is done or switched on, whether it is really meant.
struct ConfirmationScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case choose(Int), confirm, close
  }

  /// What is asked about.
  enum Question: String, Codable {
    /// The deletion after ten failures.
    case wipe
    /// Another recovery key.
    case renewal
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

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .character(" "), does: .confirm, .keyChoose),
    KeyBinding(.up, .left, .backTab, .character("k"), does: .choose(-1), .keyMove),
    KeyBinding(.down, .right, .tab, .character("j"), does: .choose(1), .keyMove),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return []
    case .confirm where choice == .go:
      return [.close, question.request(context)]
    case .confirm, .close:
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
      style: context.theme.problem
    )
  }

  private func box(_ wording: Wording) -> DialogBox {
    DialogBox(
      heading: wording(question.heading),
      text: wording(question.text),
      choices: question.choices.map { wording($0) },
      selected: choice.rawValue
    )
  }
}

extension ConfirmationScreen.Question {
  var heading: Phrase {
    switch self {
    case .wipe: .settingsWipe
    case .renewal: .settingsRecoveryKey
    }
  }

  var text: Phrase {
    switch self {
    case .wipe: .wipeConfirmation
    case .renewal: .renewalConfirmation
    }
  }

  /// To leave it, and to do it.
  var choices: [Phrase] {
    switch self {
    case .wipe: [.wipeLeaveOff, .wipeSwitchOn]
    case .renewal: [.renewalKeep, .renewalRenew]
    }
  }

  fileprivate func request(_ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    switch self {
    case .wipe:
      var preferences = context.preferences
      preferences.wipesAfterTen = true
      return .run(.perform(.system(.save(preferences))))
    case .renewal:
      return .run(.perform(.lock(.renewRecoveryKey)))
    }
  }
}
