import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ExamScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .form: showsForm ? formScene(context) : listScene(context)
    case .gathering: WorkView(.examPlanning, WorkProgress()).scene(context.wording, stop: .close)
    case .preview(let preview): scene(of: preview, context)
    case .keeping, .done: context.moment(.importWriting)
    }
  }

  /// The name of the deck behind the name of the screen.
  private func heading(_ context: LineContext) -> SpokenLine {
    context.item(.examTitle, deck(context.screen).map { context.wording.name($0.name) } ?? "")
  }

  private func listScene(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let exams = exams(context.screen)
    let today = context.screen.environment.studyDay
    let choices = exams.enumerated().map { row, exam in
      let told = [title(exam, context.screen), exam.numbers(on: today, wording) ?? ""]
        .filter { !$0.isEmpty }.joined(separator: wording(.listComma))
      return LineChoice(String(row + 1), told, .move(.row(row)), .open)
    }
    let delete = LineChoice("d", wording(.keyDelete), .delete)
    return LineModeScene(
      name: "exams \(exams.count)",
      lines: [heading(context)] + (exams.isEmpty ? [context.line(.examNone)] : []),
      choices: choices + [LineChoice("a", wording(.examAdd), .add)]
        + (exams.isEmpty ? [] : [delete]) + UndoCommand.choices(wording) { .undo($0) }
        + [context.back(.close)]
    )
  }

  private func formScene(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let name = deck(context.screen).map { wording.name($0.name) } ?? ""
    return form.scene(
      "exam",
      title: wording(.lineModeItem(label: wording(.examTitle), value: name)),
      saying: wording(.examText),
      [LineChoice("plan", wording(.examPlan), .form(.submit))],
      context
    )
  }

  private func scene(of preview: ExamPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    if context.aside == .item {
      return context.days("days until an exam", preview.dayCount) { day in
        let date = context.screen.date(of: context.screen.environment.studyDay + day)
        return [date, preview.words(on: day, wording)]
      }
    }
    let known = preview.known(wording)
    let rows: [ExamPreview.Row] =
      [(.examKnownRow, [known.today, known.then].joined(separator: wording(.listComma)))]
      + preview.rows(wording, context.screen.date)
    return LineModeScene(
      name: "exam preview",
      lines: rows.map { context.item($0.label, $0.value) }
        + (preview.sentences(wording) + preview.others(wording)).map { .text($0) },
      choices: [
        LineChoice("1", wording(.examKeep), .keep),
        LineChoice("+", wording(.examMinutes), .minutes(1)),
        LineChoice("-", wording(.examMinutes), .minutes(-1)), context.moreOnDays,
        context.back(.close),
      ],
      isQuestion: true
    )
  }
}
