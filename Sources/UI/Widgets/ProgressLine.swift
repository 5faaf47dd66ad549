public import WindowLevels

/// A line that is filled as far as something is done, with a note at its right.
public struct ProgressLine: Sendable {
  private let done: Int
  private let total: Int
  private let note: String
  private let style: Style?

  /// A line.
  ///
  /// - Parameters:
  ///   - done: The part that is done, in the unit of `total`; without a total nothing is.
  ///   - total: The whole.
  ///   - note: The words at the right of the line.
  ///   - style: The style of the filled part and of the note; nil for text and muted text.
  public init(done: Int, of total: Int, note: String = "", style: Style? = nil) {
    self.done = done
    self.total = total
    self.note = note
    self.style = style
  }

  /// Draws the line in the first row of `area`.
  public func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    let noteWidth = min(displayWidth(of: note), area.width)
    let width = max(0, area.width - (noteWidth > 0 ? noteWidth + 1 : 0))
    let filled = total > 0 ? width * min(max(0, done), total) / total : 0
    canvas.fill(
      Rect(x: area.minX, y: area.minY, width: filled, height: 1),
      with: theme.progress.done,
      style: style ?? theme.text
    )
    canvas.fill(
      Rect(x: area.minX + filled, y: area.minY, width: width - filled, height: 1),
      with: theme.progress.open,
      style: theme.border
    )
    canvas.write(
      note,
      at: Point(x: area.maxX - noteWidth, y: area.minY),
      style: style ?? theme.muted,
      limit: noteWidth,
      ellipsis: theme.ellipsis
    )
  }
}
