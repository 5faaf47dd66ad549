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
    case .preview(_, let change): told(change, isDone: false, context)
    case .done(let change): told(change, isDone: true, context)
    }
  }

  private func formScene(_ context: LineContext) -> LineScene {
    let wording = context.wording
    if isTyping, let field = form.field {
      return context.typing(
        "typing \(form.row)",
        form.label(form.row),
        field,
        saying: [.text(told(form.row, wording)), context.line(.lineModeKeep)],
        clear: .field(.clear),
        done: .done
      )
    }
    let wrong = problem?.words(wording)
    let title = wording(.lineModeItem(label: wording(.loadTitle), value: scope(context.screen)))
    let rows = form.rows
    return context.settings(
      "load \(form.tool) \(wrong ?? "")",
      title: .text(
        wording.sentences([
          wording(.asSentence(text: title)), wrong ?? wording(form.tool.text),
        ])
      ),
      rows.map { told($0, wording) },
      labels: rows.map { form.label($0) },
      selected: rows.firstIndex(of: form.row) ?? 0,
      only: context.aside == .row ? rows.firstIndex(of: form.row) : nil,
      changingBack: rows.indices,
      [LineChoice("preview", wording(.keySubmit), .proceed), context.back(.close)],
      select: { .move(.row($0)) }
    ) { row, step in
      isTyped(rows[row]) ? [.move(.row(row)), .type] : [.move(.row(row)), .change(step)]
    }
  }

  private func isTyped(_ row: LoadForm.Row) -> Bool {
    var form = form
    form.row = row
    return form.field != nil
  }

  /// A row and what it is set to.
  private func told(_ row: LoadForm.Row, _ wording: Wording) -> String {
    wording(.lineModeItem(label: wording(form.label(row)), value: form.value(row, wording)))
  }

  /// What moves, and the numbers of cards of the next week.
  private func told(_ change: LoadChange, isDone: Bool, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let lines = change.sentences(wording, isDone: isDone).map { SpokenLine.text($0) }
    let next = change.moves.isEmpty ? nil : LineChoice("1", wording(.keySubmit), .proceed)
    let choice = isDone ? LineChoice("u", wording(.keyUndo), .undo) : next
    return LineModeScene(
      name: isDone ? "load done" : "load preview",
      lines: lines,
      choices: [choice, context.back(.close)].compactMap(\.self),
      isQuestion: !isDone
    )
  }
}
