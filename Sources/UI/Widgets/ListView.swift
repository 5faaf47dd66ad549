package import WindowLevels

/// Draws a scrolling list with one focused row.
package enum ListView {
  /// One row: text at the left, and text at the right where there is room.
  package struct Row {
    package var leading: String
    package var trailing = ""
    /// Shorter forms of `trailing` for narrow lists, the longest first.
    package var shorter: [String] = []
    /// The style of `trailing` in a row without the focus; nil for the faint style.
    package var trailingStyle: Style?

    package init(
      leading: String,
      trailing: String = "",
      shorter: [String] = [],
      trailingStyle: Style? = nil
    ) {
      self.leading = leading
      self.trailing = trailing
      self.shorter = shorter
      self.trailingStyle = trailingStyle
    }
  }

  package static func draw(
    _ rows: [Row],
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme
  ) {
    draw(rows.count, state: state, in: rect, into: &canvas, theme: theme) { rows[$0] }
  }

  /// Draws the visible rows; calls `row` for no others.
  package static func draw(
    _ count: Int,
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme,
    row: (Int) -> Row
  ) {
    guard !rect.isEmpty else { return }
    var state = state
    state.fit(count: count, height: rect.height)
    for offset in 0..<min(rect.height, count - state.top) {
      let row = row(state.top + offset)
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
      let room = rect.width - displayWidth(of: row.leading) - 5
      let trailing = ([row.trailing] + row.shorter).first { displayWidth(of: $0) <= room } ?? ""
      let trailingWidth = displayWidth(of: trailing)
      let hasTrailing = trailingWidth > 0
      canvas.write(
        row.leading,
        at: Point(x: rect.minX + 2, y: y),
        style: style,
        limit: rect.width - 2 - (hasTrailing ? trailingWidth + 2 : 0),
        ellipsis: theme.ellipsis
      )
      if hasTrailing {
        canvas.write(
          trailing,
          at: Point(x: rect.maxX - trailingWidth - 1, y: y),
          style: isSelected ? style : row.trailingStyle ?? theme.faint
        )
      }
    }
    drawEdges(count, state, rect, &canvas, theme)
  }

  /// Draws arrows where more rows lie above or below.
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
