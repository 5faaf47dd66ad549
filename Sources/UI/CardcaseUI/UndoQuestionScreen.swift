import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// Asks before an operation is undone or redone, or deleted from the log, and shows the progress.
struct UndoQuestionScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case choose(Int), confirm, answer(Bool), stop, close
  }

  enum Choice: Int, CaseIterable, Codable {
    case leave, go
  }

  /// The operation.
  let question: UndoQuestion
  /// True to delete the operation from the log instead.
  let forgets: Bool
  private(set) var choice = Choice.leave
  /// The progress of the work under way; nil before it.
  private(set) var progress: WorkProgress?

  private enum CodingKeys: CodingKey {
    case question, forgets, choice
  }

  init(_ question: UndoQuestion, forgets: Bool = false) {
    self.question = question
    self.forgets = forgets
  }

  static let bindings = DialogKeys.bindings(
    confirm: Action.confirm,
    back: .close,
    answer: { .answer($0) },
    move: { .choose($0) }
  )

  /// The keys while the work is under way.
  static let workBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, does: .stop, .keyStop)
  ]

  static let tables: [[KeyBinding<Action>]] = [bindings, workBindings]

  var table: [KeyBinding<Action>] { progress == nil ? Self.bindings : Self.workBindings }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return []
    case .confirm where choice == .go, .answer(true):
      guard progress == nil else { return [] }
      progress = WorkProgress()
      let id = question.entry.id
      let effect: UndoEffect = forgets ? .forget(id) : .step(question.direction, id)
      return [.run(.perform(.undo(effect)))]
    case .stop: return [.cancelWork]
    case .confirm, .answer, .close: return [.close]
    }
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

  func frame(in size: Size, _ context: ShellContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context.environment).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let theme = context.theme
    guard let progress else {
      box(context.environment)
        .draw(in: canvas.bounds, into: &canvas, theme: theme, style: theme.bad)
      return
    }
    canvas.fill(canvas.bounds)
    canvas.frame(canvas.bounds, theme.borderLines, style: theme.border)
    WorkView(
      title: context.wording(.undoWorking),
      hint: context.wording(.importStopHint),
      progress: progress
    ).draw(in: canvas.bounds.inset(x: 3, y: 1), into: &canvas, theme: theme)
  }

  /// The words of the answers.
  func words(_ choice: Choice) -> Phrase {
    switch choice {
    case .leave: .undoLeave
    case .go where forgets: .undoForgetGo
    case .go: question.direction == .undo ? .undoGo : .redoGo
    }
  }

  /// The question in words.
  func text(_ environment: ScreenEnvironment) -> String {
    guard forgets else { return question.text(environment) }
    let what = question.entry.what(environment.wording)
    return environment.wording(
      .undoForgetAsk(what: what, when: question.entry.when(environment))
    )
  }

  private func box(_ environment: ScreenEnvironment) -> DialogBox {
    DialogBox(
      heading: environment.wording(forgets ? .undoForgetTitle : .undoTitle),
      text: text(environment),
      choices: Choice.allCases.map { environment.wording(words($0)) },
      selected: choice.rawValue
    )
  }
}
