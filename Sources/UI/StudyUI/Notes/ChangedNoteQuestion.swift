import Screens
import Widgets
import Wording

/// The question of a form whose note was changed since it began with it, by a command or by another
/// device, or deleted.
struct ChangedNoteQuestion: Hashable, Codable, Sendable {
  /// An answer.
  enum Choice: Int, Hashable, Codable, Sendable {
    case stay, keepBoth, replace

    var phrase: Phrase {
      switch self {
      case .stay: .leaveStay
      case .keepBoth: .duplicateKeepBoth
      case .replace: .noteChangedReplace
      }
    }
  }

  /// False if the note was deleted.
  let exists: Bool
  /// The focused answer. The first changes nothing.
  private(set) var choice = Choice.stay

  init(exists: Bool) {
    self.exists = exists
  }

  /// The answers.
  private var choices: [Choice] { exists ? [.stay, .keepBoth, .replace] : [.stay, .keepBoth] }

  private var selected: Int { choices.firstIndex(of: choice) ?? 0 }

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
      heading: wording(.cardChangedTitle),
      text: wording(exists ? .noteChangedText : .noteDeletedText),
      choices: choices.map { wording($0.phrase) },
      selected: selected
    )
    return Dialog(
      box,
      isGrave: false,
      saying: [box.heading, box.text],
      offersBack: false,
      hasLetters: false
    )
  }
}
