import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The rows of the browser in a table.
struct FlashcardTable {
  let screen: BrowserScreen
  let context: StudyContext

  private var theme: Theme { context.theme }

  /// The width below which there are no more than the sides of a card, and its state with the time at
  /// which it is due.
  private static let narrow = 44

  /// Draws the table. Rows are made only where they are visible, as there may be very many.
  func draw(_ count: Int, in rect: Rect, into canvas: inout Canvas) {
    let isNarrow = rect.width < Self.narrow
    let columns =
      isNarrow ? ["question", "answer", "state"].compactMap(BrowserColumn.named) : screen.columns
    Table(columns.map { $0.column(sign: sign(at: $0), isNarrow: isNarrow, context.wording) }).draw(
      count,
      state: screen.list,
      in: rect,
      into: &canvas,
      theme: theme
    ) { index in
      guard let row = screen.row(index) else {
        let text = screen.isMissing(index) ? context.wording(.rowUnreadable) : ""
        return Table.Row(
          columns.indices.map { Table.Field($0 == 0 ? text : "", style: theme.bad) },
          isMarked: isMarked(index)
        )
      }
      return Table.Row(
        columns.map { column in
          isNarrow && column.key == .state
            ? Table.Field(context.state(of: row.card), style: context.style(of: row.card))
            : column.field(row, context)
        },
        isMarked: isMarked(index)
      )
    }
  }

  private func isMarked(_ index: Int) -> Bool {
    screen.id(index).map { screen.marks.contains($0) } ?? false
  }

  /// The sign at the head of the column by which rows are sorted.
  private func sign(at column: BrowserColumn) -> Unicode.Scalar? {
    guard column.key == screen.layout.key else { return nil }
    return screen.layout.isReversed ? theme.sortedBackwards : theme.sorted
  }
}
