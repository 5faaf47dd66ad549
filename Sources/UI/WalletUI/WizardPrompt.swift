import Screens
import Widgets
import WindowLevels
import Wording

/// What the card form asks in a box, and the answer that has the focus.
struct WizardPrompt: Hashable, Codable, Sendable {
  /// What is asked about.
  enum Subject: Hashable, Codable, Sendable {
    /// What is typed is to be thrown away.
    case leaving
    /// A card with the same number is in the wallet already, under this id. A card that is changed
    /// can't take its place: it has one of its own.
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

  /// A question with its first answer chosen.
  init(_ subject: Subject) {
    self.subject = subject
  }

  /// The answers there are. The first one changes nothing.
  var choices: [Choice] {
    switch subject {
    case .leaving: [.stay, .discard]
    case .duplicate(_, canReplace: true): [.stay, .openOther, .replaceOther, .keepBoth]
    case .duplicate(_, canReplace: false): [.stay, .openOther, .keepBoth]
    }
  }

  /// The answer that has the focus.
  var choice: Choice { choices[selected] }

  /// Moves the focus.
  mutating func move(by step: Int) {
    selected = (selected + step + choices.count) % choices.count
  }

  /// The box it is asked in.
  ///
  /// - Parameter name: what the wallet calls the card that it is about.
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
