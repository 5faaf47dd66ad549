package import WindowLevels

/// A field on one line, with its question above and its validation message below.
package struct TextFieldView {
  package let text: String
  package let field: TextField
  package let problem: String?

  package init(
    text: String,
    field: TextField,
    problem: String?
  ) {
    self.text = text
    self.field = field
    self.problem = problem
  }

  package func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    let used = canvas.write(wrapped: text, in: area, style: theme.faint)
    let at = area.origin.moved(y: used + 1)
    canvas.put(theme.pointer, at: at, style: theme.accent)
    let column = TextLine(text: field.text, caret: field.caret).draw(
      at: at.moved(x: 2),
      columns: area.width - 2,
      into: &canvas,
      theme: theme
    )
    canvas.cursor = at.moved(x: 2 + (column ?? 0))
    if let problem {
      canvas.write(
        wrapped: "\(Character(theme.cross)) \(problem)",
        in: area.dropping(rows: at.y + 2 - area.minY),
        style: theme.problem
      )
    }
  }
}
