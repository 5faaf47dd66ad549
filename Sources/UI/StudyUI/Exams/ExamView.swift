import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension ExamScreen {
  /// The most columns of the knowledge on each day.
  private static let mostBars = 24
  /// The least columns of an area in which values stand beside their labels.
  private static let leastBeside = 60

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
    case .preview(let preview): draw(preview, in: area, into: &canvas, context)
    case .keeping, .done:
      LoadingPlaceholder.draw(wording(.importWriting), "", into: &canvas, context)
    }
  }

  /// The day of the exam that is shown, at the right of the heading.
  private func corner(_ context: StudyContext) -> Heading.Corner? {
    guard case .preview(let preview) = stage else { return nil }
    let today = context.environment.studyDay
    let words = [
      date(preview.exam.day, context), preview.exam.days(from: today, context.wording),
    ].joined(separator: context.wording(.listComma))
    return Heading.Corner(texts: [words], style: context.theme.muted)
  }

  /// A day in words.
  func date(_ day: StudyDay, _ context: StudyContext) -> String {
    context.environment.date(of: CalendarDay(nearestTo1970Plus: day))
  }

  private func drawList(in area: Rect, into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    let exams = exams(context)
    let rows = exams.map { exam in
      ListView.Row(leading: title(exam, context), trailing: date(exam.day, context))
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

  // MARK: What is possible

  private func draw(
    _ preview: ExamPreview,
    in area: Rect,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let (theme, wording) = (context.theme, context.wording)
    canvas.cursor = area.origin
    let rows = preview.rows(wording) { date($0, context) }
    let labels = ([.examKnownRow] + rows.map(\.label)).map { wording($0) }
    // Where there is no room beside the labels the values stand beneath them.
    let isNarrow = area.width < Self.leastBeside
    let column = isNarrow ? 2 : (labels.map { displayWidth(of: $0) }.max() ?? 0) + 3
    var rest = area
    for (index, label) in labels.enumerated() where rest.height > 0 {
      canvas.write(label, at: rest.origin, style: theme.muted, limit: rest.width)
      if isNarrow { rest = rest.dropping(rows: 1) }
      let value = Rect(
        x: rest.minX + column,
        y: rest.minY,
        width: rest.width - column,
        height: rest.height
      )
      if index == 0 {
        drawKnown(preview, in: value, into: &canvas, context)
        rest = rest.dropping(rows: 1)
      } else {
        let used = canvas.write(wrapped: rows[index - 1].value, in: value, style: theme.text)
        rest = rest.dropping(rows: max(1, used))
      }
    }
    if rest.height > 6 { rest = rest.dropping(rows: 1) }
    for line in preview.sentences(wording) where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: theme.text))
    }
  }

  /// Draws the knowledge from today to the day of the exam, the two ends in words.
  private func drawKnown(
    _ preview: ExamPreview,
    in rect: Rect,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let theme = context.theme
    let (today, then) = preview.known(context.wording)
    let room = rect.width - displayWidth(of: today) - displayWidth(of: then) - 4
    let bars = Sparkline(room >= 3 ? preview.bars(min(room, Self.mostBars)) : [])
    var start = rect.origin
    start = start.moved(x: canvas.write(today, at: start, style: theme.text, limit: rect.width) + 2)
    bars.draw(at: start, style: theme.good, into: &canvas, theme: theme)
    if bars.width > 0 { start = start.moved(x: bars.width + 2) }
    canvas.write(then, at: start, style: theme.title, limit: max(0, rect.maxX - start.x))
  }
}
