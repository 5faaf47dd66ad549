import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension FilteredDeckScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    drawForm(into: &canvas, context)
    drawDialog(into: &canvas, context)
  }

  private func drawForm(into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    Heading.draw(
      [wording(.homeFlashcards), deck?.name.description ?? wording(.filteredNew)],
      into: &canvas,
      context.environment
    )
    let area = Heading.rectBeneath(in: canvas.size)
    let rows = form.rows
    let view = OptionRowsView(
      rows.map { form.option($0, wording) },
      focused: rows.firstIndex(of: form.row) ?? 0,
      theme: theme
    )
    var rest = view.draw(in: area, leaving: 3, into: &canvas)
    if rest.height > 3 { rest = rest.dropping(rows: 1) }
    for (line, style) in lines(theme, wording) where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: style))
    }
    guard isSearch, let cursor = canvas.cursor else { return }
    let column = area.minX + view.column(in: area)
    SearchNotes(
      search: form.field?.text ?? "",
      problem: problem(form.row),
      completions: completions
    ).draw(
      from: column,
      upTo: area.maxX,
      in: area.dropping(rows: cursor.y + 1 - area.minY),
      into: &canvas,
      context
    )
  }

  /// What is said beneath the rows.
  private func lines(_ theme: Theme, _ wording: Wording) -> [(String, Style)] {
    let left = (wording(.filteredLeftOut), theme.muted)
    if let problem {
      return [("\(Character(theme.cross)) \(problem.words(wording))", theme.bad), left]
    }
    return found(wording).map { ($0, theme.text) } + [left]
  }
}
