import Screens
import Widgets
import WindowLevels
import Wording

/// A dialog of the card form: a question and the focused answer.
struct WizardPrompt: Hashable, Codable, Sendable {
  /// The subject of the question.
  enum Subject: Hashable, Codable, Sendable {
    /// Leaving the form, which discards the input.
    case leaving
    /// The wallet already has a card with the same number, under this id. An edited card can't
    /// replace it, as it has an entry of its own.
    case duplicate(of: Int64, canReplace: Bool)
  }

  /// An answer.
  enum Choice: Hashable, Codable, Sendable {
    case stay, discard, openOther, replaceOther, keepBoth

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .discard: .leaveDiscard
      case .openOther: .duplicateOpen
      case .replaceOther: .duplicateReplace
      case .keepBoth: .duplicateKeepBoth
      }
    }
  }

  let subject: Subject
  private var selected = 0

  /// A question with its first answer focused.
  init(_ subject: Subject) {
    self.subject = subject
  }

  /// The answers. The first one changes nothing.
  var choices: [Choice] {
    switch subject {
    case .leaving: [.stay, .discard]
    case .duplicate(_, canReplace: true): [.stay, .openOther, .replaceOther, .keepBoth]
    case .duplicate(_, canReplace: false): [.stay, .openOther, .keepBoth]
    }
  }

  /// The focused answer.
  var choice: Choice { choices[selected] }

  /// Moves the focus; wraps around at both ends.
  mutating func move(by step: Int) {
    selected = (selected + step + choices.count) % choices.count
  }

  /// The dialog box.
  ///
  /// - Parameter name: The title of the card that the question is about.
  func box(_ wording: Wording, name: String) -> DialogBox {
    let (heading, text): (Phrase, Phrase) =
      switch subject {
      case .leaving: (.leaveTitle, .leaveText)
      case .duplicate: (.duplicateTitle, .duplicateText(name: name))
      }
    return DialogBox(
      heading: wording(heading),
      text: wording(text),
      choices: choices.map { wording($0.phrase) },
      selected: selected
    )
  }
}
