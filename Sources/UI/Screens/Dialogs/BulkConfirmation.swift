import Widgets
package import Wording

/// The dialog before a change of many things at once. The first answer changes nothing.
package struct BulkConfirmation<Change: Codable & Sendable>: Codable, Sendable {
  /// The greatest number of things that are changed without a question.
  package static var limit: Int { 100 }

  /// The change that is asked about.
  package let change: Change
  /// The focused answer, counted from 0.
  package var choice = 0

  /// The question before a change.
  package init(_ change: Change) { self.change = change }

  /// Handles a key.
  ///
  /// - Returns: true if the change is confirmed, false if it is not made, nil while the question
  ///   stays.
  package mutating func answer(_ action: DialogAction) -> Bool? {
    action.given(&choice, of: 2).map { $0 == 1 }
  }

  /// The dialog with the question, and the words of the answer that goes on and of the other.
  package func dialog(
    _ question: Phrase,
    go: Phrase,
    keep: Phrase = .choiceCancel,
    _ wording: Wording
  ) -> Dialog {
    Dialog(
      DialogBox(
        heading: wording(go),
        text: wording(question),
        choices: [wording(keep), wording(go)],
        selected: choice
      )
    )
  }
}

extension Optional {
  /// Shows the dialog before a change of more things than are changed without a question.
  ///
  /// - Returns: false if the change can be made at once.
  package mutating func ask<Change>(before change: Change, of count: Int) -> Bool
  where Wrapped == BulkConfirmation<Change> {
    guard count > Wrapped.limit else { return false }
    self = BulkConfirmation(change)
    return true
  }

  /// Handles a key of the dialog, which an answer closes.
  ///
  /// - Returns: the change, if it is confirmed.
  package mutating func answer<Change>(_ action: DialogAction) -> Change?
  where Wrapped == BulkConfirmation<Change> {
    guard var question = self else { return nil }
    let isConfirmed = question.answer(action)
    self = isConfirmed == nil ? question : nil
    return isConfirmed == true ? question.change : nil
  }
}
