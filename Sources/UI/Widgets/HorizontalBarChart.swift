public import WindowLevels

/// Rows of a label, a bar that grows to the right, and its value in words.
public struct HorizontalBarChart: Sendable {
  /// A row.
  public struct Row: Sendable {
    let label: String
    let value: Int
    let words: String
    let style: Style
    /// A value that the bar is compared with; nil for none.
    package var mark: Int?

    /// A row, with its value in words if they say more than the number does.
    public init(_ label: String, value: Int, words: String? = nil, style: Style) {
      self.label = label
      self.value = value
      self.words = words ?? String(value)
      self.style = style
    }
  }

  private let rows: [Row]
  private let greatest: Int

  /// A plot.
  ///
  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - greatest: The value of the longest bar; nil for the greatest of the rows.
  public init(_ rows: [Row], greatest: Int? = nil) {
    self.rows = rows
    self.greatest = max(1, greatest ?? rows.map(\.value).max() ?? 1)
  }

  /// The sign at a value that a bar is compared with.
  package static func mark(_ theme: Theme) -> Unicode.Scalar { theme.tableLines.vertical }

  /// The height with all rows.
  package var height: Int { rows.count }

  /// Draws the rows that fit into `rect`.
  public func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let labels = min(rows.map { displayWidth(of: $0.label) }.max() ?? 0, rect.width / 2)
    let words = rows.map { displayWidth(of: $0.words) }.max() ?? 0
    let room = max(0, rect.width - labels - words - 2)
    let steps = theme.lyingBars.count
    for (index, row) in rows.enumerated().prefix(max(0, rect.height)) {
      let start = rect.origin.moved(y: index)
      canvas.write(row.label, at: start, limit: labels, ellipsis: theme.ellipsis)
      canvas.write(
        row.words,
        at: start.moved(x: labels + 1 + words - displayWidth(of: row.words)),
        style: row.value > 0 ? theme.title : theme.muted
      )
      let share = Double(max(0, row.value)) / Double(greatest)
      var length = Int((min(1, share) * Double(room * steps)).rounded())
      if row.value > 0 { length = max(1, length) }
      let bar = start.moved(x: labels + words + 2)
      let whole = length / steps
      canvas.fill(
        Rect(x: bar.x, y: bar.y, width: whole, height: 1),
        with: theme.lyingBars[steps - 1],
        style: row.style
      )
      if length % steps > 0 {
        canvas.put(theme.lyingBars[length % steps - 1], at: bar.moved(x: whole), style: row.style)
      }
      if let mark = row.mark, room > 0 {
        let place = min(1, Double(max(0, mark)) / Double(greatest)) * Double(room)
        canvas.put(
          Self.mark(theme),
          at: bar.moved(x: min(room - 1, Int(place))),
          style: theme.title
        )
      }
    }
  }
}
