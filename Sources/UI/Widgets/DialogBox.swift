package import WindowLevels

/// A framed dialog: a heading, text and a column of choices, one of them focused.
package struct DialogBox {
  package let heading: String
  package let text: String
  package let choices: [String]
  package let selected: Int

  package init(
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

  /// The size of the dialog in a window of `size`, at most 60 columns wide.
  package func size(within size: Size) -> Size {
    let width = min(size.width, 60)
    let rows = WrappedText(text, width: width - 6).lines.count
    return Size(width: width, height: min(size.height, rows + 3 + choices.count))
  }

  /// Draws the dialog into the whole of `rect`.
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
    let inner = rect.inset(x: 3, y: 1)
    let firstChoice = rect.maxY - 1 - choices.count
    let room = max(0, firstChoice - inner.minY - 1)
    canvas.write(
      wrapped: text,
      in: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: room)
    )
    for (index, choice) in choices.enumerated() {
      let isSelected = index == selected
      let point = Point(x: inner.minX, y: firstChoice + index)
      guard rect.inset(x: 1, y: 1).contains(point) else { continue }
      let look = isSelected ? theme.selection : .plain
      if isSelected {
        canvas.fill(Rect(origin: point, size: Size(width: inner.width, height: 1)), style: look)
        canvas.put(theme.pointer, at: point, style: look)
        canvas.cursor = point
      }
      canvas.write(choice, at: point.moved(x: 2), style: look, limit: inner.width - 2)
    }
  }
}
