public import WindowLevels

/// A framed dialog: a heading, text and a column of choices, one of them focused. Its text is cut
/// before its choices are, which are wrapped.
public struct DialogBox: Sendable {
  /// The widest dialog, in columns.
  private static let widest = 60
  /// The columns of frame and padding at either side.
  private static let side = 3
  /// The columns of the pointer in front of a choice.
  private static let pointer = 2

  /// The words in the upper edge of the frame.
  public let heading: String
  /// What is asked.
  public let text: String
  /// The answers, from the top.
  public let choices: [String]
  /// The index of the answer with the focus.
  public let selected: Int

  /// A dialog.
  public init(
    heading: String,
    text: String,
    choices: [String],
    selected: Int
  ) {
    self.heading = heading
    self.text = text
    self.choices = choices
    self.selected = selected
  }

  /// The size of the dialog in a window of `size`, at most 60 columns wide; with room inside where
  /// the window has it.
  public func size(within size: Size) -> Size {
    let width = min(size.width, Self.widest)
    let least = leastHeight(width)
    let padded = least + 2
    return Size(width: width, height: padded <= size.height ? padded : min(size.height, least))
  }

  /// The height with the whole text and no room inside.
  private func leastHeight(_ width: Int) -> Int {
    let text = WrappedText(text, width: width - 2 * Self.side).lines.count
    return text + 3 + wrappedChoices(width).reduce(0) { $0 + $1.count }
  }

  private func wrappedChoices(_ width: Int) -> [[String]] {
    choices.map { WrappedText($0, width: width - 2 * Self.side - Self.pointer).lines }
  }

  /// Draws the dialog in the middle of `rect`, and dims everything else on the canvas.
  public func drawCentered(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    canvas.restyle(canvas.bounds, theme.dimmed)
    draw(in: rect.centered(size(within: rect.size)), into: &canvas, theme: theme, style: style)
  }

  /// Draws the dialog into the whole of `rect`.
  public func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    canvas.fill(rect)
    canvas.frame(rect, theme.borderLines, style: style)
    canvas.write(
      " \(heading) ",
      at: rect.origin.moved(x: 2),
      style: style.adding(.bold),
      limit: rect.width - 4,
      ellipsis: theme.ellipsis
    )
    let padding = rect.height >= leastHeight(rect.width) + 2 ? 1 : 0
    let inner = rect.inset(x: Self.side, y: 1 + padding)
    let choices = wrappedChoices(rect.width)
    let firstChoice = inner.maxY - choices.reduce(0) { $0 + $1.count }
    canvas.write(
      wrapped: text,
      in: Rect(
        x: inner.minX,
        y: inner.minY,
        width: inner.width,
        height: max(0, firstChoice - inner.minY - 1)
      )
    )
    var y = firstChoice
    for (index, lines) in choices.enumerated() {
      draw(lines, isSelected: index == selected, at: y, in: inner, into: &canvas, theme)
      y += lines.count
    }
  }

  private func draw(
    _ lines: [String],
    isSelected: Bool,
    at y: Int,
    in inner: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let style = isSelected ? theme.selection : .plain
    for (row, line) in lines.enumerated() {
      let point = Point(x: inner.minX, y: y + row)
      guard point.y >= inner.minY, point.y < inner.maxY else { continue }
      if isSelected {
        canvas.fill(
          Rect(origin: point, size: Size(width: inner.width, height: 1)),
          style: Style(attributes: style.attributes.intersection(.reverse))
        )
        if row == 0 {
          canvas.put(theme.pointer, at: point, style: style)
          canvas.cursor = point
        }
      }
      canvas.write(line, at: point.moved(x: Self.pointer), style: style)
    }
  }
}
