import Screens
import Widgets
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
    case .changedMeanwhile(exists: true): (.cardChangedTitle, .noteChangedText)
    case .changedMeanwhile(exists: false): (.cardChangedTitle, .noteDeletedText)
    }
  }

  /// Follows an action of the dialog.
  ///
  /// - Returns: the answer that is given; nil while the question stays.
  mutating func answer(_ action: DialogAction) -> Choice? {
    var focus = selected
    let given = action.given(&focus, of: choices.count).map { choices[$0] }
    choice = choices[focus]
    return given
  }

  /// The dialog.
  func dialog(_ wording: Wording) -> Dialog {
    let box = DialogBox(
      heading: wording(phrases.heading),
      text: wording(phrases.text),
      choices: choices.map { wording($0.phrase) },
      selected: selected
    )
    return Dialog(
      box,
      isGrave: false,
      saying: subject == .leaving ? [box.heading] : [box.heading, box.text],
      offersBack: false
    )
  }
}
