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
    let levels = screen.found == nil ? [] : screen.deck(context)?.name.levels ?? []
    let place = screen.scope == .everything ? [wording(.statisticsAllDecks)] : levels
    Heading.draw(
      [wording(.homeFlashcards)] + place + [wording(.keyCards)],
      into: &canvas,
      context.environment
    )
    guard let found = screen.found else {
      LoadingPlaceholder(because: screen.listing.failure).draw(into: &canvas, context)
      if screen.line == .search { drawSearch(into: &canvas, CardList()) }
      return
    }
    let panes = Self.panes(in: canvas.size)
    guard found.count > 0 else {
      let at = panes.main.origin.moved(x: 2, y: 1)
      canvas.write(
        wrapped: screen.isUnsearched ? empty : screen.noMatch(context),
        in: Rect(x: at.x, y: at.y, width: panes.main.maxX - at.x, height: 2),
        style: theme.muted
      )
      canvas.cursor = at
      drawSearch(into: &canvas, found)
      drawChoices(into: &canvas)
      return
    }
    FlashcardTable(screen: screen, context: context)
      .draw(found.count, in: panes.main, into: &canvas)
    if let detail = panes.detail, let row = screen.selected {
      panes.drawDivider(into: &canvas, theme: theme)
      NotePane(row: row, found: screen.focused.found, context: context)
        .draw(in: detail, into: &canvas)
    }
    drawSearch(into: &canvas, found)
    drawChoices(into: &canvas)
    screen.tagDialog(context)?.drawCentered(into: &canvas, theme: theme)
    screen.drawDialog(into: &canvas, context)
  }

  /// Draws the choice that is open.
  private func drawChoices(into canvas: inout Canvas) {
    screen.chooser?.draw(screen.layout, screen.unit, into: &canvas, context)
    screen.searches?.draw(screen.query.text, into: &canvas, context)
    if let menu = screen.menu {
      menu.draw(screen.targetWords(menu, context.wording), into: &canvas, context)
    }
  }

  /// The words where there are no cards at all.
  private var empty: String {
    let wording = context.wording
    return wording.sentences([
      wording(.asSentence(text: wording(.reviewEmptyTitle))),
      wording(.reviewEmptyText(key: context.keyName(.character("a")))),
    ])
  }

  /// Draws the search, and the numbers of cards that are marked and found.
  private func drawSearch(into canvas: inout Canvas, _ found: CardList) {
    let wording = context.wording
    let count = wording.listCount(
      screen.counted(found.count, wording),
      marked: screen.marks.count,
      hidden: screen.hiddenMarks
    )
    let order = wording(
      .lineModeItem(label: wording(.keySort), value: screen.order(wording))
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
