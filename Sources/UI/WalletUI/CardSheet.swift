import Screens
import Widgets
import WindowLevels

/// A side of a drawn card, as wide as it is seen while it turns. Shapes are narrowed with it; a text
/// is written whole or not at all, and none once the card is seen at less than 70 % of its width.
struct CardSheet {
  /// Where it stands on the canvas.
  let rect: Rect
  /// The columns of the card when it is seen whole.
  let fullWidth: Int

  /// Whether it is seen whole.
  var isWhole: Bool { rect.width == fullWidth }

  private var hasText: Bool { rect.width * 10 >= fullWidth * 7 }

  /// Where a column of the whole card is now.
  private func x(_ column: Int) -> Int {
    let span = fullWidth - 1
    return rect.minX + (2 * column * (rect.width - 1) + span) / (2 * span)
  }

  /// Where a rectangle of the whole card is now.
  func rect(_ whole: Rect) -> Rect {
    let left = x(whole.minX)
    return Rect(
      x: left,
      y: rect.minY + whole.minY,
      width: x(whole.maxX - 1) + 1 - left,
      height: whole.height
    )
  }

  /// Fills columns of a row, within the card's edges.
  func fill(
    _ columns: Range<Int>,
    row: Int,
    with scalar: Unicode.Scalar,
    _ style: Style,
    _ canvas: inout Canvas
  ) {
    let whole = Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
    canvas.fill(
      self.rect(whole).intersection(rect.inset(x: 1)),
      with: scalar,
      style: style
    )
  }

  /// Where a text of a width that begins at a column is written; nil where it does not fit before
  /// another column.
  func place(_ width: Int, column: Int, row: Int, before limit: Int) -> Point? {
    guard hasText, x(column) + width <= x(limit) else { return nil }
    return Point(x: x(column), y: rect.minY + row)
  }

  /// Writes a text that begins at a column, where it fits before another.
  func write(
    _ text: String,
    column: Int,
    row: Int,
    before limit: Int,
    _ style: Style,
    _ canvas: inout Canvas
  ) {
    guard let point = place(displayWidth(of: text), column: column, row: row, before: limit) else {
      return
    }
    canvas.write(text, at: point, style: style)
  }

  /// Writes a text that ends before a column.
  func writeRight(
    _ text: String,
    endingAt column: Int,
    row: Int,
    _ style: Style,
    _ canvas: inout Canvas
  ) {
    let start = x(column) - displayWidth(of: text)
    guard hasText, start > rect.minX else { return }
    canvas.write(text, at: Point(x: start, y: rect.minY + row), style: style)
  }
}
