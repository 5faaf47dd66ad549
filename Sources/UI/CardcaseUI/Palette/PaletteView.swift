import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the palette: a field, and beneath it the rows that it finds.
struct PaletteView {
  let screen: PaletteScreen
  let items: [PaletteItem]
  let context: ShellContext

  private static let width = 76
  /// The maximum height.
  private static let height = 20
  /// The rows above the list, the frame's edge included, and that below it.
  private static let (above, below) = (3, 1)

  /// The window's frame: in the upper part of the screen, with the field in the same place however
  /// many rows there are, and at most all of a small screen.
  static func frame(in size: Size, rows: Int) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    let width = min(area.width, Self.width)
    let most = min(area.height, Self.height)
    let top = min(2, (area.height - most) / 2)
    let height = min(most, above + max(1, rows) + below)
    return Rect(x: (area.width - width) / 2, y: area.minY + top, width: width, height: height)
  }

  /// The number of visible rows in a window of that size.
  static func rows(in size: Size) -> Int { max(1, size.height - above - below) }

  func draw(into canvas: inout Canvas) {
    let theme = context.theme
    canvas.fill(canvas.bounds)
    canvas.frame(canvas.bounds, theme.borderLines, style: theme.accent)
    canvas.write(
      " \(context.wording(.keyPalette)) ",
      at: Point(x: 2, y: 0),
      style: theme.accent,
      limit: canvas.size.width - 4
    )
    let inner = canvas.bounds.inset(x: 2, y: 1)
    drawRows(in: inner.dropping(rows: Self.above - 1), into: &canvas)
    let field = screen.field
    canvas.put(theme.pointer, at: inner.origin, style: theme.accent)
    let text = inner.origin.moved(x: 2)
    let caret = TextLine(
      text: field.text,
      placeholder: context.wording(.palettePlaceholder),
      caret: field.caret
    ).draw(at: text, columns: inner.width - 3, into: &canvas, theme: theme)
    if !screen.isInList || items.isEmpty { canvas.cursor = text.moved(x: caret ?? 0) }
  }

  private func drawRows(in area: Rect, into canvas: inout Canvas) {
    guard !items.isEmpty else {
      let nothing = context.wording(.noMatch)
      canvas.write(wrapped: nothing, in: area, style: context.theme.muted)
      return
    }
    // The word for the kind stands in front of each row, in a column of its own.
    let words = PaletteItem.Kind.allCases.map { context.wording($0.label) }
    let column = words.map { displayWidth(of: $0) }.max() ?? 0
    let narrow = Rect(
      x: area.minX + column + 2,
      y: area.minY,
      width: area.width - column - 2,
      height: area.height
    )
    var state = screen.list
    state.fit(count: items.count, height: area.height)
    for (offset, item) in items.dropFirst(state.top).prefix(area.height).enumerated() {
      canvas.write(
        context.wording(item.kind.label),
        at: area.origin.moved(y: offset),
        style: context.theme.muted
      )
    }
    ListView.draw(items.count, state: state, in: narrow, into: &canvas, theme: context.theme) {
      ListView.Row(leading: items[$0].name, trailing: items[$0].detail)
    }
  }
}
