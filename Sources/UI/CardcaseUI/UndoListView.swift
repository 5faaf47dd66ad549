import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the list of operations, beneath the headings of their days.
struct UndoListView {
  let screen: UndoListScreen
  let environment: ScreenEnvironment

  private var theme: Theme { environment.theme }
  private var wording: Wording { environment.wording }

  func draw(into canvas: inout Canvas) {
    Heading.draw([wording(.undoListTitle)], into: &canvas, environment)
    guard let entries = screen.entries else { return }
    let rect = screen.rect(canvas.size)
    if screen.rows.isEmpty {
      drawEmpty(entries.isEmpty, in: rect, into: &canvas)
    } else {
      let isNarrow = rect.width < Self.narrow
      table(isNarrow)
        .draw(screen.rows.count, state: screen.list, in: rect, into: &canvas, theme: theme) {
          row(screen.rows[$0], isNarrow)
        }
    }
    screen.search?.draw(into: &canvas, environment)
    guard screen.damaged > 0 else { return }
    canvas.write(
      "\(Character(theme.cross)) " + wording(.recordsUnreadable(screen.damaged)),
      at: Point(x: 2, y: canvas.size.height - 1),
      style: theme.bad,
      limit: canvas.size.width - 4,
      ellipsis: theme.ellipsis
    )
  }

  private func drawEmpty(_ isEmpty: Bool, in rect: Rect, into canvas: inout Canvas) {
    canvas.cursor = rect.origin
    let title = wording(isEmpty ? .undoListEmpty : .noMatch)
    canvas.write(title, at: rect.origin, limit: rect.width, ellipsis: theme.ellipsis)
  }

  /// The width below which it is not said how much was changed.
  private static let narrow = 60

  private func table(_ isNarrow: Bool) -> Table {
    Table(
      [
        Table.Column(wording(.columnChange), width: 16, share: 1),
        Table.Column(isNarrow ? "" : wording(.columnExtent), alignment: .right),
        Table.Column(wording(.columnTime), alignment: .right),
      ],
      count: wording(.syncedChanges(screen.rows.count { !$0.isDay }))
    )
  }

  private func row(_ row: UndoListScreen.Row, _ isNarrow: Bool) -> Table.Row {
    switch row {
    case .day(let day): return Table.Row(heading: heading(day))
    case .entry(let entry):
      let style = entry.isUndone ? theme.muted : theme.text
      let extent = entry.isUndone ? wording(.undoneMark) : isNarrow ? "" : entry.howMuch(wording)
      return Table.Row([
        Table.Field(entry.what(wording), style: style),
        Table.Field(extent, style: theme.muted),
        Table.Field(environment.clock(at: entry.time), style: theme.muted),
      ])
    }
  }

  /// A day in words: "Today", "Yesterday", or its date.
  private func heading(_ day: CalendarDay) -> String {
    switch day.days(until: environment.today) {
    case 0: wording(.statisticsToday)
    case 1: wording(.dayYesterday)
    default: environment.date(of: day)
    }
  }
}
