import WindowLevels

/// A side of a drawn card, narrowed while it flips. Shapes narrow with it; text is drawn whole or
/// not at all, and not below 70 % of the full width.
struct CardSheet {
  /// The sheet's rectangle on the canvas.
  let rect: Rect
  /// The columns of the card at rest.
  let fullWidth: Int

  /// True if the card is not narrowed.
  var isWhole: Bool { rect.width == fullWidth }

  private var hasText: Bool { rect.width * 10 >= fullWidth * 7 }

  /// The canvas column of a column of the card.
  private func x(_ column: Int) -> Int {
    let span = fullWidth - 1
    return rect.minX + (2 * column * (rect.width - 1) + span) / (2 * span)
  }

  /// The canvas rectangle of a rectangle of the card.
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

  /// The position of text `width` columns wide that begins at `column`; nil if it does not end
  /// before `limit`.
  func place(_ width: Int, column: Int, row: Int, before limit: Int) -> Point? {
    guard hasText, x(column) + width <= x(limit) else { return nil }
    return Point(x: x(column), y: rect.minY + row)
  }

  /// Writes text that begins at `column`, if it ends before `limit`.
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

  /// Writes text that ends before `column`, if it fits.
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
