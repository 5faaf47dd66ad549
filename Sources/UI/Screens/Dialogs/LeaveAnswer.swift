import Widgets
package import Wording

/// An answer to the question before unsaved words are left: the same three in each form.
package enum LeaveAnswer: Int, CaseIterable, Codable, Sendable {
  case save, discard, stay

  /// The words of the answer.
  package var phrase: Phrase {
    switch self {
    case .save: .leaveSaving
    case .discard: .leaveWithoutSaving
    case .stay: .leaveNot
    }
  }

  /// Follows an action of the dialog.
  ///
  /// - Returns: the answer that is given; nil while the question stays.
  package mutating func follow(_ action: DialogAction) -> LeaveAnswer? {
    var focus = rawValue
    let given = action.given(
      &focus,
      of: Self.allCases.count,
      yes: Self.save.rawValue,
      no: Self.discard.rawValue,
      dismissing: Self.stay.rawValue
    )
    self = LeaveAnswer(rawValue: focus) ?? .save
    return given.flatMap { LeaveAnswer(rawValue: $0) }
  }

  /// The dialog with this answer focused.
  package func dialog(_ wording: Wording) -> Dialog {
    let box = DialogBox(
      heading: wording(.leaveAsk),
      text: wording(.leaveUnsaved),
      choices: Self.allCases.map { wording($0.phrase) },
      selected: rawValue
    )
    return Dialog(box, isGrave: false, saying: [box.heading], offersBack: false)
  }
}
