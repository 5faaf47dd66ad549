package import WindowLevels

/// The frame of a dialog with the words of its heading in the upper edge, and the room inside.
package struct DialogFrame: Sendable {
  /// The widest dialog, in columns.
  package static let widest = 60
  /// The columns of frame and padding at either side.
  package static let side = 3

  private let heading: String

  /// A frame.
  package init(_ heading: String) { self.heading = heading }

  /// The size of a dialog with rows of content in a window of `size`: with a row of padding above and
  /// beneath it where the window has them.
  package static func size(rows: Int, within size: Size) -> Size {
    let (least, padded) = (rows + 2, rows + 4)
    return Size(
      width: min(size.width, widest),
      height: padded <= size.height ? padded : min(size.height, least)
    )
  }

  /// The columns inside a dialog in a window of `size`.
  package static func width(within size: Size) -> Int { min(size.width, widest) - 2 * side }

  /// The room inside a dialog of these rows of content.
  package static func inside(_ rect: Rect, rows: Int) -> Rect {
    rect.inset(x: side, y: rect.height >= rows + 4 ? 2 : 1)
  }

  /// Draws the frame, and nothing inside.
  package func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    canvas.fill(rect)
    canvas.frame(rect, theme.borderLines, style: style)
    canvas.write(
      " \(heading) ",
      at: rect.origin.moved(x: 2),
      style: style.adding(.bold),
      limit: rect.width - 4,
      ellipsis: theme.ellipsis
    )
  }
}
