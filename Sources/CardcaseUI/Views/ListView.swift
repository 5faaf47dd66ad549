import Windowing

/// A list of rows of which one has the focus.
enum ListView {
  /// One row: what it says at the left, and at the right where there is room.
  struct Row {
    var leading: String
    var trailing = ""
  }

  static func draw(
    _ rows: [Row],
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme
  ) {
    guard !rect.isEmpty else { return }
    var state = state
    state.fit(count: rows.count, height: rect.height)
    for (offset, row) in rows.dropFirst(state.top).prefix(rect.height).enumerated() {
      let isSelected = state.top + offset == state.selected
      let y = rect.minY + offset
      let style = isSelected ? theme.selected : .plain
      if isSelected {
        canvas.fill(
          Rect(x: rect.minX, y: y, width: rect.width, height: 1),
          style: Style(attributes: style.attributes.intersection(.reverse))
        )
        canvas.put(theme.pointer, at: Point(x: rect.minX, y: y), style: style)
        canvas.cursor = Point(x: rect.minX, y: y)
      }
      let trailingWidth = displayWidth(of: row.trailing)
      let hasTrailing =
        trailingWidth > 0 && displayWidth(of: row.leading) + trailingWidth + 5 <= rect.width
      canvas.write(
        row.leading,
        at: Point(x: rect.minX + 2, y: y),
        style: style,
        limit: rect.width - 2 - (hasTrailing ? trailingWidth + 2 : 0),
        ellipsis: theme.ellipsis
      )
      if hasTrailing {
        canvas.write(
          row.trailing,
          at: Point(x: rect.maxX - trailingWidth - 1, y: y),
          style: isSelected ? style : theme.faint
        )
      }
    }
    drawEdges(rows.count, state, rect, &canvas, theme)
  }

  /// Says that there is more above or below.
  private static func drawEdges(
    _ count: Int,
    _ state: ListState,
    _ rect: Rect,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    func mark(_ arrow: Key.Code, y: Int) {
      if let name = theme.arrows[arrow], let sign = name.unicodeScalars.first {
        canvas.put(sign, at: Point(x: rect.maxX, y: y), style: theme.faint)
      }
    }
    if state.top > 0 { mark(.up, y: rect.minY) }
    if state.top + rect.height < count { mark(.down, y: rect.maxY - 1) }
  }
}
