import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension LoadScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .form: formScene(context)
    case .gathering: context.moment(.studyLoading)
    case .keeping: context.moment(.importWriting)
    case .preview(let change): told(change, isDone: false, context)
    case .done(let change): told(change, isDone: true, context)
    }
  }

  private func formScene(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let scope = scope(context.screen)
    return form.scene(
      "load \(form.content.tool)",
      title: wording(.lineModeItem(label: wording(.loadTitle), value: scope)),
      saying: explanation(context.screen),
      [LineChoice("preview", wording(.keySubmit), .form(.submit))],
      context
    )
  }

  /// What moves, and the numbers of cards of the next week.
  private func told(_ change: LoadChange, isDone: Bool, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let lines = sentences(of: change, isDone: isDone, context.screen).map { SpokenLine.text($0) }
    let next = change.isEmpty ? nil : LineChoice("1", wording(.keySubmit), .keep)
    let choice = isDone ? LineChoice("u", wording(.keyUndo), .undo) : next
    return LineModeScene(
      name: isDone ? "load done" : "load preview",
      lines: lines,
      choices: [choice, context.back(.close)].compactMap(\.self),
      isQuestion: !isDone
    )
  }
}
