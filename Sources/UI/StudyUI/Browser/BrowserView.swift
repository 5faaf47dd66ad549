import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the list of cards.
struct BrowserView {
  let screen: BrowserScreen
  let context: StudyContext

  /// The percentage of the width that the table has beside the focused card.
  private static let share = 60

  /// The table, and the focused card beside it.
  private static func panes(in size: Size) -> Panes {
    Panes(in: Rect(size: size).dropping(rows: Heading.height), share: share)
  }

  /// True if a screen has room for the focused card beside the list.
  static func hasPane(in size: Size) -> Bool { panes(in: size).detail != nil }

  /// The rows of the list.
  static func list(in size: Size) -> Rect { Table.rows(in: panes(in: size).main) }

  func draw(into canvas: inout Canvas) {
    let wording = context.wording
    let theme = context.theme
    let shelf = context.data.deck(screen.deck)
    Heading.draw(
      [wording(.homeFlashcards)] + (shelf?.deck.name.levels ?? []) + [wording(.keyCards)],
      into: &canvas,
      context.environment
    )
    guard let shelf, let found = screen.found else {
      LoadingPlaceholder(screen.deck, context).draw(into: &canvas, context)
      return
    }
    let panes = Self.panes(in: canvas.size)
    guard !found.isEmpty else {
      let at = panes.main.origin.moved(x: 2, y: 1)
      let add = context.keyName(.character("a"))
      canvas.write(
        wrapped: shelf.order.isEmpty
          ? wording.sentences([
            wording(.asSentence(text: wording(.reviewEmptyTitle))),
            wording(.reviewEmptyText(key: add)),
          ]) : screen.noMatch(wording),
        in: Rect(x: at.x, y: at.y, width: panes.main.maxX - at.x, height: 2),
        style: theme.muted
      )
      canvas.cursor = at
      drawSearch(into: &canvas, found)
      return
    }
    FlashcardTable(screen: screen, shelf: shelf, context: context)
      .draw(found, in: panes.main, into: &canvas)
    if let detail = panes.detail, let card = screen.selected.flatMap({ shelf.card($0) }) {
      panes.drawDivider(into: &canvas, theme: theme)
      NotePane(card: card, history: screen.history, shelf: shelf, context: context)
        .draw(in: detail, into: &canvas)
    }
    drawSearch(into: &canvas, found)
    screen.tagDialog(shelf, context)?.drawCentered(into: &canvas, theme: theme)
    screen.drawDialog(into: &canvas, context)
  }

  /// Draws the search, and the numbers of cards that are marked and found.
  private func drawSearch(into canvas: inout Canvas, _ found: [FlashcardID]) {
    let wording = context.wording
    let count = wording.listCount(
      wording(.cards(found.count)),
      marked: screen.marks.count,
      hidden: screen.query.text.isEmpty
        ? 0 : screen.marks.count - found.count { screen.marks.contains($0.rawValue) }
    )
    let order = wording(
      .lineModeItem(label: wording(.keySort), value: wording(screen.order.phrase))
    )
    let forms = found.count > 1 ? ["\(count)   \(order)", count] : [count]
    let isEdited = screen.line == .search
    let hasSearch = isEdited || !screen.query.text.isEmpty
    let end = SearchLine.draw(
      count: forms,
      besideSearch: hasSearch,
      into: &canvas,
      context.environment
    )
    guard hasSearch else { return }
    let caret = SearchLine(screen.query, isEdited: isEdited)
      .draw(upTo: end, into: &canvas, context.environment)
    if isEdited, !screen.isInList { canvas.cursor = caret }
    SearchNotes(
      search: screen.query.text,
      problem: screen.problem,
      completions: isEdited ? screen.completions : nil
    ).draw(
      from: SearchLine.start(context.environment),
      upTo: end,
      in: Self.panes(in: canvas.size).main,
      into: &canvas,
      context
    )
  }
}
