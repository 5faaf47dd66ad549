import Screens
import Widgets
import WindowLevels
import Wording

/// A question of a form with unsaved words, with its focused answer.
struct LeaveQuestion: Hashable, Codable, Sendable {
  /// The subject of the question.
  enum Subject: Hashable, Codable, Sendable {
    /// Leaving the form, which discards the words.
    case leaving
    /// The edited object was changed since the form began with it, by a command or by another device,
    /// or deleted.
    case changedMeanwhile(exists: Bool)
  }

  /// An answer.
  enum Choice: Int, Hashable, Codable, CaseIterable, Sendable {
    case stay, discard, keepBoth, replace

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .discard: .leaveDiscard
      case .keepBoth: .duplicateKeepBoth
      case .replace: .noteChangedReplace
      }
    }
  }

  let subject: Subject
  /// The focused answer. The first changes nothing.
  private(set) var choice = Choice.stay

  private enum CodingKeys: CodingKey {
    case subject, choice
  }

  init(_ subject: Subject = .leaving) {
    self.subject = subject
  }

  /// Decodes a question, also one that could only be about leaving.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    subject = try values.decodeIfPresent(Subject.self, forKey: .subject) ?? .leaving
    choice = try values.decode(Choice.self, forKey: .choice)
  }

  /// The answers.
  private var choices: [Choice] {
    switch subject {
    case .leaving: [.stay, .discard]
    case .changedMeanwhile(exists: true): [.stay, .keepBoth, .replace]
    case .changedMeanwhile(exists: false): [.stay, .keepBoth]
    }
  }

  private var selected: Int { choices.firstIndex(of: choice) ?? 0 }

  private var phrases: (heading: Phrase, text: Phrase) {
    switch subject {
    case .leaving: (.leaveTitle, .leaveText)
    case .changedMeanwhile(exists: true): (.noteChangedTitle, .noteChangedText)
    case .changedMeanwhile(exists: false): (.noteChangedTitle, .noteDeletedText)
    }
  }

  /// Moves the focus; wraps around at both ends.
  mutating func move(by step: Int) {
    let count = choices.count
    choice = choices[((selected + step) % count + count) % count]
  }

  /// The dialog box.
  func box(_ wording: Wording) -> DialogBox {
    DialogBox(
      heading: wording(phrases.heading),
      text: wording(phrases.text),
      choices: choices.map { wording($0.phrase) },
      selected: selected
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
      lines: (subject == .leaving ? [phrases.heading] : [phrases.heading, phrases.text])
        .map { context.line($0) },
      choices: choices.enumerated().map { index, other in
        LineModeChoice(
          String(index + 1),
          context.wording(other.phrase),
          move(index - selected),
          answer
        )
      },
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose),
      wayBack: ChoiceAction(actions: [move(-selected), answer])
    )
  }
}
