import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks before an operation is undone or redone, or deleted from the log, and shows the progress.
struct UndoQuestionScreen: DialogScreen {
  typealias Data = VaultSnapshot
  typealias Action = DialogAction

  /// The operation.
  let question: UndoQuestion
  /// True to delete the operation from the log instead.
  let forgets: Bool
  var choice = 0
  /// The progress of the work under way; nil before it.
  private(set) var progress: WorkProgress?

  private enum CodingKeys: CodingKey {
    case question, forgets, choice
  }

  init(_ question: UndoQuestion, forgets: Bool = false) {
    self.question = question
    self.forgets = forgets
  }

  static let tables = [Action.dialogKeys, WorkView.keys(stop: Action.dismiss)]

  mutating func answer(_ choice: Int, _ context: ShellContext) -> [Request] {
    guard choice == 1 else { return [.close] }
    progress = WorkProgress()
    let id = question.entry.id
    let effect: UndoEffect = forgets ? .forget(id) : .step(question.direction, id)
    return [.run(.undo(effect))]
  }

  func work(_ context: ShellContext) -> WorkView? {
    progress.map { WorkView(go, $0) }
  }

  mutating func receive(_ reply: UndoReply, _ context: ShellContext) -> [Request] {
    switch reply {
    case .done, .nothing, .failed, .forgotten: [.close]
    case .listed, .asks: []
    }
  }

  mutating func receive(_ event: WorkEvent) {
    switch event {
    case .progress(let progress): self.progress = progress
    case .stopped: progress = nil
    }
  }

  /// The words of the answer that changes something.
  private var go: Phrase {
    forgets ? .keyDeleteForGood : question.direction == .undo ? .keyUndo : .keyRedo
  }

  /// The question in words.
  func text(_ environment: ScreenEnvironment) -> String {
    guard forgets else { return question.text(environment) }
    let wording = environment.wording
    return wording.sentences([question.subject(environment), wording(.undoForgetAsk)])
  }

  func prompt(_ context: ShellContext) -> Dialog {
    Dialog(
      DialogBox(
        heading: context.wording(go),
        text: text(context.environment),
        choices: [.choiceCancel, go].map { context.wording($0) },
        selected: choice
      )
    )
  }
}
