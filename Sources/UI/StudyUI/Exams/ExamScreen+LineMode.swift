import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import Wording

extension ExamScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    switch stage {
    case .list: listScene(context)
    case .form: formScene(context)
    case .planning: WorkView(.examPlanning, WorkProgress()).scene(context.wording, stop: .close)
    case .preview(let preview): scene(of: preview, context)
    case .keeping: context.moment(.importWriting)
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
      return LineChoice(String(row + 1), told, .move(.row(row)), .proceed)
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
    guard let form else { return context.moment(.studyLoading) }
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
    let wrong = problem.map { wording(.asSentence(text: $0)) }
    let name = deck(context.screen).map { wording.name($0.name) } ?? ""
    let title = wording(.lineModeItem(label: wording(.examTitle), value: name))
    let rows = form.rows
    return context.settings(
      "exam \(wrong ?? "")",
      title: .text(
        wording.sentences([wording(.asSentence(text: title)), wrong ?? wording(.examText)])
      ),
      rows.map { told($0, wording) },
      labels: rows.map { form.label($0) },
      selected: rows.firstIndex(of: form.row) ?? 0,
      only: context.aside == .row ? rows.firstIndex(of: form.row) : nil,
      changingBack: rows.indices,
      [LineChoice("plan", wording(.examPlan), .proceed), context.back(.close)],
      select: { .move(.row($0)) }
    ) { row, step in
      rows[row] == .aim ? [.move(.row(row)), .change(step)] : [.move(.row(row)), .type]
    }
  }

  /// A row and what it is set to.
  private func told(_ row: ExamForm.Row, _ wording: Wording) -> String {
    guard let form else { return "" }
    let value = form.value(row, wording)
    let said = row == .day || row == .daysOff ? spoken(value, wording) : value
    return wording(.lineModeItem(label: wording(form.label(row)), value: said))
  }

  /// Dates in words among what is typed.
  private func spoken(_ text: String, _ wording: Wording) -> String {
    text.split(whereSeparator: LoadToolText.isSeparator).map { word in
      // What is no date is said as it is.
      let day = try? LoadToolText.day(String(word), from: .min)
      return day.map { wording.date(of: CalendarDay(nearestTo1970Plus: $0)) } ?? String(word)
    }.joined(separator: wording(.listComma))
  }

  private func scene(of preview: ExamPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let known = preview.known(wording)
    let rows: [ExamPreview.Row] =
      [(.examKnownRow, [known.today, known.then].joined(separator: wording(.listComma)))]
      + preview.rows(wording) { date($0, context.screen) }
    return LineModeScene(
      name: "exam preview",
      lines: rows.map { context.item($0.label, $0.value) }
        + preview.sentences(wording).map { .text($0) },
      choices: [
        LineChoice("1", wording(.examKeep), .proceed),
        LineChoice("+", wording(.examMinutes), .change(1)),
        LineChoice("-", wording(.examMinutes), .change(-1)), context.back(.close),
      ],
      isQuestion: true
    )
  }
}
