import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension ExamScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    guard let deck = deck(context) else {
      return LoadingPlaceholder.draw(wording(.studyLoading), "", into: &canvas, context)
    }
    Heading.draw(
      [deck.name.description, wording(.examTitle)],
      corner: corner(context),
      into: &canvas,
      context.environment
    )
    let area = Heading.rectBeneath(in: canvas.size, width: 76)
    switch stage {
    case .form where showsForm:
      let text = wording(.examText)
      form.draw(in: area, saying: [(text, context.theme.muted)], into: &canvas, context)
    case .form: drawList(in: area, into: &canvas, context)
    case .gathering:
      LoadingPlaceholder.draw(wording(.examPlanning), "", into: &canvas, context)
    case .preview(let preview):
      ExamPreviewView(preview: preview, day: day, context: context).draw(into: &canvas)
    case .keeping, .done:
      LoadingPlaceholder.draw(wording(.importWriting), "", into: &canvas, context)
    }
  }

  /// The day of the exam that is shown, at the right of the heading.
  private func corner(_ context: StudyContext) -> Heading.Corner? {
    guard case .preview(let preview) = stage else { return nil }
    let today = context.environment.studyDay
    let words = [
      context.date(of: preview.exam.day), preview.exam.days(from: today, context.wording),
    ].joined(separator: context.wording(.listComma))
    return Heading.Corner(texts: [words], style: context.theme.muted)
  }

  private func drawList(in area: Rect, into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    let exams = exams(context)
    let rows = exams.map { exam in
      ListView.Row(leading: title(exam, context), trailing: context.date(of: exam.day))
    }
    ListView.draw(rows, state: list, in: area, into: &canvas, theme: theme)
    var rest = area.dropping(rows: rows.count + 1)
    let selected = exams.indices.contains(list.selected) ? exams[list.selected] : nil
    let numbers = selected?.numbers(on: context.environment.studyDay, wording)
    for line in [numbers.map { wording(.asSentence(text: $0)) }].compactMap(\.self)
    where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: theme.text))
    }
    guard exams.isEmpty else { return }
    canvas.cursor = area.origin
    canvas.write(wording(.examNone), at: area.origin, style: theme.muted, limit: area.width)
  }

  /// An exam with the days until it.
  func title(_ exam: Exam, _ context: StudyContext) -> String {
    let name = deck(context).map { exam.name(in: $0) } ?? exam.name
    return exam.title(name, from: context.environment.studyDay, context.wording)
  }
}
