public import WindowLevels

extension Canvas {
  /// Gives a row that was drawn the focus: what stands on it gets the background of the focused row,
  /// and the pointer is put at its left end.
  ///
  /// - Parameters:
  ///   - row: The row, from the column of the pointer on.
  ///   - theme: The styles and signs.
  ///   - cursor: The place of the cursor; nil for the pointer's.
  public mutating func focus(_ row: Rect, theme: Theme, cursor: Point? = nil) {
    var known: [Style: Style] = [:]
    restyle(row) { style in
      if let focused = known[style] { return focused }
      let focused = theme.focused(style)
      known[style] = focused
      return focused
    }
    put(theme.pointer, at: row.origin, style: theme.focused(theme.selection))
    self.cursor = cursor ?? row.origin
  }
}
