package import Widgets
package import WindowLevels
package import Wording

/// The dialog before a change of many things at once. The first answer changes nothing.
package struct BulkConfirmation<Change: Codable & Sendable>: Codable, Sendable {
  /// The greatest number of things that are changed without a question.
  package static var limit: Int { 100 }

  /// An answer.
  package enum Choice: Int, CaseIterable, Codable, Sendable {
    case keep, go
  }

  /// A key of the dialog.
  package enum Answer: Sendable {
    case choose(Int), confirm, answer(Bool), dismiss
  }

  /// The change that is asked about.
  package let change: Change
  /// The focused answer.
  package private(set) var choice = Choice.keep

  /// The question before a change.
  package init(_ change: Change) { self.change = change }

  /// The keys, each with the screen's action for it.
  package static func bindings<Action>(_ action: (Answer) -> Action) -> [KeyBinding<Action>] {
    DialogKeys.bindings(
      confirm: action(.confirm),
      back: action(.dismiss),
      answer: { action(.answer($0)) },
      move: { action(.choose($0)) }
    )
  }

  /// Handles a key.
  ///
  /// - Returns: true if the change is confirmed, false if it is not made, nil while the question
  ///   stays.
  package mutating func answer(_ answer: Answer) -> Bool? {
    switch answer {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return nil
    case .confirm: return choice == .go
    case .answer(let goes): return goes
    case .dismiss: return false
    }
  }

  /// The dialog box with the question, and the words of the answer that goes on and of the other.
  package func box(
    _ question: Phrase,
    go: Phrase,
    keep: Phrase = .bulkKeep,
    _ wording: Wording
  ) -> DialogBox {
    DialogBox(
      heading: wording(go),
      text: wording(question),
      choices: [wording(keep), wording(go)],
      selected: choice.rawValue
    )
  }

  /// Draws the dialog in the middle of the screen.
  package func draw(
    _ question: Phrase,
    go: Phrase,
    keep: Phrase = .bulkKeep,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    box(question, go: go, keep: keep, environment.wording).drawCentered(
      in: canvas.bounds,
      into: &canvas,
      theme: environment.theme,
      style: environment.theme.bad
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
  package mutating func answer<Change>(_ answer: BulkConfirmation<Change>.Answer) -> Change?
  where Wrapped == BulkConfirmation<Change> {
    guard var question = self else { return nil }
    let isConfirmed = question.answer(answer)
    self = isConfirmed == nil ? question : nil
    return isConfirmed == true ? question.change : nil
  }
}
