import LockUI
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks for confirmation of a change that is dangerous or can't be undone.
struct ConfirmationScreen: DialogScreen {
  typealias Data = VaultSnapshot
  typealias Action = DialogAction

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

  let question: Question
  var choice = 0

  init(_ question: Question) {
    self.question = question
  }

  mutating func answer(_ choice: Int, _ context: ShellContext) -> [Request] {
    choice == 0 ? [.close] : [.close, question.request(context)]
  }

  func prompt(_ context: ShellContext) -> Dialog {
    let words = question.words
    let (heading, text) = (context.wording(question.heading), context.wording(words.question))
    return Dialog(
      DialogBox(
        heading: heading,
        text: text,
        choices: [words.keep, words.change].map { context.wording($0) },
        selected: choice
      ),
      saying: [heading, text]
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
        keep: .choiceCancel,
        change: .settingsRecoveryKey
      )
  }

  fileprivate func request(_ context: ShellContext) -> ScreenRequest<VaultSnapshot> {
    if case .setting(_, let step) = self, let row { return row.request(by: step, context) }
    return .run(.lock(.renewRecoveryKey))
  }
}
