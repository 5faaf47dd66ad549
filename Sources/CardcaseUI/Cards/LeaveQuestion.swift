import Windowing
import Wording

/// The question before a half-typed card is thrown away.
struct LeaveQuestion: Hashable, Codable, Sendable {
  /// An answer.
  enum Choice: Int, CaseIterable, Codable, Sendable {
    case stay, discard

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .discard: .leaveDiscard
      }
    }
  }

  /// The answer that has the focus.
  var choice = Choice.stay

  /// Moves the focus to the other answer.
  mutating func move() {
    choice = choice == .stay ? .discard : .stay
  }

  /// The box it is asked in.
  func box(_ wording: Wording) -> DialogBox {
    DialogBox(
      heading: wording(.leaveTitle),
      text: wording(.leaveText),
      choices: Choice.allCases.map { wording($0.phrase) },
      selected: choice.rawValue
    )
  }
}
