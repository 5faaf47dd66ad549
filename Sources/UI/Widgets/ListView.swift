public import WindowLevels

/// Draws a scrolling list with one focused row.
public enum ListView {
  /// One row: text at the left, and text at the right where there is room.
  public struct Row: Sendable {
    /// The text at the left.
    public var leading: String
    /// Faint text behind `leading`, which is cut to leave room for it, at half the width.
    public var second: String?
    /// The text at the right; empty for none.
    public var trailing = ""
    /// Shorter forms of `trailing` for narrow lists, the longest first.
    public var shorter: [String] = []
    /// The style of `trailing`; nil for the muted style.
    public var trailingStyle: Style?
    /// True if the row is marked, which has a sign.
    public var isMarked = false

    /// A row.
    public init(
      leading: String,
      second: String? = nil,
      trailing: String = "",
      shorter: [String] = [],
      trailingStyle: Style? = nil,
      isMarked: Bool = false
    ) {
      self.leading = leading
      self.second = second
      self.trailing = trailing
      self.shorter = shorter
      self.trailingStyle = trailingStyle
      self.isMarked = isMarked
    }
  }

  /// Draws the visible ones of some rows.
  public static func draw(
    _ rows: [Row],
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme
  ) {
    draw(rows.count, state: state, in: rect, into: &canvas, theme: theme) { rows[$0] }
  }

  /// Draws the visible rows; calls `row` for no others.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - state: the focused row, and the first one that is visible.
  ///   - rect: the place of the list.
  ///   - canvas: the canvas to draw on.
  ///   - theme: the styles and signs.
  ///   - hasFocus: false to draw no row as the focused one.
  ///   - row: the row with a number, counted from 0.
  public static func draw(
    _ count: Int,
    state: ListState,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme,
    hasFocus: Bool = true,
    row: (Int) -> Row
  ) {
    guard !rect.isEmpty else { return }
    var state = state
    state.fit(count: count, height: rect.height)
    let visible = VisibleRows(from: state.top, of: count, height: rect.height)
    for offset in 0..<visible.range.count {
      let row = row(state.top + offset)
      let isSelected = hasFocus && state.top + offset == state.selected
      let y = rect.minY + offset
      if row.isMarked {
        canvas.put(
          theme.mark,
          at: Point(x: rect.minX - 1, y: y),
          style: theme.title
        )
      }
      let half = (rect.width - 14) / 2
      let leadingWidth = row.second == nil ? displayWidth(of: row.leading) : half
      let room = rect.width - leadingWidth - 5
      let trailing = ([row.trailing] + row.shorter).first { displayWidth(of: $0) <= room } ?? ""
      let trailingWidth = displayWidth(of: trailing)
      let hasTrailing = trailingWidth > 0
      let end = hasTrailing ? rect.width - trailingWidth - 2 : visible.texts(in: rect).width
      canvas.write(
        row.leading,
        at: Point(x: rect.minX + 2, y: y),
        limit: row.second == nil ? end - 2 : half,
        ellipsis: theme.ellipsis
      )
      if let second = row.second {
        canvas.write(
          second,
          at: Point(x: rect.minX + half + 3, y: y),
          style: theme.muted,
          limit: max(0, min(half, end - half - 3)),
          ellipsis: theme.ellipsis
        )
      }
      if hasTrailing {
        canvas.write(
          trailing,
          at: Point(x: rect.maxX - trailingWidth - 1, y: y),
          style: row.trailingStyle ?? theme.muted
        )
      }
      if isSelected {
        canvas.focus(Rect(x: rect.minX, y: y, width: rect.width, height: 1), theme: theme)
      }
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }
}
