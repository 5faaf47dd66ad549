import Widgets
package import WindowLevels
import Wording

/// A screen that is a dialog. Its first answer changes nothing.
package protocol DialogScreen: Screen where Action: DialogAnswering {
  /// The focused answer, counted from 0.
  var choice: Int { get set }

  /// The question with its answers.
  func prompt(_ context: Context) -> Dialog

  /// Carries out an answer.
  mutating func answer(_ choice: Int, _ context: Context) -> [Request]

  /// The work that an answer began, which takes the place of the question; nil before it.
  func work(_ context: Context) -> WorkView?

  /// Calls the work off.
  mutating func stop(_ context: Context) -> [Request]
}

extension DialogScreen {
  package static var bindings: [KeyBinding<Action>] { Action.dialogKeys }
  package static var tables: [[KeyBinding<Action>]] { [] }

  package func table(_ context: Context) -> [KeyBinding<Action>] {
    work(context) == nil ? Action.dialogKeys : WorkView.keys(stop: .dialog(.dismiss))
  }

  package func work(_ context: Context) -> WorkView? { nil }

  package mutating func stop(_ context: Context) -> [Request] { [.cancelWork] }

  /// Follows an action of the dialog.
  package mutating func follow(_ action: DialogAction, _ context: Context) -> [Request] {
    guard work(context) == nil else {
      if case .dismiss = action { return stop(context) }
      return []
    }
    let count = prompt(context).box.choices.count
    return action.given(&choice, of: count).map { answer($0, context) } ?? []
  }

  package func frame(in size: Size, _ context: Context) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(prompt(context).box.size(within: area.size))
  }

  package func draw(into canvas: inout Canvas, _ context: Context) {
    guard let work = work(context) else {
      return prompt(context).draw(in: canvas.bounds, into: &canvas, context.theme)
    }
    canvas.fill(canvas.bounds)
    canvas.frame(canvas.bounds, context.theme.borderLines, style: context.theme.border)
    work.draw(in: canvas.bounds.inset(x: 3, y: 1), into: &canvas, context.environment)
  }

  package func scene(_ context: LineContext) -> LineScene {
    work(context.screen)?.scene(context.wording, stop: .dialog(.dismiss))
      ?? prompt(context.screen).scene(context.wording)
  }
}

extension DialogScreen where Action == DialogAction {
  package mutating func perform(_ action: Action, _ context: Context) -> [Request] {
    follow(action, context)
  }
}
