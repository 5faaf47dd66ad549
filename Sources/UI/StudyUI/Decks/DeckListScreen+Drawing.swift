import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckListScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    drawDecks(into: &canvas, context)
    drawTags(into: &canvas, context)
    drawDialog(into: &canvas, context)
  }

  /// Draws the dialog in which tags for the marked decks are typed.
  private func drawTags(into canvas: inout Canvas, _ context: StudyContext) {
    guard let tagging, confirmation == nil else { return }
    let wording = context.wording
    FieldDialog(
      wording(tagging.label),
      wording.name(of: targets(.marked, context)),
      tagging.field,
      completions: tagging.completions
    ).drawCentered(into: &canvas, theme: context.theme)
  }

  private func drawDecks(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    let contents = context.data
    Heading.draw([wording(.homeFlashcards)], into: &canvas, context.environment)
    if contents.decksLoading.failure != nil {
      return LoadingPlaceholder(context).draw(into: &canvas, context)
    }
    let rows = contents.deckRows
    guard !rows.isEmpty else {
      let isThere = contents.decksLoading == .done
      LoadingPlaceholder.draw(
        wording(isThere ? .commandNoDecks : .studyLoading),
        isThere ? emptyText(context) : "",
        into: &canvas,
        context
      )
      drawDamage(into: &canvas, context)
      return
    }
    let panes = panes(context)
    DeckTable(rows: rows, marks: marks, theme: context.theme, wording: wording)
      .draw(list, in: panes.main, into: &canvas)
    if let detail = panes.detail, let selected = selected(context) {
      panes.drawDivider(into: &canvas, theme: context.theme)
      switch selected {
      case .deck(let summary):
        DeckPane(summary: summary, theme: context.theme, wording: wording)
          .draw(in: detail, into: &canvas)
      case .filtered(let summary):
        FilteredPane(summary: summary, theme: context.theme, wording: wording)
          .draw(in: detail, into: &canvas)
      }
    }
    drawDamage(into: &canvas, context)
  }

  /// The list, and the focused deck beside it.
  private func panes(_ context: StudyContext) -> Panes {
    let damage = context.data.damagedRecords > 0 ? 1 : 0
    let area = Rect(size: context.size).dropping(rows: Heading.height)
    return Panes(in: area.keeping(rows: area.height - damage))
  }

  /// The rows of the list.
  func rows(_ context: StudyContext) -> Rect { Table.rows(in: panes(context).main) }

  /// The keys that come next where there is no deck yet.
  private func emptyText(_ context: StudyContext) -> String {
    context.wording(
      .flashcardsEmptyText(
        add: context.keyName(.character("a")),
        file: context.keyName(.character("i"))
      )
    )
  }

  private func drawDamage(into canvas: inout Canvas, _ context: StudyContext) {
    let count = context.data.damagedRecords
    guard count > 0 else { return }
    let theme = context.theme
    canvas.write(
      "\(Character(theme.cross)) "
        + context.wording(.recordsUnreadable(count)),
      at: Point(x: 2, y: canvas.size.height - 1),
      style: theme.bad,
      limit: canvas.size.width - 4,
      ellipsis: theme.ellipsis
    )
  }
}
