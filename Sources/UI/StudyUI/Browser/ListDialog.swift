import Screens
import Widgets
import WindowLevels

/// A list in a dialog in the middle of the screen.
struct ListDialog {
  let heading: String
  /// The number of rows of the list.
  let count: Int

  private func frame(in size: Size) -> Rect {
    Rect(size: size).centered(DialogFrame.size(rows: count, within: size))
  }

  /// The rows of the list that are visible in a window.
  func height(in size: Size) -> Int { DialogFrame.inside(frame(in: size), rows: count).height }

  /// Draws the dialog, and dims everything else.
  ///
  /// - Parameter row: the row with a number, counted from 0.
  func draw(
    _ state: ListState,
    into canvas: inout Canvas,
    theme: Theme,
    row: (Int) -> ListView.Row
  ) {
    canvas.restyle(canvas.bounds, theme.dimmed)
    let frame = frame(in: canvas.size)
    DialogFrame(heading).draw(in: frame, into: &canvas, theme: theme, style: theme.accent)
    let area = DialogFrame.inside(frame, rows: count)
    ListView.draw(count, state: state, in: area, into: &canvas, theme: theme, row: row)
    canvas.cursor = Point(x: area.minX, y: area.minY + state.selected - state.top)
  }
}
