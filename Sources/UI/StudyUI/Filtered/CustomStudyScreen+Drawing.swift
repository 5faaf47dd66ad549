import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension CustomStudyScreen {
  /// The words before the value of a row.
  func label(_ row: Row) -> Phrase {
    switch row {
    case .kind: .customKind
    case .number: choice.numberLabel
    case .included: .customIncluded
    case .excluded: .customExcluded
    }
  }

  /// What answers do, where they change no schedule.
  func note(_ wording: Wording) -> String {
    guard let kind = choice.kind else { return "" }
    let study = CustomStudy(kind, number: kind.usualNumber)
    return study.options(of: deck.name).reschedules ? "" : wording(.filteredPreview)
  }

  private func option(_ row: Row, _ wording: Wording) -> OptionRow {
    let label = wording(label(row))
    switch row {
    case .kind:
      // Of so many the others have no room beside it.
      return OptionRow(label, .choice(wording(choice.name), others: []))
    case .number: return OptionRow(label, .text(number))
    case .included: return OptionRow(label, .text(included))
    case .excluded: return OptionRow(label, .text(excluded))
    }
  }

  // MARK: Drawing

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    Heading.draw(
      [wording(.homeFlashcards)] + deck.name.levels + [wording(.keyCustomStudy)],
      into: &canvas,
      context.environment
    )
    let area = Heading.rectBeneath(in: canvas.size)
    let view = OptionRowsView(
      rows.map { option($0, wording) },
      focused: rows.firstIndex(of: row) ?? 0,
      theme: theme
    )
    var rest = view.draw(in: area, leaving: 3, into: &canvas)
    if rest.height > 3 { rest = rest.dropping(rows: 1) }
    let lines: [(String, Style)] =
      problem.map { [("\(Character(theme.cross)) \($0.words(wording))", theme.bad)] }
      ?? completions.map { [($0.joined(separator: ", "), theme.muted)] }
      ?? [(note(wording), theme.muted)]
    for (line, style) in lines where !line.isEmpty && rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: style))
    }
  }
}
