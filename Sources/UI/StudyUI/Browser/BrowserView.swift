import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the list of cards.
struct BrowserView {
  let screen: BrowserScreen
  let context: StudyContext

  /// The table, and the focused card beside it.
  private static func panes(in size: Size) -> Panes {
    Panes(in: Rect(size: size).dropping(rows: Heading.height))
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
          ]) : wording(.noMatch),
        in: Rect(x: at.x, y: at.y, width: panes.main.maxX - at.x, height: 2),
        style: theme.muted
      )
      canvas.cursor = at
      drawLine(into: &canvas, found)
      return
    }
    FlashcardTable(screen: screen, shelf: shelf, context: context)
      .draw(found, in: panes.main, into: &canvas)
    if let detail = panes.detail, let card = screen.selected.flatMap({ shelf.card($0) }) {
      panes.drawDivider(into: &canvas, theme: theme)
      NotePane(card: card, history: screen.history, shelf: shelf, context: context)
        .draw(in: detail, into: &canvas)
    }
    drawLine(into: &canvas, found)
    screen.drawDialog(into: &canvas, context)
  }

  /// Draws the edited line or the search, and the numbers of cards that are marked and found.
  private func drawLine(into canvas: inout Canvas, _ found: [FlashcardID]) {
    let wording = context.wording
    let theme = context.theme
    let y = Heading.height - 1
    let count = wording.listCount(
      wording(.cards(found.count)),
      marked: screen.marks.count,
      hidden: screen.query.text.isEmpty
        ? 0 : screen.marks.count - found.count { screen.marks.contains($0.rawValue) }
    )
    let end = canvas.size.width - displayWidth(of: count) - 2
    canvas.write(count, at: Point(x: end, y: y), style: theme.muted)
    guard let (label, field) = line else { return }
    let used = canvas.write(wording(label), at: Point(x: 2, y: y), style: theme.accent)
    let at = Point(x: 3 + used, y: y)
    let column = TextLine(text: field.text, caret: screen.line == nil ? nil : field.caret)
      .draw(at: at, columns: max(4, end - at.x - 1), into: &canvas, theme: theme)
    if screen.line != nil, screen.line != .search || !screen.isInList {
      canvas.cursor = at.moved(x: column ?? 0)
    }
    if let completions = screen.completions {
      canvas.fill(Rect(x: 0, y: y + 1, width: canvas.size.width, height: 1))
      canvas.write(
        completions.joined(separator: "  "),
        at: Point(x: 2, y: y + 1),
        style: theme.muted,
        limit: canvas.size.width - 4,
        ellipsis: theme.ellipsis
      )
    }
  }

  /// The label and the text of the edited line, or of the search; nil without both.
  private var line: (Phrase, TextField)? {
    switch screen.line {
    case .tags: (.noteTags, screen.tags)
    case .addTags: (.keyAddTags, screen.tags)
    case .removeTags: (.keyRemoveTags, screen.tags)
    case .search: (.keySearch, screen.query)
    case nil: screen.query.text.isEmpty ? nil : (.keySearch, screen.query)
    }
  }
}
