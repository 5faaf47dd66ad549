import Screens
import Widgets
import WindowLevels
import Wording

/// The question before a form with unsaved words is left, with its focused answer.
struct LeaveQuestion: Hashable, Codable, Sendable {
  /// An answer.
  enum Choice: Int, Hashable, Codable, CaseIterable, Sendable {
    case stay, discard

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .discard: .leaveDiscard
      }
    }
  }

  /// The focused answer. The first changes nothing.
  private(set) var choice = Choice.stay

  /// Moves the focus; wraps around at both ends.
  mutating func move(by step: Int) { choice = choice.advanced(by: step) }

  /// The dialog box.
  func box(_ wording: Wording) -> DialogBox {
    DialogBox(
      heading: wording(.leaveTitle),
      text: wording(.leaveText),
      choices: Choice.allCases.map { wording($0.phrase) },
      selected: choice.rawValue
    )
  }

  /// The question in line mode.
  func scene<Action>(
    _ context: LineModeContext<StudyData, Action>,
    move: (Int) -> Action,
    answer: Action
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: "question",
      lines: [context.line(.leaveTitle)],
      choices: Choice.allCases.map { other in
        LineModeChoice(
          String(other.rawValue + 1),
          context.wording(other.phrase),
          move(other.rawValue - choice.rawValue),
          answer
        )
      },
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose),
      wayBack: ChoiceAction(actions: [move(Choice.stay.rawValue - choice.rawValue), answer])
    )
  }
}
